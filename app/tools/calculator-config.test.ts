import { expect, it } from "vitest";
import { setRegion } from "#app/platform/region.ts";
import { REGIONS } from "../../tests/support/regions.ts";
import { AD_BUDGET } from "./ad-budget/ad-budget.ts";
import { parseInputs, parseQuery } from "./calculator-config.ts";

const read = (query = "", own?: Record<string, number>) =>
	parseQuery(AD_BUDGET.fields, new URLSearchParams(query), own).texts;

it("a form has at first sums that are usual in the currency", () => {
	expect(read()).toMatchObject({ budget: "60,000", cpc: "25", order: "12,000", margin: "40" });
	setRegion(REGIONS.berlin);
	const texts = read();
	expect(texts).toMatchObject({ budget: "600", cpc: "0,25", order: "120", margin: "40" });
	expect(parseInputs(AD_BUDGET, (name) => texts[name] ?? "").errors).toEqual({});
});

it("a form has at first the agency's own numbers, and always those of the address", () => {
	setRegion(REGIONS.berlin);
	const own = { budget: 1_500, cpc: 1.8 };
	expect(read("", own)).toMatchObject({ budget: "1.500", cpc: "1,8", order: "120" });
	expect(read("budget=2000", own)).toMatchObject({ budget: "2000", cpc: "1,8" });
});
