import type { Day } from "./day.ts";
import { forRegion } from "./region.ts";

type FormatDays = (day: Day, until?: Day) => string;

/**
 * Creates a function that formats a day of the calendar, or the days from one to another, in the region's language. No time
 * zone has a part in it.
 */
// @__NO_SIDE_EFFECTS__
export function createDayFormat(options: Intl.DateTimeFormatOptions): FormatDays {
	const getFormat = forRegion(({ locale }) => createLocaleFormat(locale, options));
	return (day, until) => getFormat()(day, until);
}

const LONG_DATE = { day: "numeric", month: "long", year: "numeric" } as const;

/** Formats a day as 25 November 2026, or days as 9–15 November 2026. */
export const formatLongDate = createDayFormat(LONG_DATE);

/** Creates what formatLongDate is, for a region that is not set yet. */
export function createLongDateFormat(locale: string): FormatDays {
	return createLocaleFormat(locale, LONG_DATE);
}

function createLocaleFormat(locale: string, options: Intl.DateTimeFormatOptions): FormatDays {
	const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
	return (day, until) => {
		if (until === undefined) return format.format(new Date(day));
		// Ranges have thin spaces, which the fonts have not.
		return format.formatRange(new Date(day), new Date(until)).replaceAll("\u2009", " ");
	};
}
