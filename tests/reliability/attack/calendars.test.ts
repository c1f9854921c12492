import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { readCalendar } from "../../../app/calls/calendar/read-calendar.ts";
import type { Span } from "../../../app/database/booking.ts";
import { isShort } from "../../support/is-short.ts";

const FROM = Date.parse("2026-10-19T00:00Z");
const TO = Date.parse("2026-11-19T00:00Z");
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const RUNS = isShort ? 200 : 1_000;
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** The rules of New York's zone, whose summer time ends within the month of the test. */
const ZONE = [
	"BEGIN:VTIMEZONE",
	"TZID:Office",
	"BEGIN:DAYLIGHT",
	"DTSTART:20070311T020000",
	"RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
	"TZOFFSETFROM:-0500",
	"TZOFFSETTO:-0400",
	"END:DAYLIGHT",
	"BEGIN:STANDARD",
	"DTSTART:20071104T020000",
	"RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
	"TZOFFSETFROM:-0400",
	"TZOFFSETTO:-0500",
	"END:STANDARD",
	"END:VTIMEZONE",
];

const format = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, "");
const toCalendar = (events: readonly string[][]) => {
	const lines = events.flatMap((lines, index) => [
		"BEGIN:VEVENT",
		`UID:${index}`,
		...lines,
		"END:VEVENT",
	]);
	return ["BEGIN:VCALENDAR", "VERSION:2.0", ...ZONE, ...lines, "END:VCALENDAR", ""].join("\r\n");
};
const read = (text: string) =>
	readCalendar({ text, zone: "Asia/Kolkata", from: FROM, to: TO, joinMs: MINUTE_MS });

const minutes = (min: number, max: number) =>
	fc.integer({ min, max }).map((count) => count * MINUTE_MS);
const instants = minutes(Date.parse("2026-06-01T00:00Z") / MINUTE_MS, TO / MINUTE_MS);
const rules = fc.oneof(
	fc.constantFrom("FREQ=DAILY", "FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=YEARLY"),
	fc.subarray(WEEKDAYS, { minLength: 1 }).map((days) => `FREQ=WEEKLY;BYDAY=${days.join()}`),
	fc.constantFrom(
		"FREQ=MONTHLY;BYDAY=2TU",
		"FREQ=MONTHLY;BYDAY=-1FR",
		"FREQ=MONTHLY;BYMONTHDAY=31",
		"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
		"FREQ=YEARLY;BYMONTH=10,11;BYDAY=MO",
		"FREQ=DAILY;BYHOUR=9,15;BYMINUTE=0,30",
	),
);
const ends = fc.oneof(
	fc.constant(""),
	fc.integer({ min: 1, max: 900 }).map((count) => `;COUNT=${count}`),
	instants.map((until) => `;UNTIL=${format(until)}`),
);
const events = fc
	.record({
		start: instants,
		length: minutes(1, 3_000),
		rule: fc.option(fc.tuple(rules, fc.integer({ min: 1, max: 4 }), ends)),
		isLocal: fc.boolean(),
		// Several of them confuse the library where one is no occurrence.
		leftOut: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 1 }),
	})
	.map(({ start, length, rule, isLocal, leftOut }) => {
		const at = (time: number) =>
			isLocal ? `;TZID=Office:${format(time).slice(0, -1)}` : `:${format(time)}`;
		return [
			`DTSTART${at(start)}`,
			`DURATION:PT${length / MINUTE_MS}M`,
			...(rule ? [`RRULE:${rule[0]};INTERVAL=${rule[1]}${rule[2]}`] : []),
			...leftOut.map((days) => `EXDATE${at(start + days * DAY_MS)}`),
		];
	});
/** Invalid lines that replace one line of an event. */
const bad = fc.oneof(
	fc.constantFrom(
		"RRULE:FREQ=WEEKLY;BYDAY=MO, TU",
		"RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
		"RRULE:FREQ=SECONDLY;BYSECOND=0",
		"RRULE:FREQ=DAILY;COUNT=-1",
		"DTEND:yesterday",
		"EXDATE:20269999T000000Z",
		"BEGIN:VALARM",
		"END:VCALENDAR",
		"no line at all",
		"DTSTART;TZID=Nowhere/At All:20261020T090000",
		"RECURRENCE-ID;RANGE=THISANDFUTURE:20261020",
	),
	fc.string({ unit: "binary-ascii" }),
);
const damages = fc.record({ at: fc.nat({ max: 3 }), line: bad, isAdded: fc.boolean() });
const calendars = fc.array(events, { minLength: 1, maxLength: 4 });

/** Lists the occurrences of a valid calendar as the library computes them. */
function listByLibrary(text: string): Span[] {
	const calendar = new ICAL.Component(ICAL.parse(text));
	return calendar.getAllSubcomponents("vevent").flatMap((component) => {
		const event = new ICAL.Event(component);
		const spans: Span[] = [];
		const add = ({ startDate, endDate }: { startDate: ICAL.Time; endDate: ICAL.Time }) =>
			spans.push({ start: startDate.toUnixTime() * 1_000, end: endDate.toUnixTime() * 1_000 });
		// The library leaves out a start that its own rule does not name.
		const { startDate } = event;
		const leftOut = component.getAllProperties("exdate").map((each) => each.getFirstValue());
		if (!leftOut.some((date) => date instanceof ICAL.Time && date.compare(startDate) === 0))
			add(event);
		const times = event.iterator();
		for (let time = event.isRecurring() && times.next(); time; time = times.next()) {
			if (time.toUnixTime() * 1_000 >= TO) break;
			add(event.getOccurrenceDetails(time));
		}
		return spans;
	});
}

/** Returns the busy times of the month, joined where spans meet. */
function join(spans: readonly Span[]): string[] {
	const joined: Span[] = [];
	for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
		const last = joined.at(-1);
		if (end <= FROM || start >= TO) continue;
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else joined.push({ start, end });
	}
	return joined.map(({ start, end }) => `${format(start)}/${format(end)}`);
}

test("a sound calendar is busy when ical.js says so", () => {
	fc.assert(
		fc.property(calendars, (given) => {
			const text = toCalendar(given);
			const reading = read(text);
			expect(reading?.problems).toEqual([]);
			expect(join(reading?.spans ?? [])).toEqual(join(listByLibrary(text)));
		}),
		{ numRuns: RUNS },
	);
});

// The runs are fewer, as each endless rule takes more than a second.
test("what is bad in one event takes no busy time from the others, even if it never ends", () => {
	fc.assert(
		fc.property(calendars, calendars, damages, (sound, more, { at, line, isAdded }) => {
			const bad = more.map((event) => event.toSpliced(at, isAdded ? 0 : 1, line));
			const reading = read(toCalendar([...sound, ...bad]));
			const all = reading?.spans ?? [];
			for (const { start, end } of read(toCalendar(sound))?.spans ?? [])
				expect(all.some((span) => span.start <= start && span.end >= end)).toBe(true);
		}),
		{ numRuns: RUNS / 4 },
	);
});
