import { addDays } from "#app/visits/day.ts";

export const COUNT = new Intl.NumberFormat("en-IN");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const DATE_OPTIONS = {
	day: "numeric",
	month: "short",
	year: "numeric",
	timeZone: "Asia/Kolkata",
} as const;
const DATE = new Intl.DateTimeFormat("en-GB", DATE_OPTIONS);
const DATE_TIME = new Intl.DateTimeFormat("en-GB", {
	...DATE_OPTIONS,
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
});

/** In India's time: 21 Nov 2026. */
export function formatDate(date: string | number): string {
	return DATE.format(new Date(date));
}

/** In India's time: 21 Nov 2026, 14:05. */
export function formatDateTime(date: string | number): string {
	return DATE_TIME.format(new Date(date));
}

/** A duration in ms: under 1 s, 45 s, 4 min, 2 h 5 min, 3 d 4 h. */
export function formatDuration(ms: number): string {
	if (ms < SECOND) return "under 1 s";
	if (ms < 2 * MINUTE) return `${Math.round(ms / SECOND)} s`;
	if (ms < 2 * HOUR) return `${Math.round(ms / MINUTE)} min`;
	const [large, small, largeUnit, smallUnit] =
		ms < 2 * DAY ? [HOUR, MINUTE, "h", "min"] : [DAY, HOUR, "d", "h"];
	const rest = Math.floor((ms % large) / small);
	return `${Math.floor(ms / large)} ${largeUnit}${rest > 0 ? ` ${rest} ${smallUnit}` : ""}`;
}

/** The Monday of a day's week: 2026-11-16. */
export function toMonday(day: string): string {
	return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** 1 enquiry, 2 enquiries. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
	return `${COUNT.format(count)} ${count === 1 ? one : many}`;
}
