import ICAL from "ical.js";
import { type ParsedComponent, UNENDED } from "./parse-components.ts";

const MOST_NAMED = 5;
/** As faults of an event, for what is found while it is expanded. */
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

/** A sentence for each event with a fault, the first few ones by name. */
export function describeProblems(
	events: readonly ParsedComponent[],
	unknownZones: Iterable<string>,
): string[] {
	const ofEvents = events.flatMap((event) =>
		[...new Set(event.faults)].flatMap((fault) => {
			const sentence = SENTENCES[fault];
			return sentence ? [`${toName(event)}: ${sentence}.`] : [];
		}),
	);
	const ofZones = [...unknownZones].map(
		(zone) => `Nobody knows the time zone “${zone}”: its events are busy wherever it may be.`,
	);
	const all = [...ofZones, ...ofEvents];
	const more = all.length - MOST_NAMED;
	return more > 0 ? [...all.slice(0, MOST_NAMED), `And ${more} more.`] : all;
}

/** “Weekly call” of 2026-10-20 */
function toName({ component }: ParsedComponent): string {
	const summary = component.getFirstPropertyValue("summary");
	const start = component.getFirstPropertyValue("dtstart");
	const name = summary ? `“${summary}”` : "An event without a name";
	return start instanceof ICAL.Time ? `${name} of ${start.toString().slice(0, 10)}` : name;
}
