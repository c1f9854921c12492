import ICAL from "ical.js";
import { decodeContent, listLeaves, type Part } from "./read-parts.ts";

const CALENDAR_TYPES = new Set(["text/calendar", "application/ics"]);
/** The longest calendar that is read, in bytes; answers have one event. */
const MAX_BYTES = 100_000;
/** What a calendar sends for itself, without anything that a person decides. */
const OF_MACHINES = new Set(["REFRESH", "ADD", "DECLINECOUNTER"]);
/** What a person may decide about an appointment so that staff have to know it: a request of another time, the end of it. */
const DECISIONS = new Set(["COUNTER", "CANCEL"]);

/**
 * Returns whether a message is nothing but the answer of a calendar to an invitation (RFC 6047). A decline with words, another
 * time and a comment are a person's; so is a message with the file of another event.
 */
export async function isCalendarAnswer(root: Part, hasWords: boolean): Promise<boolean> {
	const part = listLeaves(root).find(isOwnCalendar);
	if (!part) return false;
	const content = await decodeContent(part, MAX_BYTES);
	const calendar = parse(content.toString("utf8"));
	const method = String(calendar?.getFirstPropertyValue("method") ?? "").toUpperCase();
	if (OF_MACHINES.has(method)) return true;
	if (DECISIONS.has(method)) return !hasWords;
	if (method !== "REPLY") return false;
	return !hasWords || (calendar?.getAllSubcomponents() ?? []).every(isPlainConsent);
}

/** Returns whether a part is the message in the form for calendars, rather than a file that somebody attached. */
function isOwnCalendar({ type, isAttachment, fileName, parent }: Part): boolean {
	if (!CALENDAR_TYPES.has(type)) return false;
	return parent?.multipart === "alternative" || !(isAttachment || fileName);
}

function parse(text: string): ICAL.Component | null {
	try {
		return new ICAL.Component(ICAL.parse(text));
	} catch {
		return null;
	}
}

function isPlainConsent(event: ICAL.Component): boolean {
	const answers = event
		.getAllProperties("attendee")
		.map((attendee) => String(attendee.getFirstParameter("partstat") ?? "").toUpperCase());
	const isRefusal = answers.some((answer) => answer === "DECLINED" || answer === "TENTATIVE");
	return !isRefusal && !event.getFirstPropertyValue("comment");
}
