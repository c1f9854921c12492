import ICAL from "ical.js";
import { repairLine } from "./repair-line.ts";

/** A component of a calendar with the properties that could be read. */
export type ParsedComponent = {
	component: ICAL.Component;
	/** Names of the properties that could not be read, in lower case. */
	errors: Set<string>;
};

// Many programs leave out VALUE=DATE.
ICAL.design.strict = false;

/** The properties that determine busy times. Others are skipped, as descriptions are long and may be malformed. */
const PROPERTIES = new Set([
	"UID",
	"SUMMARY",
	"DTSTART",
	"DTEND",
	"DURATION",
	"RRULE",
	"RDATE",
	"EXDATE",
	"RECURRENCE-ID",
	"STATUS",
	"TRANSP",
	"FREEBUSY",
	"TZID",
	"TZOFFSETFROM",
	"TZOFFSETTO",
]);
/** The properties with several values. */
const LISTS = new Set(["RDATE", "EXDATE", "FREEBUSY"]);
const LINE = /[^\r\n]+(?:(?:\r\n|\r|\n)[ \t][^\r\n]*)*/g;
const FOLD = /(?:\r\n|\r|\n)[ \t]/g;
const NAME = /^[A-Za-z0-9-]+/;

/** The error of a component without its END. */
export const UNENDED = "end";

/**
 * Parses a calendar (RFC 5545) component by component: calls back with each event, free/busy time and zone once it ends.
 * A line that cannot be read costs its property alone. Returns whether this is a calendar.
 */
export function parseComponents(text: string, onEnd: (parsed: ParsedComponent) => void): boolean {
	const open: ParsedComponent[] = [];
	let isCalendar = false;
	let isComplete = false;
	for (const [folded] of text.matchAll(LINE)) {
		const line = folded.replaceAll(FOLD, "");
		const name = NAME.exec(line)?.[0].toUpperCase() ?? "";
		const value = line
			.slice(name.length + 1)
			.trim()
			.toLowerCase();
		if (name === "BEGIN") {
			open.push({ component: new ICAL.Component(value), errors: new Set() });
			isCalendar ||= value === "vcalendar";
		} else if (name === "END") {
			const index = open.findLastIndex(({ component }) => component.name === value);
			const ended = index < 0 ? [] : open.splice(index);
			isComplete ||= ended.length > 0;
			for (const [depth, parsed] of ended.entries()) {
				if (depth > 0) parsed.errors.add(UNENDED);
				if (parsed.component.name === "vevent" && !parsed.component.hasProperty("dtstart"))
					parsed.errors.add("dtstart");
				addToZone(open.at(-1), parsed);
				onEnd(parsed);
			}
		} else if (PROPERTIES.has(name)) addProperty(open.at(-1), name, repairLine(name, line));
	}
	for (const { component, errors } of open)
		onEnd({ component, errors: new Set([...errors, UNENDED]) });
	return isCalendar && isComplete;
}

/** Adds an observance to a zone. STANDARD and DAYLIGHT are the only components that are read within another. */
function addToZone(parent: ParsedComponent | undefined, { component, errors }: ParsedComponent) {
	if (parent?.component.name !== "vtimezone") return;
	parent.component.addSubcomponent(component);
	for (const error of errors) parent.errors.add(error);
}

function addProperty(to: ParsedComponent | undefined, name: string, line: string): void {
	if (!to) return;
	try {
		const property = ICAL.Property.fromString(line);
		checkValues(property);
		to.component.addProperty(property);
	} catch {
		to.errors.add(name.toLowerCase());
		const [start, ...others] = LISTS.has(name) ? line.split(",") : [];
		if (start && others.length > 0) addEach(to.component, start, others);
	}
}

/** Adds the valid values of a list, `start` being its line up to the first comma. */
function addEach(to: ICAL.Component, start: string, others: readonly string[]): void {
	const head = start.slice(0, start.lastIndexOf(":") + 1);
	for (const line of [start, ...others.map((value) => head + value)])
		try {
			const property = ICAL.Property.fromString(line);
			checkValues(property);
			to.addProperty(property);
		} catch {
			// The property is among the errors already.
		}
}

/** Checks the values. Throws where one cannot be parsed, or is impossible: a 99th of October, 99 hours from UTC. */
function checkValues(property: ICAL.Property): void {
	const [, , , ...written] = property.toJSON();
	const check = (time: ICAL.Time, text: unknown) => {
		// The library writes a Z after times in a zone that is called UTC, whether the calendar has one or not.
		if (`${time}`.replace("Z", "") !== `${text}`.replace("Z", ""))
			throw new RangeError(`${text} is no time`);
	};
	for (const [index, value] of property.getValues().entries()) {
		if (value instanceof ICAL.Time) check(value, written[index]);
		if (value instanceof ICAL.Recur && value.until) check(value.until, written[index].until);
		// The library ignores the seconds of an offset.
		if (value instanceof ICAL.UtcOffset && !`${written[index]}`.startsWith(value.toString()))
			throw new RangeError(`${written[index]} is no offset`);
	}
}
