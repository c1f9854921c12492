import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import type { BusySpan, CallSpan, HostId, Span } from "#app/database/booking.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";

/** The windows in which somebody holds calls. */
type HostHours = { id: HostId; windows: BookingRules["windows"] };

/**
 * Lists the hosts who are free at each start of a call, by the start in Unix ms, ascending. From a person of the staff time
 * is taken by their own calls, their busy times, and calls of the content's host; from the content's host by all of them.
 */
export function listHostTimes(
	rules: BookingRules,
	hosts: readonly HostHours[],
	{ calls, busy }: { calls: readonly CallSpan[]; busy: readonly BusySpan[] },
	now: number,
): Map<number, HostId[]> {
	const free = hosts.flatMap(({ id, windows }) => {
		const taken = {
			calls: calls.filter(({ hostId }) => id === null || hostId === null || hostId === id),
			busy: busy.filter(({ staffId }) => id === null || staffId === id),
		};
		return listFreeTimes({ ...rules, windows }, taken, now).map((start) => ({ start, id }));
	});
	const byStart = Map.groupBy(free, ({ start }) => start);
	return new Map(
		[...byStart]
			.sort(([one], [other]) => one - other)
			.map(([start, all]) => [start, all.map(({ id }) => id)]),
	);
}

/**
 * Lists the starts of the calls that can still be booked, ascending, in Unix ms. Within each window they follow one
 * another by the length of a call, in the zone's local time. Where summer time leaves an hour out, there is no call; of
 * an hour that occurs twice the first is taken.
 *
 * @param taken `calls` keep the buffer before and after them, `busy` times do not.
 * @param now Unix ms
 */
export function listFreeTimes(
	rules: BookingRules,
	taken: { calls: readonly Span[]; busy: readonly Span[] },
	now: number,
): number[] {
	const earliest = now + rules.noticeHours * HOUR;
	const buffer = toBufferMs(rules);
	const blocked = [
		...taken.busy,
		...taken.calls.map(({ start, end }) => ({ start: start - buffer, end: end + buffer })),
	];
	const isFree = (start: number) =>
		start >= earliest &&
		blocked.every((span) => toEnd(start, rules) <= span.start || span.end <= start);
	return listAllStarts(rules, now).filter(isFree);
}

/**
 * Finds the times nearest to the wanted one; of two equally near ones the earlier. Returns the first ones where none is
 * wanted. All are in Unix ms, ascending.
 */
export function findNearestTimes(
	times: readonly number[],
	wanted: number | null,
	count = 3,
): number[] {
	const ascending = times.toSorted((one, other) => one - other);
	if (wanted === null) return ascending.slice(0, count);
	const distance = (time: number) => Math.abs(time - wanted);
	return ascending
		.toSorted((one, other) => distance(one) - distance(other))
		.slice(0, count)
		.sort((one, other) => one - other);
}

/** Returns the least time between two calls, in ms. */
export function toBufferMs({ bufferMinutes }: Pick<BookingRules, "bufferMinutes">): number {
	return bufferMinutes * MINUTE;
}

/** Returns the end of a call that starts at that time, in Unix ms. */
export function toEnd(start: number, { minutes }: Pick<BookingRules, "minutes">): number {
	return start + minutes * MINUTE;
}

/** Lists the starts from today to the horizon, taken or not. */
function listAllStarts(rules: BookingRules, now: number): number[] {
	const today = Temporal.Instant.fromEpochMilliseconds(now)
		.toZonedDateTimeISO(rules.zone)
		.toPlainDate();
	const starts = listDays(rules, today).flatMap((day) => getStarts(day, rules));
	return [...new Set(starts)].sort((one, other) => one - other);
}

/** The starts of a day by its windows: those of a fortnight take some 10 ms to compute, and each form needs them. */
const cachedStarts = new LRUCache<string, number[]>({ max: 1_000 });

function getStarts(day: Temporal.PlainDate, rules: BookingRules): number[] {
	const { windows, minutes, zone } = rules;
	const key = JSON.stringify([day, windows, minutes, zone]);
	const starts = cachedStarts.get(key) ?? listStarts(day, rules);
	cachedStarts.set(key, starts);
	return starts;
}

/** Lists the days from today to the horizon in the zone of the rules, without holidays. */
function listDays(
	{ horizonDays, holidays }: BookingRules,
	today: Temporal.PlainDate,
): Temporal.PlainDate[] {
	const days = Array.from({ length: horizonDays + 1 }, (_, count) => today.add({ days: count }));
	return days.filter((day) => !holidays.some((holiday) => holiday === day.toString()));
}

/** Lists the starts of a day, in Unix ms, also those that are past or taken. */
function listStarts(day: Temporal.PlainDate, { windows, minutes, zone }: BookingRules): number[] {
	const starts: number[] = [];
	for (const { days, from, to } of windows) {
		if (!days.some((each) => each === DAYS[day.dayOfWeek - 1])) continue;
		const close = toInstant(day.toPlainDateTime(to), zone).instant;
		const last = day.toPlainDateTime(to).subtract({ minutes });
		let time = day.toPlainDateTime(from);
		for (; Temporal.PlainDateTime.compare(time, last) <= 0; time = time.add({ minutes })) {
			const { instant, isLeftOut } = toInstant(time, zone);
			if (!isLeftOut && toEnd(instant, { minutes }) <= close) starts.push(instant);
		}
	}
	return starts;
}

/** Returns the instant at which a clock of the zone shows a time first, in Unix ms; or at which it skips it. */
function toInstant(
	time: Temporal.PlainDateTime,
	zone: string,
): { instant: number; isLeftOut: boolean } {
	const zoned = time.toZonedDateTime(zone, { disambiguation: "earlier" });
	if (zoned.toPlainDateTime().equals(time))
		return { instant: zoned.epochMilliseconds, isLeftOut: false };
	const change = zoned.getTimeZoneTransition("next") ?? zoned;
	return { instant: change.epochMilliseconds, isLeftOut: true };
}
