import { expect, it } from "vitest";
import { parseInputs, parseQuery } from "#app/tools/calculator-config.ts";
import { getValueTicks } from "./result.tsx";
import { computeSeoPayback, SEO_PAYBACK } from "./seo-payback.ts";

function getTotals(query: string): number[] {
	const { texts } = parseQuery(SEO_PAYBACK.fields, new URLSearchParams(query));
	const { values } = parseInputs(SEO_PAYBACK, (name) => texts[name] ?? "");
	if (!values) throw new Error("The query has an invalid number");
	return computeSeoPayback(values).months.map(({ total }) => total);
}

// From -60,000 to 90,000 are 1,50,000, so steps of 50,000 from -1,00,000 to 1,00,000.
it("the axis has round steps with zero among them", () => {
	expect(getValueTicks(getTotals(""))).toEqual([-100_000, -50_000, 0, 50_000, 100_000]);
});

it("the line stays within its frame", () => {
	for (const query of ["value=10 crore&searches=10 crore", "cost=100 crore&value=1"]) {
		const totals = [0, ...getTotals(query)];
		const ticks = getValueTicks(totals);
		expect(ticks[0]).toBeLessThanOrEqual(Math.min(...totals));
		expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...totals));
		expect(ticks.length).toBeLessThan(8);
	}
});
