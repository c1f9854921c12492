import { Temporal } from "temporal-polyfill";
import * as z from "zod/mini";
import { getNow } from "./clock.ts";
import { DAY, HOUR, MINUTE } from "./durations.ts";
import { INDIA } from "./format-dates.ts";

const DATE_OPTIONS = { day: "numeric", month: "short", year: "numeric", timeZone: INDIA } as const;
const TIME_OPTIONS = { hour: "numeric", minute: "2-digit" } as const;
const DATE = new Intl.DateTimeFormat("en-IN", DATE_OPTIONS);
const DATE_TIME = new Intl.DateTimeFormat("en-IN", { ...DATE_OPTIONS, ...TIME_OPTIONS });
const WEEKDAY = new Intl.DateTimeFormat("en-IN", {
	weekday: "short",
	day: "numeric",
	month: "short",
	timeZone: INDIA,
});
const WEEKDAY_ALONE = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: INDIA });
const DAY_AND_MONTH = new Intl.DateTimeFormat("en-IN", {
	day: "numeric",
	month: "short",
	timeZone: INDIA,
});

/** The part of a formatted time behind its digits. */
const NOON_OR_NIGHT = "\u00a0pm";

/** Returns the day in India at an instant (Unix ms), as 2026-11-21. */
export function toDay(time: number): string {
	return toZoned(time).toPlainDate().toString();
}

/** Returns the start of a day in India, as ISO 8601 in UTC. */
export function toDayStart(day: string): string {
	const start = Temporal.PlainDate.from(day).toZonedDateTime(INDIA);
	return start.toInstant().toString({ fractionalSecondDigits: 3 });
}

/** Returns the midnight in India before an instant; both are Unix ms. */
export function toMidnight(time: number): number {
	return toZoned(time).startOfDay().epochMilliseconds;
}

/** Returns the day of the week in India at an instant (Unix ms); Monday is 0. */
export function getWeekday(time: number): number {
	return toZoned(time).dayOfWeek - 1;
}

export function addDays(day: string, days: number): string {
	return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the Monday of a day's week: 2026-11-16. */
export function toMonday(day: string): string {
	const date = Temporal.PlainDate.from(day);
	return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** Returns the days from one to another, with both. */
export function listDays(from: string, to: string): string[] {
	const days: string[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}

const utcSchema = z.iso.datetime({ precision: -1 });

/** Parses what a field for date and time has (2026-11-23T10:00), in India's time, to Unix ms; anything else to null. */
export function parseLocalTime(text: string): number | null {
	if (!utcSchema.safeParse(`${text}Z`).success) return null;
	return Temporal.PlainDateTime.from(text).toZonedDateTime(INDIA).epochMilliseconds;
}

/** Formats an instant (Unix ms) as such a field has it. */
export function formatLocalTime(time: number): string {
	return toZoned(time).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** Formats a day, or an instant in India's time, as 25 Nov 2026. */
export function formatDate(instant: string | number): string {
	return DATE.format(new Date(instant));
}

/** Formats an instant (ISO 8601) in India's time as 25 Nov 2026, 5:32 pm. */
export function formatInstant(instant: string): string {
	return keepTogether(DATE_TIME.format(new Date(instant)));
}

/** Formats a day, or an instant in India's time, as Thu 3 Dec. */
export function formatDay(instant: string | number): string {
	return WEEKDAY.format(new Date(instant)).replace(",", "");
}

/** Formats an instant (Unix ms) as a day near another one: `today`, Tue within six days, 24 Nov, or 24 Nov 2025. */
export function formatNearDay(instant: number, now: number): string {
	const [day, today] = [toDay(instant), toDay(now)];
	if (day === today) return "today";
	if (day > addDays(today, -7) && day < addDays(today, 7)) return WEEKDAY_ALONE.format(instant);
	return day.slice(0, 4) === today.slice(0, 4)
		? DAY_AND_MONTH.format(instant)
		: formatDate(instant);
}

/** Formats an instant (Unix ms) in a time zone as 3:00 pm. */
export function formatTime(instant: number, timeZone = INDIA): string {
	return keepTogether(
		new Intl.DateTimeFormat("en-IN", { ...TIME_OPTIONS, timeZone }).format(instant),
	);
}

/** Formats two instants of a day (Unix ms) as 3:00 – 3:30 pm. */
export function formatTimeSpan(start: number, end: number, timeZone?: string): string {
	const [from, to] = [formatTime(start, timeZone), formatTime(end, timeZone)];
	const period = to.slice(-NOON_OR_NIGHT.length);
	return `${from.endsWith(period) ? from.slice(0, -period.length) : from} – ${to}`;
}

/** Formats when a call is (Unix ms) in India's time as Thu 3 Dec, 3:00 pm. */
export function formatCallTime(instant: number): string {
	return `${formatDay(instant)}, ${formatTime(instant)}`;
}

/** Formats how long ago an instant (ISO 8601) is as `4 min`, `3 h` or `2 days`. */
export function formatAge(instant: string, now = getNow()): string {
	const age = Math.max(0, now - Date.parse(instant));
	if (age < MINUTE) return "just now";
	if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
	if (age < DAY) return `${Math.floor(age / HOUR)} h`;
	const days = Math.floor(age / DAY);
	return days === 1 ? "1 day" : `${days} days`;
}

/** Keeps a time and its `pm` on one line. */
function keepTogether(time: string): string {
	return time.replace(/\s(?=[ap]m$)/, "\u00a0");
}

function toZoned(time: number): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(INDIA);
}
