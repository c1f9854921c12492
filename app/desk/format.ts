import type { Enquiry } from "#app/enquiries/enquiry.ts";

export const STATE_NAMES: Record<Enquiry["state"], string> = {
	new: "New",
	open: "Open",
	waiting: "Waiting for them",
	won: "Won",
	lost: "Lost",
};

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
const DATE_TIME = new Intl.DateTimeFormat("en-IN", {
	...DATE_OPTIONS,
	hour: "numeric",
	minute: "2-digit",
});

/** A day, or an instant in India's time, as 25 Nov 2026. */
export function formatDate(instant: string | number): string {
	return DATE.format(new Date(instant));
}

/** An instant (ISO 8601) in India's time, as 25 Nov 2026, 5:32 pm. */
export function formatInstant(instant: string): string {
	return DATE_TIME.format(new Date(instant)).replace(/\s(?=[ap]m$)/, "\u00a0");
}

/** How long ago an instant (ISO 8601) is, as `4 min`, `3 h` or `2 days`. */
export function formatAge(instant: string, now = Date.now()): string {
	const age = Math.max(0, now - Date.parse(instant));
	if (age < MINUTE_MS) return "just now";
	if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
	if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
	const days = Math.floor(age / DAY_MS);
	return days === 1 ? "1 day" : `${days} days`;
}
