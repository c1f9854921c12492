import { expect, it } from "vitest";
import { readCalendar } from "./read-calendar.ts";
import { readInWorker } from "./read-in-worker.ts";

const VERSION = ["VERSION:2.0", "PRODID:-//example//calendar//EN"];
/** What Outlook calls its zones is no IANA name; this one has summer time until 1 November. */
const EASTERN = [
	"BEGIN:VTIMEZONE",
	"TZID:Eastern",
	"BEGIN:STANDARD",
	"DTSTART:16010101T020000",
	"TZOFFSETFROM:-0400",
	"TZOFFSETTO:-0500",
	"RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11",
	"END:STANDARD",
	"BEGIN:DAYLIGHT",
	"DTSTART:16010101T020000",
	"TZOFFSETFROM:-0500",
	"TZOFFSETTO:-0400",
	"RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3",
	"END:DAYLIGHT",
	"END:VTIMEZONE",
];

const build = (...lines: string[]) =>
	["BEGIN:VCALENDAR", ...VERSION, ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (uid: string, ...lines: string[]) => [
	"BEGIN:VEVENT",
	`UID:${uid}`,
	"DTSTAMP:20260101T000000Z",
	...lines,
	"END:VEVENT",
];
/** From Monday 19 October to Monday 9 November 2026, when London and New York go back. */
const request = (text: string) => ({
	text,
	zone: "Asia/Kolkata",
	from: Date.parse("2026-10-19T00:00Z"),
	to: Date.parse("2026-11-09T00:00Z"),
});
/** As 10-20T09:00 to 10-20T10:00, in UTC. */
const list = (...lines: string[]) => {
	const show = (time: number) => new Date(time).toISOString().slice(5, 16);
	return readCalendar(request(build(...lines)))?.map(
		(span) => `${show(span.start)} to ${show(span.end)}`,
	);
};

it("an event takes the time from its start to its end, or for its duration", () => {
	const one = event("1", "DTSTART:20261020T090000Z", "DTEND:20261020T100000Z");
	const other = event("2", "DTSTART:20261021T090000Z", "DURATION:PT45M");
	expect(list(...other, ...one)).toEqual([
		"10-20T09:00 to 10-20T10:00",
		"10-21T09:00 to 10-21T09:45",
	]);
});

it("events that overlap or meet are one span", () => {
	const one = event("1", "DTSTART:20261020T090000Z", "DTEND:20261020T120000Z");
	const within = event("2", "DTSTART:20261020T100000Z", "DTEND:20261020T110000Z");
	const next = event("3", "DTSTART:20261020T120000Z", "DTEND:20261020T130000Z");
	expect(list(...one, ...within, ...next)).toEqual(["10-20T09:00 to 10-20T13:00"]);
});

it.each([
	["transparent", "TRANSP:TRANSPARENT"],
	["cancelled", "STATUS:CANCELLED"],
])("an event that is %s takes no time", (_what, line) => {
	expect(list(...event("1", "DTSTART:20261020T090000Z", "DURATION:PT1H", line))).toEqual([]);
});

it("events that are over, that come later or have no length are left out", () => {
	const over = event("1", "DTSTART:20261018T090000Z", "DURATION:PT1H");
	const later = event("2", "DTSTART:20261109T000000Z", "DURATION:PT1H");
	const moment = event("3", "DTSTART:20261020T090000Z");
	const still = event("4", "DTSTART:20261018T230000Z", "DURATION:PT2H");
	expect(list(...over, ...later, ...moment, ...still)).toEqual(["10-18T23:00 to 10-19T01:00"]);
});

it("a day is one of the rules' zone, and its end is not included", () => {
	const day = event("1", "DTSTART;VALUE=DATE:20261020");
	const days = event("2", "DTSTART;VALUE=DATE:20261027", "DTEND;VALUE=DATE:20261029");
	expect(list(...day, ...days)).toEqual([
		"10-19T18:30 to 10-20T18:30",
		"10-26T18:30 to 10-28T18:30",
	]);
});

it("a time without a zone is one of the rules' zone", () => {
	expect(list(...event("1", "DTSTART:20261020T093000", "DURATION:PT1H"))).toEqual([
		"10-20T04:00 to 10-20T05:00",
	]);
});

it("a zone is the one that the calendar defines, in summer and winter time", () => {
	const series = event(
		...(["1", "DTSTART;TZID=Eastern:20260105T090000", "DURATION:PT1H"] as const),
		"RRULE:FREQ=WEEKLY",
	);
	expect(list(...EASTERN, ...series)).toEqual([
		"10-19T13:00 to 10-19T14:00",
		"10-26T13:00 to 10-26T14:00",
		"11-02T14:00 to 11-02T15:00",
	]);
});

it("a zone that the calendar does not define is known by its IANA name", () => {
	const series = event(
		...(["1", "DTSTART;TZID=Europe/London:20261018T090000", "DURATION:PT1H"] as const),
		"RRULE:FREQ=WEEKLY;UNTIL=20261101T090000Z",
		"EXDATE;TZID=Europe/London:20261018T090000",
	);
	expect(list(...series)).toEqual(["10-25T09:00 to 10-25T10:00", "11-01T09:00 to 11-01T10:00"]);
});

it("a zone that nobody knows is the rules' zone", () => {
	expect(list(...event("1", "DTSTART;TZID=Office:20261020T093000", "DURATION:PT1H"))).toEqual([
		"10-20T04:00 to 10-20T05:00",
	]);
});

it("a series leaves out its exceptions, whether they are moved, cancelled or gone", () => {
	const series = event(
		...(["1", "DTSTART:20260101T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"] as const),
		"EXDATE:20261020T090000Z,20261021T090000Z",
		"EXDATE:20261022T090000Z",
	);
	const moved = event(
		...(["1", "RECURRENCE-ID:20261023T090000Z", "DTSTART:20261023T150000Z"] as const),
		"DURATION:PT2H",
	);
	const cancelled = event(
		...(["1", "RECURRENCE-ID:20261024T090000Z", "DTSTART:20261024T090000Z"] as const),
		"DURATION:PT1H",
		"STATUS:CANCELLED",
	);
	// What is another event's leaves this one as it is.
	const foreign = event(
		...(["2", "RECURRENCE-ID:20261025T090000Z", "DTSTART:20261025T200000Z"] as const),
		"DURATION:PT1H",
	);
	expect(list(...series, ...moved, ...cancelled, ...foreign)?.slice(0, 5)).toEqual([
		"10-19T09:00 to 10-19T10:00",
		"10-23T15:00 to 10-23T17:00",
		"10-25T09:00 to 10-25T10:00",
		"10-25T20:00 to 10-25T21:00",
		"10-26T09:00 to 10-26T10:00",
	]);
});

it("an exception counts whatever zone it is told in, and when it comes from beyond the time looked at", () => {
	const series = event(
		...(["1", "DTSTART;TZID=Eastern:20261012T090000", "DURATION:PT1H"] as const),
		"RRULE:FREQ=WEEKLY;COUNT=6",
	);
	const moved = event(
		...(["1", "RECURRENCE-ID:20261019T130000Z", "DTSTART:20261020T130000Z"] as const),
		"DURATION:PT1H",
	);
	const brought = event(
		...(["1", "RECURRENCE-ID;TZID=Eastern:20261116T090000", "DTSTART:20261028T130000Z"] as const),
		"DURATION:PT1H",
	);
	expect(list(...EASTERN, ...series, ...moved, ...brought)).toEqual([
		"10-20T13:00 to 10-20T14:00",
		"10-26T13:00 to 10-26T14:00",
		"10-28T13:00 to 10-28T14:00",
		"11-02T14:00 to 11-02T15:00",
	]);
});

it("old exclusions that fit no occurrence hide none that does", () => {
	const series = event(
		...(["1", "DTSTART:20261019T090000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY"] as const),
		"EXDATE:20261020T080000Z,20261021T080000Z,20261022T080000Z,20261026T090000Z",
	);
	expect(list(...series)).toEqual(["10-19T09:00 to 10-19T10:00", "11-02T09:00 to 11-02T10:00"]);
});

it("days of a series, and single dates beside it, count", () => {
	const series = event(
		...(["1", "DTSTART;VALUE=DATE:20261001", "RRULE:FREQ=MONTHLY;BYMONTHDAY=1"] as const),
	);
	const dates = event(
		...(["2", "DTSTART:20261001T090000Z", "DURATION:PT1H", "RDATE:20261022T110000Z"] as const),
	);
	expect(list(...series, ...dates)).toEqual([
		"10-22T11:00 to 10-22T12:00",
		"10-31T18:30 to 11-01T18:30",
	]);
});

it("a malformed exception hides neither its series nor another event", () => {
	const series = event("1", "DTSTART:20261020T090000Z", "DURATION:PT1H");
	const malformed = event("1", "RECURRENCE-ID:20261020", "DTSTART:20261020T150000Z");
	const sound = event("2", "DTSTART:20261021T090000Z", "DURATION:PT1H");
	expect(list(...series, ...malformed, ...sound)).toEqual([
		"10-20T09:00 to 10-20T10:00",
		"10-21T09:00 to 10-21T10:00",
	]);
});

it("a malformed event hides no other one", () => {
	const malformed = event("1", "DTSTART:20261099T090000Z", "RRULE:FREQ=DAILY;BYYEARDAY=1");
	const empty = event("2");
	const sound = event("3", "DTSTART:20261021T090000Z", "DURATION:PT1H");
	expect(list(...malformed, ...empty, ...sound)).toEqual(["10-21T09:00 to 10-21T10:00"]);
});

it("a calendar without events takes no time", () => {
	expect(list()).toEqual([]);
});

it.each([
	["nothing", ""],
	["a web page", "<!doctype html>\n<title>Sign in: calendar</title>\n<p>Please sign in.</p>"],
	["a contact", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Asha Rao\r\nEND:VCARD\r\n"],
	["a calendar with a rule that is none", build("BEGIN:VEVENT", "RRULE:FREQ=OFTEN", "END:VEVENT")],
	["half a calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261020T0900"],
])("%s is no calendar", (_what, text) => {
	expect(readCalendar(request(text))).toBeNull();
});

it("another thread reads the same, and gives up what repeats for ever", async () => {
	const start = ["DTSTART:20261020T090000Z", "DURATION:PT1H"];
	expect(await readInWorker(request(build(...event("1", ...start))))).toEqual([
		{ start: Date.parse("2026-10-20T09:00Z"), end: Date.parse("2026-10-20T10:00Z") },
	]);
	const never = event("1", ...start, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30");
	await expect(readInWorker(request(build(...never)), 500)).rejects.toThrow("aborted");
});
