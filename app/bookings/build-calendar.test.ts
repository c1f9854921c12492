import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../tests/support/hostile.ts";
import { buildInvitation, buildPublishedCalendar, type CalendarEntry } from "./build-calendar.ts";

const OPTIONS = { agency: "Kites; lines, reels", from: "forms@mail.kiteline.example" };
const UID = "01998f3e-6a52-7c1e-9a54-2f8e1c0d7b11@mail.kiteline.example";
const ENTRY: CalendarEntry = {
	booking: {
		enquiryId: "01998f3e-6a52-7c1e-9a54-2f8e1c0d7b11",
		startsAt: Date.UTC(2026, 11, 3, 9, 30),
		endsAt: Date.UTC(2026, 11, 3, 10),
		sequence: 0,
	},
	stamp: "2026-11-30T08:15:42.123Z",
	summary: "Call with Meera Shah",
	description: "By phone.\nTo move or cancel it: https://www.kiteline.example/book/a",
	location: "+91 98765 43210",
	url: "https://www.kiteline.example/book/a",
	hasAlarm: true,
};
const VISITOR = { name: "Riya Desai", email: "riya@desaicotton.example" };
const AGENCY = { name: "Kiteline", email: "team@kiteline.example" };

function build(method: "REQUEST" | "CANCEL", given: Partial<CalendarEntry> = {}): string {
	return buildInvitation(method, { ...ENTRY, ...given }, [VISITOR, AGENCY], OPTIONS);
}

function read(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const component = calendar.getFirstSubcomponent("vevent");
	if (!component) throw new Error("no event");
	return { calendar, component, event: new ICAL.Event(component) };
}

/** As another program reads it, which shares no code with the first. */
function readElsewhere(file: string) {
	const [event] = Object.values(nodeIcal.sync.parseICS(file)).filter(
		(each) => each?.type === "VEVENT",
	);
	if (event?.type !== "VEVENT") throw new Error("no event");
	return event;
}

it.each([
	["REQUEST", 1, "CONFIRMED", Date.UTC(2026, 11, 4, 4, 30)],
	["CANCEL", 2, "CANCELLED", Date.UTC(2026, 11, 4, 4, 30)],
] as const)(
	"%s number %i is read as it was meant by two readers",
	(method, sequence, status, start) => {
		const endsAt = start + 30 * 60_000;
		const booking = { ...ENTRY.booking, startsAt: start, endsAt, sequence };
		const file = build(method, { booking });
		const { calendar, component, event } = read(file);
		expect(calendar.getFirstPropertyValue("method")).toBe(method);
		expect(event).toMatchObject({ uid: UID, sequence });
		expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
		expect([event.startDate, event.endDate].map((time) => time.toJSDate().getTime())).toEqual([
			start,
			endsAt,
		]);
		expect(component.getFirstPropertyValue("status")).toBe(status);
		expect(component.getFirstPropertyValue("organizer")).toBe(`mailto:${OPTIONS.from}`);
		expect(component.getAllSubcomponents("valarm")).toHaveLength(method === "REQUEST" ? 1 : 0);
		const attendees = event.attendees.map((attendee) => [
			attendee.getFirstValue(),
			...["cn", "partstat", "rsvp"].map((name) => attendee.getParameter(name)),
		]);
		// Both sides come and need not answer.
		expect(attendees).toEqual([
			["MAILTO:riya@desaicotton.example", "Riya Desai", "ACCEPTED", "FALSE"],
			["MAILTO:team@kiteline.example", "Kiteline", "ACCEPTED", "FALSE"],
		]);
		const other = readElsewhere(file);
		expect(other).toMatchObject({ uid: UID, method, status, sequence });
		expect([other.start.getTime(), other.end?.getTime()]).toEqual([start, endsAt]);
	},
);

it("is the same to the byte whenever it is built, and has no line that is too long", () => {
	const file = build("REQUEST", { description: "पतंग और डोर ".repeat(80) });
	expect(build("REQUEST", { description: "पतंग और डोर ".repeat(80) })).toBe(file);
	expect(file).toContain("DTSTAMP:20261130T081542Z\r\n");
	expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
	for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it("an unusual address stays one", () => {
	const visitor = { name: null, email: "a?b#c%d+e@x.example" };
	const { event } = read(buildInvitation("REQUEST", ENTRY, [visitor], OPTIONS));
	const url = String(event.attendees[0]?.getFirstValue());
	expect(decodeURIComponent(new URL(url).pathname)).toBe(visitor.email);
	expect(new URL(url).search + new URL(url).hash).toBe("");
	expect(event.attendees[0]?.getParameter("cn")).toBeUndefined();
});

const HOSTILE = [
	...HOSTILE_TEXTS,
	"Riya\r\nATTENDEE:mailto:all@other.example\r\nBEGIN:VEVENT",
	'a;b,c\\d\\n:e "quoted" ^n ^\' ^^',
];

it("hostile words stay the text of their property", () => {
	const plain = read(build("REQUEST"));
	const listNames = ({ component }: typeof plain) =>
		component.getAllProperties().map(({ name }) => name);
	for (const words of HOSTILE) {
		const given = { summary: words, location: words, description: `${words}\nend` };
		const attendees = [{ name: words, email: VISITOR.email }, AGENCY];
		const file = buildInvitation("REQUEST", { ...ENTRY, ...given }, attendees, OPTIONS);
		const found = read(file);
		expect(listNames(found)).toEqual(listNames(plain));
		expect(found.calendar.getAllSubcomponents()).toHaveLength(1);
		expect(found.event.description).toMatch(/\nend$/);
		const shown = readable(words);
		expect(found.event.summary).toBe(shown);
		expect(found.event.location).toBe(shown);
		// This reader makes a line end of a backslash before an n in parameters, which have no such escape (RFC 6868).
		const name = shown.trim().replaceAll("\\n", "\n");
		if (name) expect(found.event.attendees[0]?.getParameter("cn")).toBe(name);
		// The other reader takes quotation marks away from a summary.
		expect(readElsewhere(file).uid).toBe(UID);
		expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
	}
});

/** On one line, with a mark for each character that steers a terminal or the direction of the text. */
function readable(words: string): string {
	return words
		.toWellFormed()
		.replaceAll(/[\t\n\r\u2028\u2029]+/g, " ")
		.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "\uFFFD");
}

it("a published calendar has all calls, and nobody is invited", () => {
	const next = { ...ENTRY, booking: { ...ENTRY.booking, enquiryId: "next" } };
	const file = buildPublishedCalendar("Calls, all", [ENTRY, next], OPTIONS);
	const calendar = new ICAL.Component(ICAL.parse(file));
	expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
	expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Calls\\, all");
	const uids = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each).uid);
	expect(uids).toEqual([UID, "next@mail.kiteline.example"]);
	expect(file).not.toMatch(/ATTENDEE|ORGANIZER/);
});
