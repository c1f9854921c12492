import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import type { CalendarEvent } from "#app/content/schemas/calendar.ts";
import { renderIcs } from "./render-ics.ts";

const { calendar } = getContent();
const SENDER = { agency: "Kites & Co", host: "s.example" };
const EVENT: CalendarEvent = {
	id: "kite-day",
	name: "Kites; lines, reels",
	date: "2027-12-31",
	certainty: "fixed",
	source: "sameDate",
	prepare: [
		{ weeks: 2, text: `Write ${"पतंग और डोर ".repeat(12)}on C:\\kites.` },
		{ weeks: 0, text: "Fly." },
	],
};

const render = (...events: CalendarEvent[]) =>
	renderIcs(events, { ...calendar, updated: "2026-11-25" }, SENDER);
/** The properties as a reader sees them, whose lines are joined again. */
const unfold = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("a day ends at the next one's beginning, and has the stamp of the last change", () => {
	const lines = unfold(render(EVENT));
	expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
	expect(lines).toEqual(
		expect.arrayContaining([
			`UID:kite-day-${calendar.year}@s.example`,
			"DTSTAMP:20261125T000000Z",
			"DTSTART;VALUE=DATE:20271231",
			"DTEND;VALUE=DATE:20280101",
			"SUMMARY:Kites\\; lines\\, reels",
		]),
	);
	expect(unfold(render({ ...EVENT, until: "2028-01-02" }))).toContain("DTEND;VALUE=DATE:20280103");
	expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

it("a reminder comes at nine in the morning, whole weeks before", () => {
	const triggers = unfold(render(EVENT)).filter((line) => line.startsWith("TRIGGER"));
	expect(triggers).toEqual(["TRIGGER:-P13DT15H", "TRIGGER:PT9H"]);
});

it("no line is longer than 75 octets, none is broken within a character, and all texts are escaped", () => {
	const text = render(EVENT);
	const lines = text.split("\r\n");
	for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
	expect(lines.length).toBeGreaterThan(unfold(text).length);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n\uFFFD]/);
	const description = unfold(text).find((line) => line.startsWith("DESCRIPTION:")) ?? "";
	expect(description).toContain("2 weeks before: Write पतंग और डोर ");
	expect(description).toContain("on C:\\\\kites.\\non the day: Fly.\\n");
});
