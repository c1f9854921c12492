import { expect } from "vitest";
import { readCalendar } from "../../app/calls/calendar/read-calendar.ts";
import { describeProblem } from "../../app/calls/describe-calendar.ts";

const VERSION = ["VERSION:2.0", "PRODID:-//example//calendar//EN"];
/** A zone with Outlook's name for it, which is no IANA name. */
export const OFFICE = [
	"BEGIN:VTIMEZONE",
	"TZID:Office",
	"BEGIN:STANDARD",
	"DTSTART:16010101T000000",
	"TZOFFSETFROM:-0400",
	"TZOFFSETTO:-0400",
	"END:STANDARD",
	"END:VTIMEZONE",
];

const build = (...lines: string[]) =>
	["BEGIN:VCALENDAR", ...VERSION, ...lines, "END:VCALENDAR", ""].join("\r\n");
export const event = (uid: string, ...lines: string[]) => [
	"BEGIN:VEVENT",
	`UID:${uid}`,
	"DTSTAMP:20260101T000000Z",
	...lines,
	"END:VEVENT",
];
/** Returns a request from Monday 19 October to Monday 9 November 2026, in which summer time ends in London. */
export const request = (text: string) => ({
	text,
	zone: "Asia/Kolkata",
	from: Date.parse("2026-10-19T00:00Z"),
	to: Date.parse("2026-11-09T00:00Z"),
	joinMs: 30 * 60_000,
});
/** Returns the calendar's spans as 10-20T09:00 to 10-20T10:00, in UTC, and its problems. */
export const read = (...lines: string[]) => {
	const show = (time: number) => new Date(time).toISOString().slice(5, 16);
	const reading = readCalendar(request(build(...lines)));
	const spans = reading?.spans.map(({ start, end }) => `${show(start)} to ${show(end)}`);
	return { spans, problems: reading?.problems.map(describeProblem) };
};
export const list = (...lines: string[]) => {
	const { spans, problems } = read(...lines);
	expect(problems).toEqual([]);
	return spans;
};

/** Returns an event of an hour on the 20th, with further lines. */
export const hour = (uid: string, ...lines: string[]) =>
	event(uid, "DTSTART:20261020T090000Z", "DURATION:PT1H", ...lines);
