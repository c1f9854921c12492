import type { Day } from "./day.ts";
import { forRegion } from "./region.ts";

/**
 * Creates a function that formats a day of the calendar, or the days from one to another, in the region's language. No time
 * zone has a part in it.
 */
// @__NO_SIDE_EFFECTS__
export function createDayFormat(options: Intl.DateTimeFormatOptions) {
	const getFormat = forRegion(
		({ locale }) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }),
	);
	return (day: Day, until?: Day): string => {
		const format = getFormat();
		if (until === undefined) return format.format(new Date(day));
		// Ranges have thin spaces, which the fonts have not.
		return format.formatRange(new Date(day), new Date(until)).replaceAll("\u2009", " ");
	};
}

/** Formats a day as 25 November 2026, or days as 9–15 November 2026. */
export const formatLongDate = createDayFormat({ day: "numeric", month: "long", year: "numeric" });
