import ICAL from "ical.js";
import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import type { Festival } from "#app/content/schemas/festivals.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { present } from "../../../tests/support/present.ts";
import { renderIcs } from "./render-ics.ts";

const festivals = present(getContent().festivals);
const SENDER = { agency: "Kites; lines, reels", host: "s.example" };
const LONG_TEXT = `Write ${"पतंग और डोर ".repeat(12)}on C:\\kites.`;
const EVENT: Festival = {
	id: "kite-day",
	name: "Kites; lines, reels",
	date: asDay("2027-12-31"),
	certainty: "fixed",
	source: "sameDate",
	prepare: [
		{ weeks: 2, text: LONG_TEXT },
		{ weeks: 0, text: "Fly." },
	],
};

const render = (given: Partial<Festival> = {}) =>
	renderIcs(
		[{ ...EVENT, ...given }],
		{ ...festivals, name: "Days; of kites, 2027", updated: asDay("2026-11-25") },
		SENDER,
	);

function read(file: string) {
	const parsed = new ICAL.Component(ICAL.parse(file));
	const component = parsed.getFirstSubcomponent("vevent");
	if (!component) throw new Error("no event");
	return { parsed, component, event: new ICAL.Event(component) };
}

describeInRegions(() => {
	it("a day ends at the next one's beginning, and has the stamp of the last change", () => {
		const { component, event } = read(render());
		expect(event.uid).toBe(`kite-day-${festivals.year}@s.example`);
		expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-25T00:00:00Z");
		expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
		expect([event.startDate, event.endDate].map(String)).toEqual(["2027-12-31", "2028-01-01"]);
		expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
		expect(String(read(render({ until: asDay("2028-01-02") })).event.endDate)).toBe("2028-01-03");
	});

	it("a reminder comes at nine in the morning, whole weeks before the first day", () => {
		const { component } = read(render({ until: asDay("2028-01-02") }));
		const alarms = component.getAllSubcomponents("valarm").map((alarm) => {
			const trigger = alarm.getFirstProperty("trigger");
			return [String(trigger?.getFirstValue()), trigger?.getParameter("related")];
		});
		expect(alarms).toEqual([
			["-P13DT15H", "START"],
			["PT9H", "START"],
		]);
	});
});

it("all texts are read as they were written", () => {
	const { parsed, component, event } = read(render());
	expect(parsed.getFirstPropertyValue("prodid")).toBe(`-//${SENDER.agency}//Festival calendar//EN`);
	// This parser does not treat the properties as text, and keeps the escapes.
	for (const name of ["name", "x-wr-calname"])
		expect(parsed.getFirstPropertyValue(name)).toBe("Days\\; of kites\\, 2027");
	expect(event.summary).toBe(EVENT.name);
	expect(event.description).toContain(`2 weeks before: ${LONG_TEXT}\non the day: Fly.\n`);
	const alarms = component.getAllSubcomponents("valarm");
	expect(alarms.map((alarm) => alarm.getFirstPropertyValue("description"))).toEqual([
		`${EVENT.name}: ${LONG_TEXT}`,
		`${EVENT.name}: Fly.`,
	]);
});

it("no line is longer than 75 octets, none is broken within a character, and all end as they should", () => {
	const text = render();
	const lines = text.split("\r\n");
	for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
	expect(lines.filter((line) => line.startsWith(" ")).length).toBeGreaterThan(0);
	expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n\uFFFD]/);
});
