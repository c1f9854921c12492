import { forRegion } from "./region.ts";

const LONG_DATE = forRegion(
	({ locale, timeZone }) =>
		new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone }),
);

/** Formats a day, or an instant in the agency's time zone, as 25 November 2026. */
export function formatLongDate(instant: string): string {
	return LONG_DATE().format(new Date(instant));
}

const DAY_RANGE = forRegion(
	({ locale }) =>
		new Intl.DateTimeFormat(locale, {
			day: "numeric",
			month: "long",
			year: "numeric",
			timeZone: "UTC",
		}),
);

/** Formats days of the calendar as 9–15 November 2026, or one of them. */
export function formatDayRange(from: string, to: string): string {
	return formatRange(DAY_RANGE(), new Date(from), new Date(to));
}

/** Formats a range with ordinary spaces, as the fonts have no thin ones. */
export function formatRange(format: Intl.DateTimeFormat, first: Date, last: Date): string {
	return format.formatRange(first, last).replaceAll("\u2009", " ");
}
