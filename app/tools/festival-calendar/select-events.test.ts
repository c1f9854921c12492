import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import type { Calendar } from "#app/content/schemas/calendar.ts";
import { renderCsv } from "./render-csv.ts";
import { getReadyDay, selectEvents } from "./select-events.ts";

const EVENT = {
	certainty: "fixed" as const,
	source: "sameDate" as const,
	prepare: [{ weeks: 3, text: "Bake." }],
};
const CALENDAR: Calendar = {
	...getContent().calendar,
	states: ["Tamil Nadu", "Gujarat"],
	trades: [
		{ slug: "food", name: "Food" },
		{ slug: "hotels", name: "Hotels" },
	],
	events: [
		{ ...EVENT, id: "c", name: "C", date: "2027-03-01", states: ["Gujarat"], trades: ["food"] },
		{ ...EVENT, id: "b", name: "B", date: "2027-02-01", trades: ["hotels"] },
		{ ...EVENT, id: "a", name: 'A "day"', date: "2027-01-10", until: "2027-01-11" },
	],
};
const ALL = { state: null, trade: null };

it("what is to be ready weeks before may be due in the year before", () => {
	expect(getReadyDay({ date: "2027-01-10" }, 3)).toBe("2026-12-20");
	expect(getReadyDay({ date: "2028-03-01" }, 1)).toBe("2028-02-23");
});

it("the spreadsheet has a row for each thing to prepare, the first due first", () => {
	const [head, ...rows] = renderCsv(selectEvents(CALENDAR, ALL), CALENDAR).split("\r\n");
	expect(head).toMatch(/^\uFEFFReady by,Prepare,/);
	const days = rows.map((row) => row.slice(0, 10));
	expect(days).toEqual(["2026-12-20", "2027-01-11", "2027-02-08", ""]);
	expect(rows[0]).toContain('Bake.,3,"A ""day""",2027-01-10,2027-01-11');
	expect(rows[2]).toContain("Gujarat,Food");
});
