import type { OpeningHours } from "#app/content/schemas/opening-hours.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import {
	atClock,
	findClockChange,
	getWeekday,
	toDay,
	toMidnight,
	toNextMidnight,
} from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";

const WEEK = 7 * DAY;

/** Counts the minutes of opening hours between two instants (ISO 8601); without opening hours all minutes count. */
export function countOpenMinutes(
	from: string,
	to: string,
	hours: OpeningHours | undefined,
): number {
	const [start, end] = [Date.parse(from), Date.parse(to)];
	if (!hours) return Math.max(0, end - start) / MINUTE;
	return countWeeks(start, end, hours) / MINUTE;
}

/** Counts the ms of opening hours between two instants (Unix ms). Until clocks change, each week is like the other. */
function countWeeks(start: number, end: number, hours: OpeningHours): number {
	let open = 0;
	let from = start;
	while (from + WEEK <= end) {
		const alike = Math.floor((Math.min(end, findClockChange(from)) - from) / WEEK);
		const weeks = Math.max(1, alike);
		open += weeks * countOpenTime(from, from + WEEK, hours);
		from += weeks * WEEK;
	}
	return open + countOpenTime(from, end, hours);
}

/** Returns the minutes of an average day on which the agency opens. */
export function countMinutesOfDay(hours: OpeningHours | undefined): number {
	if (!hours) return DAY / MINUTE;
	const sum = hours.reduce(
		(minutes, { days, opens, closes }) =>
			minutes + (days.length * Math.max(0, toMs(closes) - toMs(opens))) / MINUTE,
		0,
	);
	return sum / new Set(hours.flatMap(({ days }) => days)).size || DAY / MINUTE;
}

/** Counts the ms of opening hours between two instants (Unix ms). */
function countOpenTime(start: number, end: number, hours: OpeningHours): number {
	let open = 0;
	for (let day = findDay(start); day.midnight < end; day = findNextDay(day))
		for (const [opens, closes] of listSpans(day, hours))
			open += Math.max(0, Math.min(closes, end) - Math.max(opens, start));
	return open;
}

/** Returns the instant (Unix ms) at which so many minutes of opening hours have passed since another one (ISO 8601). */
export function addOpenMinutes(
	from: string,
	minutes: number,
	hours: OpeningHours | undefined,
): number {
	const start = Date.parse(from);
	let left = minutes * MINUTE;
	if (!hours || hours.every(({ opens, closes }) => closes <= opens)) return start + left;
	for (let day = findDay(start); ; day = findNextDay(day))
		for (const [opens, closes] of listSpans(day, hours)) {
			const begin = Math.max(opens, start);
			if (closes <= begin) continue;
			if (closes - begin >= left) return begin + left;
			left -= closes - begin;
		}
}

/**
 * Returns the first opening (Unix ms) after an instant (Unix ms) that lies so many days of opening on: 1 is the next one.
 * Without opening hours each day opens at its midnight.
 */
export function findOpening(after: number, days: number, hours: OpeningHours | undefined): number {
	const isNever = !hours || hours.every(({ opens, closes }) => closes <= opens);
	let left = days;
	for (let day = findDay(after); ; day = findNextDay(day)) {
		const opening = isNever ? day.midnight : listSpans(day, hours)[0]?.[0];
		if (opening === undefined || opening <= after) continue;
		left -= 1;
		if (left <= 0) return opening;
	}
}

/**
 * Returns the opening (Unix ms) for which somebody waits who writes at an instant (ISO 8601) at which the agency is closed, also
 * for a holiday. Returns null where it is open, or has no hours.
 */
export function findOpeningAfter(
	instant: string,
	hours: OpeningHours | undefined,
	holidays: readonly Day[] = [],
): number | null {
	const isNever = !hours || hours.every(({ opens, closes }) => closes <= opens);
	if (isNever) return null;
	const start = Date.parse(instant);
	const isHoliday = (time: number) => holidays.includes(toDay(time));
	if (countOpenTime(start, start + MINUTE, hours) > 0 && !isHoliday(start)) return null;
	let opening = findOpening(start, 1, hours);
	while (isHoliday(opening)) opening = findOpening(opening, 1, hours);
	return opening;
}

/** A day: its beginning in Unix ms, and its index in a week that begins on Monday. */
type WeekDay = { midnight: number; weekday: number };

function findDay(time: number): WeekDay {
	return { midnight: toMidnight(time), weekday: getWeekday(time) };
}

/** Finds the day after another one. Until clocks change that needs no calendar, which is slow. */
function findNextDay({ midnight, weekday }: WeekDay): WeekDay {
	const next = midnight + DAY;
	return {
		midnight: next <= findClockChange(midnight) ? next : toNextMidnight(midnight),
		weekday: (weekday + 1) % DAYS.length,
	};
}

/** Lists the spans of a day in order, in Unix ms. */
function listSpans(
	{ midnight, weekday }: WeekDay,
	hours: OpeningHours,
): [opens: number, closes: number][] {
	const name = DAYS[weekday];
	return hours
		.filter(({ days }) => days.some((day) => day === name))
		.map(({ opens, closes }): [number, number] => [
			toInstant(midnight, opens),
			toInstant(midnight, closes),
		])
		.toSorted(([one], [other]) => one - other);
}

/** Converts a time such as `09:30` of a day to Unix ms. Before a change of clocks that needs no calendar, which is slow. */
function toInstant(midnight: number, time: string): number {
	const instant = midnight + toMs(time);
	return instant < findClockChange(midnight) ? instant : atClock(midnight, time);
}

/** Converts a time such as `09:30` to ms since midnight. */
function toMs(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return (hour * 60 + minute) * MINUTE;
}
