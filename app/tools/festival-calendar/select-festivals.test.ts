import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import type { FestivalList } from "#app/content/schemas/festivals.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { present } from "../../../tests/support/present.ts";
import { renderCsv } from "./render-csv.ts";
import { selectFestivals } from "./select-festivals.ts";

const EVENT = {
	certainty: "fixed" as const,
	source: "sameDate" as const,
	prepare: [{ weeks: 3, text: "Bake." }],
};
const FESTIVALS: FestivalList = {
	...present(getContent().festivals),
	states: ["Tamil Nadu", "Gujarat"],
	trades: [
		{ slug: "food", name: "Food" },
		{ slug: "hotels", name: "Hotels" },
	],
	events: [
		{
			...EVENT,
			id: "c",
			name: "C",
			date: asDay("2027-03-01"),
			states: ["Gujarat"],
			trades: ["food"],
		},
		{ ...EVENT, id: "b", name: "B", date: asDay("2027-02-01"), trades: ["hotels"] },
		{ ...EVENT, id: "a", name: 'A "day"', date: asDay("2027-01-10"), until: asDay("2027-01-11") },
	],
};
const ALL = { state: null, trade: null };

it("the spreadsheet has a row for each thing to prepare, the first due first, be it in the year before", () => {
	const [head, ...rows] = renderCsv(selectFestivals(FESTIVALS, ALL), FESTIVALS).split("\r\n");
	expect(head).toMatch(/^\uFEFFReady by,Prepare,/);
	const days = rows.map((row) => row.slice(0, 10));
	expect(days).toEqual(["2026-12-20", "2027-01-11", "2027-02-08", ""]);
	expect(rows[0]).toContain('Bake.,3,"A ""day""",2027-01-10,2027-01-11');
	expect(rows[2]).toContain("Gujarat,Food");
});
