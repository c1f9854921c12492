import type { Calendar, CalendarEvent } from "#app/content/schemas/calendar.ts";
import { addDays, formatWeeks } from "./select-events.ts";

type Sender = { agency: string; host: string };

/** In octets, without the line end: https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
const LINE_MAX = 75;

/** Renders events as iCalendar (RFC 5545): each lasts whole days and reminds of what to prepare. */
export function renderIcs(
	events: readonly CalendarEvent[],
	calendar: Calendar,
	{ agency, host }: Sender,
): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(agency)}//Festival calendar//EN`,
		"CALSCALE:GREGORIAN",
		// The name that Google, Apple and Microsoft read; RFC 7986 has NAME for it.
		`NAME:${escapeText(calendar.name)}`,
		`X-WR-CALNAME:${escapeText(calendar.name)}`,
		...events.flatMap((event) => renderEvent(event, calendar, host)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function renderEvent(event: CalendarEvent, calendar: Calendar, host: string): string[] {
	const { id, name, date, until = date, certainty, source, prepare } = event;
	const { label, text } = calendar.certainties[certainty];
	const description = [
		...prepare.map((task) => `${formatWeeks(task.weeks)}: ${task.text}`),
		`${label}. ${text}`,
		calendar.sources[source].text,
	].join("\n");
	return [
		"BEGIN:VEVENT",
		`UID:${id}-${calendar.year}@${host}`,
		`DTSTAMP:${toDate(calendar.updated)}T000000Z`,
		`DTSTART;VALUE=DATE:${toDate(date)}`,
		// The day after the last one.
		`DTEND;VALUE=DATE:${toDate(addDays(until, 1))}`,
		`SUMMARY:${escapeText(name)}`,
		`DESCRIPTION:${escapeText(description)}`,
		"TRANSP:TRANSPARENT",
		...prepare.flatMap(({ weeks, text }) => [
			"BEGIN:VALARM",
			"ACTION:DISPLAY",
			`TRIGGER:${toTrigger(weeks)}`,
			`DESCRIPTION:${escapeText(`${name}: ${text}`)}`,
			"END:VALARM",
		]),
		"END:VEVENT",
	];
}

/** At nine in the morning; the event begins at midnight. */
function toTrigger(weeks: number): string {
	return weeks === 0 ? "PT9H" : `-P${7 * weeks - 1}DT15H`;
}

function toDate(day: string): string {
	return day.replaceAll("-", "");
}

/** https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11 */
function escapeText(text: string): string {
	return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** Breaks a line where it is too long, never within a character; what continues it begins with a space. */
function foldLine(line: string): string {
	let folded = "";
	let octets = 0;
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (octets + size > LINE_MAX) {
			folded += "\r\n ";
			octets = 1;
		}
		folded += character;
		octets += size;
	}
	return folded;
}
