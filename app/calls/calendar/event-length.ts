import ICAL from "ical.js";
import { toZoneName } from "./find-zone.ts";
import type { ParsedComponent } from "./parse-components.ts";
import type { Zones } from "./zones.ts";

export const WHOLE_DAY = new ICAL.Duration({ days: 1 });
/** The length of an event whose end cannot be read, or is before its start. */
const UNKNOWN = new ICAL.Duration({ hours: 1 });

export function getZone(property: ICAL.Property): string | null {
	const tzid = property.getFirstParameter("tzid");
	return tzid ? toZoneName(tzid) : null;
}

/** The longest length; a longer one takes the library long, or ends in a year that no date has. */
const LONGEST_SECONDS = 3_000 * 366 * 86_400;

/** Returns the length, or LONGEST_SECONDS, which is longer than any calendar. */
export function limitLength(duration: ICAL.Duration): ICAL.Duration {
	const seconds = duration.toSeconds();
	return seconds > LONGEST_SECONDS ? ICAL.Duration.fromSeconds(LONGEST_SECONDS) : duration;
}

/**
 * Returns the length of an event that starts at `first`. A whole day takes that day, also where its end is its start.
 */
export function getLength(
	{ component, errors }: ParsedComponent,
	first: ICAL.Time,
	zones: Zones,
): ICAL.Duration {
	const start = component.getFirstProperty("dtstart");
	const end = component.getFirstProperty("dtend");
	const last = end?.getFirstValue();
	const duration = component.getFirstPropertyValue("duration");
	const isUnknown = errors.has("dtend") || errors.has("duration");
	const shortest = first.isDate ? WHOLE_DAY : new ICAL.Duration({});
	if (start && end && last instanceof ICAL.Time) {
		const isSameZone = getZone(start) === getZone(end);
		const seconds = isSameZone
			? last.subtractDate(first).toSeconds()
			: (zones.toInstants(last, getZone(end)).end - zones.toInstants(first, getZone(start)).start) /
				1_000;
		if (seconds > 0) return ICAL.Duration.fromSeconds(seconds);
		return seconds < 0 && !first.isDate ? UNKNOWN : shortest;
	}
	if (duration instanceof ICAL.Duration) {
		if (duration.isNegative) return UNKNOWN;
		return duration.toSeconds() > 0 ? limitLength(duration) : shortest;
	}
	return isUnknown && !first.isDate ? UNKNOWN : shortest;
}
