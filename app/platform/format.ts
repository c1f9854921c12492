import { getNow } from "./clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const DATE_OPTIONS = {
	day: "numeric",
	month: "short",
	year: "numeric",
	timeZone: "Asia/Kolkata",
} as const;
const DATE = new Intl.DateTimeFormat("en-IN", DATE_OPTIONS);
const TIME_OPTIONS = { hour: "numeric", minute: "2-digit" } as const;
const DATE_TIME = new Intl.DateTimeFormat("en-IN", { ...DATE_OPTIONS, ...TIME_OPTIONS });
const DAY = new Intl.DateTimeFormat("en-IN", {
	weekday: "short",
	day: "numeric",
	month: "short",
	timeZone: "Asia/Kolkata",
});

/** What stands behind a time. */
const NOON_OR_NIGHT = "\u00a0pm";

/** A day, or an instant in India's time, as 25 Nov 2026. */
export function formatDate(instant: string | number): string {
	return DATE.format(new Date(instant));
}

/** An instant (ISO 8601) in India's time, as 25 Nov 2026, 5:32 pm. */
export function formatInstant(instant: string): string {
	return keepTogether(DATE_TIME.format(new Date(instant)));
}

/** A day, or an instant in India's time, as Thu 3 Dec. */
export function formatDay(instant: string | number): string {
	return DAY.format(new Date(instant)).replace(",", "");
}

/** An instant (Unix ms) in a time zone, as 3:00 pm. */
export function formatTime(instant: number, timeZone = "Asia/Kolkata"): string {
	return keepTogether(
		new Intl.DateTimeFormat("en-IN", { ...TIME_OPTIONS, timeZone }).format(instant),
	);
}

/** Two instants of a day (Unix ms), as 3:00 – 3:30 pm. */
export function formatTimeSpan(start: number, end: number, timeZone?: string): string {
	const [from, to] = [formatTime(start, timeZone), formatTime(end, timeZone)];
	const period = to.slice(-NOON_OR_NIGHT.length);
	return `${from.endsWith(period) ? from.slice(0, -period.length) : from} – ${to}`;
}

/** When a call is (Unix ms), in India's time, as Thu 3 Dec, 3:00 pm. */
export function formatCallTime(instant: number): string {
	return `${formatDay(instant)}, ${formatTime(instant)}`;
}

/** How long ago an instant (ISO 8601) is, as `4 min`, `3 h` or `2 days`. */
export function formatAge(instant: string, now = getNow()): string {
	const age = Math.max(0, now - Date.parse(instant));
	if (age < MINUTE_MS) return "just now";
	if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
	if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
	const days = Math.floor(age / DAY_MS);
	return days === 1 ? "1 day" : `${days} days`;
}

/** A time and its `pm`. */
function keepTogether(time: string): string {
	return time.replace(/\s(?=[ap]m$)/, "\u00a0");
}
