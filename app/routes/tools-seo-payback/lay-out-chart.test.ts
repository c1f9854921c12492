import { expect, it } from "vitest";
import { readQuery, readTyped } from "#app/tools/inputs.ts";
import { computeSeoPayback, SEO_PAYBACK_INPUTS } from "#app/tools/seo-payback.ts";
import { layOutChart } from "./lay-out-chart.ts";

function layOut(query: string) {
	const { typed } = readQuery(SEO_PAYBACK_INPUTS, new URLSearchParams(query));
	const { values } = readTyped(SEO_PAYBACK_INPUTS, typed);
	if (!values) throw new Error("The query does not work out");
	return layOutChart(computeSeoPayback(values));
}

// From -60,000 to 90,000 are 1,50,000, so steps of 50,000 from -1,00,000 to 1,00,000.
// Month 8 of 12 ends with 10,000 more than nothing: (10,000 + 1,00,000) / 2,00,000.
it("the axis has round steps with zero among them, and the line shows when it has paid back", () => {
	const { ticks, points, payback } = layOut("");
	expect(ticks.map(({ rupees }) => rupees)).toEqual([-100_000, -50_000, 0, 50_000, 100_000]);
	expect(points[0]).toEqual({ x: 0, share: 0.5 });
	expect(payback).toEqual({ month: 8, x: expect.closeTo(8 / 12), share: expect.closeTo(0.55) });
	expect(layOut("cost=90000").payback).toBeNull();
});

it("few months are named", () => {
	const listMonths = (query: string) => layOut(query).months.map(({ month }) => month);
	expect(listMonths("")).toEqual([2, 4, 6, 8, 10]);
	expect(listMonths("cost=58000")).toEqual([24, 48, 72, 96]);
});

it("the line stays within its frame", () => {
	for (const query of ["value=10 crore&searches=10 crore", "cost=100 crore&value=1", "ramp=0"]) {
		const { points, ticks } = layOut(query);
		expect(points.filter(({ share }) => !(share >= 0 && share <= 1))).toEqual([]);
		expect(ticks.length).toBeLessThan(8);
	}
});
