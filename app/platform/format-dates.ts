import { forRegion } from "./region.ts";

const LONG_DATE = forRegion(
	({ locale, timeZone }) =>
		new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone }),
);

/** Formats a day, or an instant in the agency's time zone, as 25 November 2026. */
export function formatLongDate(instant: string): string {
	return LONG_DATE().format(new Date(instant));
}
