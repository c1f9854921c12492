import ICAL from "ical.js";
import { toZoneName } from "./find-zone.ts";
import { isTimeOut, runWithin } from "./run-within.ts";

/** A zone as a calendar defines it; times before its first STANDARD or DAYLIGHT are unknown. */
export type Definition = { zone: ICAL.Timezone; start: ICAL.Time };

/** The time in ms for a rule that may never end. After MOST_TIMES_OUT time-outs no further definition is read. */
const PATIENCE_MS = 500;
const MOST_TIMES_OUT = 3;

/**
 * Returns the used zones that a calendar defines (VTIMEZONE), by TZID. A zone is left out that is invalid, changes
 * too often to be computed in a moment, or is defined in two ways.
 */
export function readDefinitions(
	components: readonly ICAL.Component[],
	used: ReadonlySet<string>,
	to: number,
): Map<string, Definition> {
	const all = [...Map.groupBy(components, getTzid)].flatMap(([tzid, [component, ...others]]) => {
		const isOne = others.every((other) => other.toString() === component?.toString());
		const definition = component && used.has(tzid) && isOne && toDefinition(component, tzid);
		return definition ? [definition] : [];
	});
	const ending = listEnding(all, ICAL.Time.fromJSDate(new Date(to), true));
	return new Map(ending.map((definition) => [definition.zone.tzid, definition]));
}

function getTzid(component: ICAL.Component): string {
	return toZoneName(String(component.getFirstPropertyValue("tzid") ?? ""));
}

function toDefinition(component: ICAL.Component, tzid: string): Definition | null {
	const observances = component.getAllSubcomponents();
	if (!observances.every(isValidObservance)) return null;
	const [start] = observances.flatMap(listStarts).toSorted((one, other) => one.compare(other));
	if (!start) return null;
	for (const observance of observances) separateDates(observance);
	return { zone: new ICAL.Timezone({ component, tzid }), start };
}

/** Returns whether a STANDARD or DAYLIGHT is valid. */
function isValidObservance(observance: ICAL.Component): boolean {
	const get = (name: string) => observance.getFirstPropertyValue(name);
	const rules = observance.getAllProperties("rrule");
	const dates = listDates(observance);
	return (
		get("dtstart") instanceof ICAL.Time &&
		get("tzoffsetfrom") instanceof ICAL.UtcOffset &&
		get("tzoffsetto") instanceof ICAL.UtcOffset &&
		rules.length <= 1 &&
		rules.every((rule) => rule.getFirstValue() instanceof ICAL.Recur) &&
		dates.every((date) => date instanceof ICAL.Time)
	);
}

function listStarts(observance: ICAL.Component): ICAL.Time[] {
	const start = observance.getFirstPropertyValue("dtstart");
	return start instanceof ICAL.Time ? [start] : [];
}

function listDates(observance: ICAL.Component) {
	return observance.getAllProperties("rdate").flatMap((property) => property.getValues());
}

/**
 * Writes each date as an RDATE of its own: the library reads one date of each, and no start beside a date or a rule.
 */
function separateDates(observance: ICAL.Component): void {
	const dates = listDates(observance);
	observance.removeAllProperties("rdate");
	for (const date of [...listStarts(observance), ...dates])
		observance.addPropertyWithValue("rdate", date);
}

/** Lists the definitions whose changes until a time can be computed in a moment. */
function listEnding(all: readonly Definition[], to: ICAL.Time): Definition[] {
	const ending: Definition[] = [];
	let next = 0;
	for (let timesOut = 0; next < all.length && timesOut < MOST_TIMES_OUT; ) {
		try {
			runWithin(PATIENCE_MS, () => {
				for (; next < all.length; next++) {
					const definition = all[next];
					if (definition && isExpandable(definition, to)) ending.push(definition);
				}
			});
		} catch (error) {
			if (!isTimeOut(error)) throw error;
			timesOut++;
			next++;
		}
	}
	return ending;
}

function isExpandable({ zone }: Definition, to: ICAL.Time): boolean {
	try {
		return Number.isFinite(zone.utcOffset(to));
	} catch {
		// The library rejects some rules only when they are expanded.
		return false;
	}
}
