import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, it } from "vitest";
import { toLine } from "#app/platform/plain-text.ts";
import { HOSTILE_TEXTS } from "../../tests/support/hostile.ts";
import { buildInvitation, type CalendarEntry } from "./build-calendar.ts";

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

it.each([
	["REQUEST", 1, "CONFIRMED"],
	["CANCEL", 2, "CANCELLED"],
] as const)("%s number %i is read as it was meant by two readers", (method, sequence, status) => {
	const file = build(method, { booking: { ...ENTRY.booking, sequence } });
	// This parser shares no code with the other one.
	const others = Object.values(nodeIcal.sync.parseICS(file));
	expect(others.find((other) => other?.type === "VEVENT")).toMatchObject({
		uid: UID,
		method,
		status,
		sequence,
		start: new Date(ENTRY.booking.startsAt),
		end: new Date(ENTRY.booking.endsAt),
	});
	const { component, event } = read(file);
	expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
	expect(component.getFirstPropertyValue("organizer")).toBe(`mailto:${OPTIONS.from}`);
	expect(component.getAllSubcomponents("valarm")).toHaveLength(method === "REQUEST" ? 1 : 0);
	const attendees = event.attendees.map((attendee) => [
		attendee.getFirstValue(),
		...["cn", "partstat", "rsvp"].map((name) => attendee.getParameter(name)),
	]);
	// Both sides have accepted and need not reply.
	expect(attendees).toEqual([
		["MAILTO:riya@desaicotton.example", "Riya Desai", "ACCEPTED", "FALSE"],
		["MAILTO:team@kiteline.example", "Kiteline", "ACCEPTED", "FALSE"],
	]);
});

it("an unusual address stays one", () => {
	const visitor = { name: null, email: "a?b#c%d+e@x.example" };
	const { event } = read(buildInvitation("REQUEST", ENTRY, [visitor], OPTIONS));
	const url = String(event.attendees[0]?.getFirstValue());
	expect(decodeURIComponent(new URL(url).pathname)).toBe(visitor.email);
	expect(new URL(url).search + new URL(url).hash).toBe("");
	expect(event.attendees[0]?.getParameter("cn")).toBeUndefined();
});

it("hostile words stay the text of their property", () => {
	const listNames = ({ component }: ReturnType<typeof read>) =>
		component.getAllProperties().map(({ name }) => name);
	const plainNames = listNames(read(build("REQUEST")));
	for (const words of [
		...HOSTILE_TEXTS,
		"Riya\r\nATTENDEE:mailto:all@other.example\r\nBEGIN:VEVENT",
		'a;b,c\\d\\n:e "quoted" ^n ^\' ^^',
	]) {
		const given = { summary: words, location: words, description: `${words}\nend` };
		const attendees = [{ name: words, email: VISITOR.email }, AGENCY];
		const file = buildInvitation("REQUEST", { ...ENTRY, ...given }, attendees, OPTIONS);
		const found = read(file);
		expect(listNames(found)).toEqual(plainNames);
		expect(found.calendar.getAllSubcomponents()).toHaveLength(1);
		expect(found.event.description).toMatch(/\nend$/);
		const shown = toLine(words.toWellFormed());
		expect(found.event).toMatchObject({ summary: shown, location: shown });
		// This parser converts a backslash before an n to a line end, also in parameters, which have no such escape (RFC
		// 6868).
		const name = shown.trim().replaceAll("\\n", "\n");
		if (name) expect(found.event.attendees[0]?.getParameter("cn")).toBe(name);
		expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
	}
});
