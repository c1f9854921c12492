import { describe, expect, it } from "vitest";
import { CALCULATION_MAX, describeStored, readCalculation } from "./calculation.ts";

const QUERY = "tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";

const read = (query: string) => readCalculation(new URLSearchParams(query));

describe("readCalculation", () => {
	it("tells what was worked out, and the query that gives the same again", () => {
		const calculation = read(QUERY);
		expect(calculation).toMatchObject({ title: "Advertising budget", query: QUERY });
		expect(read(calculation?.query ?? "")).toEqual(calculation);
	});

	it("takes nothing from an address but the tool's own numbers", () => {
		const calculation = read(`service=seo&title=Mine&lines=Mine&${QUERY}&utm_source=Mine`);
		expect(calculation).toEqual(read(QUERY));
	});

	it.each([
		["nothing", ""],
		["no tool", QUERY.replace("tool=ad-budget&", "")],
		["an unknown tool", QUERY.replace("ad-budget", "horoscope")],
		["a tool that every object has", QUERY.replace("ad-budget", "constructor")],
		["two tools", `${QUERY}&tool=seo-payback`],
		["words for a number", QUERY.replace("60000", "<script>alert(1)</script>")],
		["no number", QUERY.replace("60000", "NaN")],
		["too large a number", QUERY.replace("60000", "9".repeat(400))],
		["a number twice", `${QUERY}&budget=1`],
	])("takes %s for none", (_what, query) => {
		expect(read(query)).toBeNull();
	});

	it("gives none that does not fit where it is kept", () => {
		expect((read(QUERY)?.query ?? "").length).toBeLessThanOrEqual(CALCULATION_MAX);
	});
});

describe("describeStored", () => {
	it("tells one of which the tool is gone by its query", () => {
		expect(describeStored("tool=horoscope&sign=lion")).toEqual({
			title: "A calculation",
			lines: ["tool=horoscope&sign=lion"],
			query: "tool=horoscope&sign=lion",
		});
	});
});
