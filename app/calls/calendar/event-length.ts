import ICAL from "ical.js";
import type { ParsedComponent } from "./parse-components.ts";
import type { Zones } from "./zones.ts";

export const WHOLE_DAY = new ICAL.Duration({ days: 1 });
/** Where the end of an event cannot be read, or comes before its start. */
const UNKNOWN = new ICAL.Duration({ hours: 1 });

export function getZone(property: ICAL.Property): string | null {
	return property.getFirstParameter("tzid") ?? null;
}

/** Longer ones take the library long, or end in a year that no date has. */
const LONGEST_SECONDS = 3_000 * 366 * 86_400;

/** The same length, or one that lasts as long as any calendar. */
export function limitLength(duration: ICAL.Duration): ICAL.Duration {
	const seconds = duration.toSeconds();
	return seconds > LONGEST_SECONDS ? ICAL.Duration.fromSeconds(LONGEST_SECONDS) : duration;
}

/** What an event that starts at `first` takes. A whole day takes that day, also where it ends as it begins. */
export function getLength(
	{ component, faults }: ParsedComponent,
	first: ICAL.Time,
	zones: Zones,
): ICAL.Duration {
	const start = component.getFirstProperty("dtstart");
	const end = component.getFirstProperty("dtend");
	const last = end?.getFirstValue();
	const duration = component.getFirstPropertyValue("duration");
	const isUnknown = faults.has("dtend") || faults.has("duration");
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
