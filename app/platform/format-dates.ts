/** The time zone of the agency. */
export const INDIA = "Asia/Kolkata";

const LONG_DATE = new Intl.DateTimeFormat("en-IN", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: INDIA,
});

/** Formats a day, or an instant in India's time, as 25 November 2026. */
export function formatLongDate(instant: string): string {
	return LONG_DATE.format(new Date(instant));
}
