import { expect, it } from "vitest";
import { event, hour, list } from "../../../tests/support/read-lines.ts";

const TWO = ["10-20T09:00 to 10-20T10:00", "10-26T09:00 to 10-26T10:00"];
it.each([
	"RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO, TU",
	"RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO ,TU",
	"RRULE: FREQ=WEEKLY; COUNT=2; BYDAY=MO,TU",
	"RRULE:FREQ = WEEKLY ; COUNT = 2 ; BYDAY = MO , TU ",
	"RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO,\u00a0TU",
	"RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO,\tTU",
	"RRULE:FREQ=WEEKLY;COUNT=2;\r\n BYDAY=MO, \r\n TU",
	"RRULE:freq=weekly;count=2;byday=mo,tu",
	"rrule:freq=Weekly;count=2;byday=Mo, Tu",
	"RRULE:FREQ=WEEKLY;UNTIL=20261026t090000z;BYDAY=MO, TU",
	"RRULE:FREQ=WEEKLY; UNTIL=20261026T090000Z; WKST=mo; BYDAY=mo, tu;",
	"RRULE ; X-BY=me : FREQ=WEEKLY;COUNT=2;BYDAY=MO, TU",
	"RDATE:20261026T090000Z, 20261026T090000Z",
	"RDATE: 20261026t090000z",
	"RDATE;VALUE=PERIOD: 20261026T090000Z / PT1H",
])("%j repeats on Tuesday and Monday", (line) => {
	expect(list(...hour("1", line))).toEqual(TWO);
});

it.each([
	"EXDATE:20261021T090000Z, 20261022T090000Z",
	"EXDATE: 20261021T090000Z ,20261022T090000Z ",
	"EXDATE:20261021T090000Z,\u00a020261022T090000Z",
	"exdate:20261021t090000z, 20261022t090000z",
	"EXDATE:20261021T090000Z,\r\n  20261022T090000Z",
	"EXDATE ; VALUE = date-time : 20261021T090000Z , 20261022T090000Z",
	"EXDATE;TZID=Europe/London:20261021T100000, 20261022T100000",
	"EXDATE; TZID = Europe/London: 20261021T100000, 20261022T100000",
	'EXDATE;TZID="(UTC) Dublin, Edinburgh, Lisbon, London":20261021T100000, 20261022T100000',
	"EXDATE;TZID=(UTC+00:00) Dublin, Edinburgh, Lisbon, London:20261021T100000,20261022T100000",
])("%j leaves out two days", (line) => {
	const series = hour("1", "RRULE:FREQ=DAILY;COUNT=4", line);
	expect(list(...series)).toEqual(["10-20T09:00 to 10-20T10:00", "10-23T09:00 to 10-23T10:00"]);
});

it.each([
	[["DTSTART: 20261020T090000Z", "DURATION: pt1h"]],
	[["dtstart:20261020t090000z", "dtend: 20261020t100000z "]],
	[["DTSTART ; TZID = Europe/London : 20261020T100000", "DURATION:P T 1 H"]],
])("an event with %j takes its hour", (lines) => {
	expect(list(...event("1", ...lines))).toEqual(["10-20T09:00 to 10-20T10:00"]);
});

it.each([
	["STATUS: CANCELLED "],
	["STATUS:cancelled"],
	["TRANSP: transparent"],
	["transp:TRANSPARENT "],
])("an event with %j takes no time", (line) => {
	expect(list(...hour("1", line))).toEqual([]);
});

it("a day's exceptions are left out of days", () => {
	const day = ["DTSTART; VALUE = date : 20261020", "RRULE:FREQ=DAILY; COUNT=3"];
	expect(list(...event("1", ...day, "EXDATE; value=date: 20261021, 20261022"))).toEqual([
		"10-19T18:30 to 10-20T18:30",
	]);
});
