import ICAL from "ical.js";
import { shorten, toLine } from "#app/platform/plain-text.ts";
import { type ParsedComponent, UNENDED } from "./parse-components.ts";

const MOST_NAMED = 5;
/** The longest shown name of an event or a zone, as a calendar's may be of many MB. */
const MAX_NAME_LENGTH = 60;
/** Errors of an event that are found while it is expanded. */
export const ENDLESS = "endless";
export const IMPOSSIBLE = "impossible";
const SENTENCES: Record<string, string> = {
	dtstart: "its start cannot be read, so that it takes no time",
	dtend: "its end cannot be read, so that it counts as an hour or a day",
	duration: "its length cannot be read, so that it counts as an hour or a day",
	rrule: "how it repeats cannot be read, so that only its first time counts",
	rdate: "its further dates cannot be read, so that they are left out",
	exdate: "the dates that it leaves out cannot be read, so that they count",
	"recurrence-id": "which date it replaces cannot be read, so that both count",
	freebusy: "some of its busy times cannot be read, so that they are left out",
	[UNENDED]: "its end is missing from the calendar",
	[ENDLESS]: "it repeats too often or without end, so that it counts as busy as long as in doubt",
	[IMPOSSIBLE]: "how it repeats makes no sense, so that only its first time counts",
};

/**
 * Describes each error of an event in a sentence, for the first few events. However many there are, the sentences are
 * short.
 */
export function describeProblems(
	events: readonly ParsedComponent[],
	unknownZones: Iterable<string>,
): string[] {
	const sentences: string[] = [];
	let more = 0;
	const add = (describe: () => string) => {
		if (sentences.length < MOST_NAMED) sentences.push(describe());
		else more++;
	};
	for (const zone of unknownZones)
		add(() => `Nobody knows the time zone ${quote(zone)}: its events are busy wherever it may be.`);
	for (const event of events)
		for (const error of event.errors) {
			const sentence = SENTENCES[error];
			if (sentence) add(() => `${toName(event)}: ${sentence}.`);
		}
	return more > 0 ? [...sentences, `And ${more} more.`] : sentences;
}

function quote(name: string): string {
	return `“${toLine(shorten(name, MAX_NAME_LENGTH))}”`;
}

/** Formats the event's name: “Weekly call” of 2026-10-20. */
function toName({ component }: ParsedComponent): string {
	const summary = component.getFirstPropertyValue("summary");
	const start = component.getFirstPropertyValue("dtstart");
	const name = summary ? quote(String(summary)) : "An event without a name";
	return start instanceof ICAL.Time ? `${name} of ${start.toString().slice(0, 10)}` : name;
}
