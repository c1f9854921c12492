import { expect, it } from "vitest";
import { hour, list, OFFICE, read } from "../../../tests/support/read-lines.ts";

const observance = (...lines: string[]) => [
	"BEGIN:STANDARD",
	"DTSTART:20200101T000000",
	"TZOFFSETFROM:-0400",
	"TZOFFSETTO:-0400",
	...lines,
	"END:STANDARD",
];
const define = (...lines: string[]) => [
	"BEGIN:VTIMEZONE",
	"TZID:Office",
	...lines,
	"END:VTIMEZONE",
];
const office = hour("1").map((line) =>
	line.replace("DTSTART:20261020T090000Z", "DTSTART;TZID=Office:20261020T090000"),
);
it.each<[what: string, lines: string[]]>([
	...[
		"SECONDLY",
		"MINUTELY",
		"NEVER",
		"YEARLY;BYMONTH=2;BYDAY=MO;BYSETPOS=40",
		"YEARLY;BYYEARDAY=400",
	].map((rule): [string, string[]] => [rule, define(...observance(`RRULE:FREQ=${rule}`))]),
	["two rules", define(...observance("RRULE:FREQ=YEARLY", "RRULE:FREQ=YEARLY;BYMONTH=3"))],
	["a bad start", define(...observance().with(1, "DTSTART:x"))],
	["no start", define(...observance().toSpliced(1, 1))],
	["a start to come", define(...observance().with(1, "DTSTART:20270101T000000"))],
	["99 hours", define(...observance().with(3, "TZOFFSETTO:+9999"))],
	["99:99", define(...observance().with(3, "TZOFFSETTO:99:99"))],
	["no offset", define(...observance().toSpliced(3, 1))],
	["nothing", define()],
	["no END", define(...observance().slice(0, -1))],
	["two offsets", [...OFFICE, ...define(...observance().with(3, "TZOFFSETTO:+0100"))]],
	["periods", define(...observance("RDATE;VALUE=PERIOD:20260101T000000/PT1H"))],
	["another name", define(...observance()).with(1, "TZID:Off\\nice")],
])(
	"a zone that is defined by %s is known by its name alone, or busy wherever it may be",
	(_what, zone) => {
		const reading = read(...zone, ...office);
		expect(reading.spans).toEqual(["10-19T19:00 to 10-20T22:00"]);
		expect(reading.problems).toEqual([expect.stringContaining("time zone “Office”")]);
		const named = [...zone, ...office].map((line) => line.replace("Office", "Europe/London"));
		expect(list(...named)).toEqual(["10-20T08:00 to 10-20T09:00"]);
	},
);

it.each<[what: string, lines: string[], span: string]>([
	["twice alike", [...OFFICE, ...OFFICE], "10-20T13:00 to 10-20T14:00"],
	[
		"by a rule of each day",
		define(...observance("RRULE:FREQ=DAILY")),
		"10-20T13:00 to 10-20T14:00",
	],
	[
		"by a rule with its hour",
		define(...observance("RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;BYDAY=-1SU;BYMONTH=1;WKST=SU")),
		"10-20T13:00 to 10-20T14:00",
	],
	[
		"by a rule that is over",
		define(...observance("RRULE:FREQ=YEARLY;UNTIL=19700101T000000Z")),
		"10-20T13:00 to 10-20T14:00",
	],
	[
		"by a list of dates",
		define(
			...observance(),
			...observance("RDATE:20250301T000000,20260301T000000")
				.with(1, "DTSTART:20240301T000000")
				.with(3, "TZOFFSETTO:-0500"),
			...observance().with(1, "DTSTART:20251101T000000"),
		),
		"10-20T14:00 to 10-20T15:00",
	],
])("a zone that is defined %s counts", (_what, zone, span) => {
	expect(list(...zone, ...office)).toEqual([span]);
});
