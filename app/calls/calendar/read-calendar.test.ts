import { expect, it } from "vitest";
import { event, hour, list, OFFICE, read, request } from "../../../tests/support/read-lines.ts";
import { readCalendar } from "./read-calendar.ts";

// Midnight in the rules' zone is 18:30 in UTC, and 9:30 is 4:00.
it.each<[what: string, lines: string[], spans: string[]]>([
	["not at all where it is transparent", hour("1", "TRANSP:TRANSPARENT"), []],
	["not at all where it is cancelled", hour("1", "STATUS:CANCELLED"), []],
	[
		"for what is still to come",
		event("1", "DTSTART:20261018T230000Z", "DURATION:PT2H"),
		["10-18T23:00 to 10-19T01:00"],
	],
	[
		"for days of the rules' zone, without the last one",
		event("1", "DTSTART;VALUE=DATE:20261027", "DTEND;VALUE=DATE:20261029"),
		["10-26T18:30 to 10-28T18:30"],
	],
	[
		"in the rules' zone without one of its own",
		event("1", "DTSTART:20261020T093000", "DURATION:PT1H"),
		["10-20T04:00 to 10-20T05:00"],
	],
	[
		"in the zone that Pacific Standard Time means",
		event("1", 'DTSTART;TZID="Pacific Standard Time":20261020T093000', "DURATION:PT1H"),
		["10-20T16:30 to 10-20T17:30"],
	],
	[
		"in the zone that /Europe/London means",
		event("1", 'DTSTART;TZID="/Europe/London":20261020T093000', "DURATION:PT1H"),
		["10-20T08:30 to 10-20T09:30"],
	],
	[
		"in the zone that /mozilla.org/20070129_1/Europe/Berlin means",
		event(
			"1",
			'DTSTART;TZID="/mozilla.org/20070129_1/Europe/Berlin":20261020T093000',
			"DURATION:PT1H",
		),
		["10-20T07:30 to 10-20T08:30"],
	],
	[
		"in the zone that tzone://Microsoft/Utc means",
		event("1", 'DTSTART;TZID="tzone://Microsoft/Utc":20261020T093000', "DURATION:PT1H"),
		["10-20T09:30 to 10-20T10:30"],
	],
	[
		"in a zone that is called UTC",
		event("1", "DTSTART;TZID=UTC:20261020T093000", "DTEND;TZID=UTC:20261020T103000"),
		["10-20T09:30 to 10-20T10:30"],
	],
	[
		"in a zone whose definition says nothing of its clocks",
		[
			"BEGIN:VTIMEZONE",
			"TZID:America/Los_Angeles",
			"END:VTIMEZONE",
			...event("1", "DTSTART;TZID=America/Los_Angeles:20261020T093000", "DURATION:PT1H"),
		],
		["10-20T16:30 to 10-20T17:30"],
	],
	[
		"for a day that is not called one",
		event("1", "DTSTART:20261027", "DTEND:20261028"),
		["10-26T18:30 to 10-27T18:30"],
	],
	[
		"for a day of no length",
		event("1", "DTSTART;VALUE=DATE:20261027", "DURATION:PT0S"),
		["10-26T18:30 to 10-27T18:30"],
	],
	[
		"for a whole day beside its hour",
		hour("1", "RDATE;VALUE=DATE:20261027"),
		["10-20T09:00 to 10-20T10:00", "10-26T18:30 to 10-27T18:30"],
	],
	[
		"for a day that ends as it begins",
		event("1", "DTSTART;VALUE=DATE:20261027", "DTEND;VALUE=DATE:20261027"),
		["10-26T18:30 to 10-27T18:30"],
	],
	[
		"at its start, and at single dates and periods beside it",
		event(
			"1",
			"DTSTART:20261020T090000Z",
			"DURATION:PT1H",
			"RDATE:20261021T090000Z,20261022T090000Z",
			"RDATE;VALUE=PERIOD:20261023T090000Z/20261023T110000Z,20261024T090000Z/PT3H",
		),
		[
			"10-20T09:00 to 10-20T10:00",
			"10-21T09:00 to 10-21T10:00",
			"10-22T09:00 to 10-22T10:00",
			"10-23T09:00 to 10-23T11:00",
			"10-24T09:00 to 10-24T12:00",
		],
	],
	[
		"as free and busy times without events",
		[
			"BEGIN:VFREEBUSY",
			"DTSTAMP:20260101T000000Z",
			"FREEBUSY:20261020T090000Z/20261020T100000Z,20261021T090000Z/PT2H",
			"FREEBUSY;FBTYPE=FREE:20261022T090000Z/PT2H",
			"FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261023T090000Z/PT2H",
			"END:VFREEBUSY",
		],
		["10-20T09:00 to 10-20T10:00", "10-21T09:00 to 10-21T11:00", "10-23T09:00 to 10-23T11:00"],
	],
])("an event takes time %s", (_what, lines, spans) => {
	expect(list(...lines)).toEqual(spans);
});

it("events that overlap or meet are one span", () => {
	const within = event("2", "DTSTART:20261020T091000Z", "DTEND:20261020T093000Z");
	const next = event("3", "DTSTART:20261020T100000Z", "DTEND:20261020T130000Z");
	expect(list(...next, ...hour("1"), ...within)).toEqual(["10-20T09:00 to 10-20T13:00"]);
});

it("a zone is the one that the calendar defines or else the IANA's, in summer and winter time", () => {
	const rule = ["DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"];
	const office = event("1", "DTSTART;TZID=Office:20261012T090000", ...rule);
	const london = event("2", "DTSTART;TZID=Europe/London:20261018T090000", ...rule);
	expect(list(...OFFICE, ...office, ...london)).toEqual([
		"10-19T13:00 to 10-19T14:00",
		"10-25T09:00 to 10-25T10:00",
		"10-26T13:00 to 10-26T14:00",
		"11-01T09:00 to 11-01T10:00",
	]);
});

it("a series leaves out its exceptions, whether they are moved, cancelled or gone", () => {
	const series = event(
		"1",
		"DTSTART:20260101T090000Z",
		"DURATION:PT1H",
		"RRULE:FREQ=DAILY;UNTIL=20261026T090000Z",
		"EXDATE:20261020T090000Z,20261021T090000Z",
		"EXDATE:20261022T090000Z,20261026T080000Z",
	);
	const exception = (uid: string, day: number, start: string, ...lines: string[]) =>
		event(uid, `RECURRENCE-ID:202610${day}T090000Z`, `DTSTART:${start}`, "DURATION:PT2H", ...lines);
	const moved = exception("1", 23, "20261023T150000Z");
	const cancelled = exception("1", 24, "20261024T090000Z", "STATUS:CANCELLED");
	// An exception of another event does not change this one.
	const foreign = exception("2", 25, "20261025T200000Z");
	expect(list(...series, ...moved, ...cancelled, ...foreign)).toEqual([
		"10-19T09:00 to 10-19T10:00",
		"10-23T15:00 to 10-23T17:00",
		"10-25T09:00 to 10-25T10:00",
		"10-25T20:00 to 10-25T22:00",
		"10-26T09:00 to 10-26T10:00",
	]);
});

it("an exception counts whatever zone it is told in, and when it comes from beyond the time looked at", () => {
	const start = "DTSTART;TZID=Office:20261012T090000";
	const series = event("1", start, "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=6");
	const moved = hour("1", "RECURRENCE-ID:20261019T130000Z");
	const far = "RECURRENCE-ID;TZID=Office:20261116T090000";
	const brought = event("1", far, "DTSTART:20261028T130000Z", "DURATION:PT1H");
	expect(list(...OFFICE, ...series, ...moved, ...brought)).toEqual([
		"10-20T09:00 to 10-20T10:00",
		"10-26T13:00 to 10-26T14:00",
		"10-28T13:00 to 10-28T14:00",
		"11-02T13:00 to 11-02T14:00",
	]);
});

it("an exception that repeats as its series does is one occurrence, and one of all that follow moves them", () => {
	const rule = "RRULE:FREQ=DAILY;COUNT=300";
	const series = event("1", "DTSTART:20260101T090000Z", "DURATION:PT1H", rule);
	const once = event(
		"1",
		"RECURRENCE-ID:20261020T090000Z",
		"DTSTART:20261020T120000Z",
		"DURATION:PT1H",
		rule,
	);
	const following = event(
		"1",
		"RECURRENCE-ID;RANGE=THISANDFUTURE:20261025T090000Z",
		"DTSTART:20261025T150000Z",
		"DURATION:PT2H",
	);
	expect(list(...series, ...once, ...following)).toEqual([
		"10-19T09:00 to 10-19T10:00",
		"10-20T12:00 to 10-20T13:00",
		"10-21T09:00 to 10-21T10:00",
		"10-22T09:00 to 10-22T10:00",
		"10-23T09:00 to 10-23T10:00",
		"10-24T09:00 to 10-24T10:00",
		"10-25T15:00 to 10-25T17:00",
		"10-26T15:00 to 10-26T17:00",
		"10-27T15:00 to 10-27T17:00",
	]);
});

it("an occurrence that began long before lasts into the time looked at", () => {
	const long = event(
		"1",
		"DTSTART:20260101T000000Z",
		"DURATION:P20D",
		"RRULE:FREQ=WEEKLY;UNTIL=20261001T000000Z",
	);
	expect(list(...long, ...hour("2"))).toEqual(["10-01T00:00 to 10-21T00:00"]);
});

it("what is too short for a call between two events is no free time", () => {
	const often = event(
		"1",
		"DTSTART:20261020T090000Z",
		"DURATION:PT5M",
		"RRULE:FREQ=MINUTELY;INTERVAL=30;COUNT=4",
	);
	const soon = event("2", "DTSTART:20261020T110500Z", "DURATION:PT5M");
	expect(list(...often, ...soon)).toEqual([
		"10-20T09:00 to 10-20T10:35",
		"10-20T11:05 to 10-20T11:10",
	]);
});

it.each([
	["FREQ=MINUTELY", "10-19T00:00 to 11-09T00:01"],
	["FREQ=SECONDLY;INTERVAL=10;COUNT=9000", "10-19T00:00 to 10-20T01:00"],
])("%s from long ago on is one busy time", (rule, span) => {
	const start = rule.includes("COUNT") ? "20261019T000000Z" : "20200101T000000Z";
	const spans = list(...event("1", `DTSTART:${start}`, "DURATION:PT1M", `RRULE:${rule}`));
	expect(spans?.map((each) => each.replace(/^01-01/, "10-19"))).toEqual([span]);
});

it.each<[what: string, lines: string[], spans: string[], problem: string]>([
	["a start", event("1", "DTSTART:20261099T090000Z", "SUMMARY:Tea"), [], "“Tea”: its start"],
	["any start", event("1"), [], "An event without a name: its start"],
	[
		"a rule",
		event("1", "DTSTART:20261020T090000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;BYDAY=MO,XX"),
		["10-20T09:00 to 10-20T10:00"],
		"of 2026-10-20: how it repeats",
	],
	[
		"an end",
		event("1", "DTSTART:20261020T090000Z", "DTEND:tomorrow"),
		["10-20T09:00 to 10-20T10:00"],
		"its end cannot be read",
	],
	[
		"a zone that anybody knows",
		event("1", "DTSTART;TZID=Office:20261020T090000", "DURATION:PT1H"),
		["10-19T19:00 to 10-20T22:00"],
		"time zone “Office”",
	],
	[
		"a zone that is one alone",
		event("1", "DTSTART;TZID=IST:20261020T090000", "DURATION:PT1H"),
		["10-19T19:00 to 10-20T22:00"],
		"time zone “IST”",
	],
	[
		"a sound end of its rule",
		event("1", "DTSTART:20261020T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=2026-10-22"),
		["10-20T09:00 to 10-20T10:00"],
		"of 2026-10-20: how it repeats",
	],
	[
		"a sound list of dates",
		hour("1", "RDATE:20261021T090000Z, 20261022T090000Z,"),
		["10-20T09:00 to 10-20T10:00", "10-21T09:00 to 10-21T10:00", "10-22T09:00 to 10-22T10:00"],
		"its further dates",
	],
	[
		"a sensible rule",
		event("1", "DTSTART:20261020T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYYEARDAY=1"),
		["10-20T09:00 to 10-20T10:00"],
		"makes no sense",
	],
	[
		"a rule that ever comes true",
		event(
			"1",
			"DTSTART:20261020T090000Z",
			"DURATION:PT1H",
			"RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
		),
		["10-20T09:00 to 10-20T10:00"],
		"repeats too often or without end",
	],
	[
		"an END",
		["BEGIN:VEVENT", "DTSTART:20261020T090000Z", "DURATION:PT1H"],
		["10-20T09:00 to 10-20T10:00"],
		"its end is missing",
	],
])("an event without %s is told, and hides no other one", (_what, lines, spans, problem) => {
	const sound = event("2", "DTSTART:20261101T090000Z", "DURATION:PT1H");
	const reading = read(...lines, ...sound);
	expect(reading.spans).toEqual([...spans, "11-01T09:00 to 11-01T10:00"]);
	expect(reading.problems).toEqual([expect.stringContaining(problem)]);
});

it.each<[what: string, lines: string[]]>([
	["an event", event("1", "DTSTART:20261020T090000Z", "DURATION:P999999999W")],
	["a period", ["BEGIN:VFREEBUSY", "FREEBUSY:20261020T090000Z/P999999999D", "END:VFREEBUSY"]],
	[
		"dates",
		event("1", "DTSTART:20261020T090000Z", "RDATE;VALUE=PERIOD:20261020T090000Z/P999999999D"),
	],
])("%s without an end in sight is busy as long as the time looked at", (_what, lines) => {
	expect(list(...lines)?.map((span) => span.slice(0, 14))).toEqual(["10-20T09:00 to"]);
});

it("a zone without a name and a second calendar hide no event", () => {
	const more = ["END:VCALENDAR", "BEGIN:VCALENDAR", ...hour("2", "RRULE:FREQ=DAILY;COUNT=2")];
	const nameless = OFFICE.filter((line) => !line.startsWith("TZID"));
	expect(
		list(...nameless, ...event("1", "DTSTART:20261025T090000Z", "DURATION:PT1H"), ...more),
	).toEqual([
		"10-20T09:00 to 10-20T10:00",
		"10-21T09:00 to 10-21T10:00",
		"10-25T09:00 to 10-25T10:00",
	]);
});

it.each([
	["a web page", "<!doctype html>\n<title>Sign in: calendar</title>\n<p>Please sign in.</p>"],
	["a contact", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Asha Rao\r\nEND:VCARD\r\n"],
	["half a calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261020T0900"],
])("%s is no calendar", (_what, text) => {
	expect(readCalendar(request(text))).toBeNull();
});
