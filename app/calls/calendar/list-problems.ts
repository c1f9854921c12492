import ICAL from "ical.js";
import { shorten, toLine } from "#app/platform/plain-text.ts";
import { type CalendarProblem, EVENT_FAULTS } from "../calendar-report.ts";
import { type ParsedComponent, UNENDED } from "./parse-components.ts";

const MOST_NAMED = 5;
/** The longest shown name of an event or a zone, as a calendar's may be of many MB. */
const MAX_NAME_LENGTH = 60;
/** Errors of an event that are found while it is expanded. */
export const ENDLESS = "endless";
export const IMPOSSIBLE = "impossible";
const FAULTS: Record<string, (typeof EVENT_FAULTS)[number] | undefined> = {
	...Object.fromEntries(EVENT_FAULTS.map((fault) => [fault, fault])),
	"recurrence-id": "replaced",
	[UNENDED]: "unended",
};

/** Lists each error of an event, for the first few events. However many there are, what is told of them is short. */
export function listProblems(
	events: readonly ParsedComponent[],
	unknownZones: Iterable<string>,
): CalendarProblem[] {
	const problems: CalendarProblem[] = [];
	let more = 0;
	const add = (describe: () => CalendarProblem) => {
		if (problems.length < MOST_NAMED) problems.push(describe());
		else more++;
	};
	for (const zone of unknownZones) add(() => ({ code: "unknown-zone", zone: cut(zone) }));
	for (const event of events)
		for (const error of event.errors) {
			const fault = FAULTS[error];
			if (fault) add(() => ({ code: "event", fault, ...getName(event) }));
		}
	return more > 0 ? [...problems, { code: "more", count: more }] : problems;
}

function cut(name: string): string {
	return toLine(shorten(name, MAX_NAME_LENGTH));
}

/** Returns the event's name and day: Weekly call, 2026-10-20. */
function getName({ component }: ParsedComponent) {
	const summary = component.getFirstPropertyValue("summary");
	const start = component.getFirstPropertyValue("dtstart");
	return {
		name: summary ? cut(String(summary)) : null,
		day: start instanceof ICAL.Time ? start.toString().slice(0, 10) : null,
	};
}
