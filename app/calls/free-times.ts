import { Temporal } from "temporal-polyfill";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import type { Span } from "#app/database/booking.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";

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

/** The starts of each day by the rules: those of a fortnight take some 10 ms to compute, and each form needs them. */
const startsByDay = new WeakMap<BookingRules, Map<string, number[]>>();

function getStarts(day: Temporal.PlainDate, rules: BookingRules): number[] {
	const cached = startsByDay.get(rules) ?? new Map<string, number[]>();
	startsByDay.set(rules, cached);
	const starts = cached.get(day.toString()) ?? listStarts(day, rules);
	cached.set(day.toString(), starts);
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
