import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { present } from "../../../tests/support/present.ts";
import { computeSeoPayback, getShares, SEO_PAYBACK } from "./seo-payback.ts";

const SHARES = { s1: 24, s2: 12, s3: 8, s4: 6, s5: 4.8, s6: 4, s7: 3.4, s8: 3, s9: 2.7, s10: 2.4 };
const MONEY = { conversion: 2, close: 20, value: 25_000, cost: 40_000, ramp: 6 };
const EXAMPLE = { searches: 8000, from: 14, to: 3, ...MONEY, ...SHARES, s11: 0.5 };

// Rank 14 has 0.5 % of 8,000 clicks and rank 3 has 8 %: 7.5 % more = 600; 2 in 100 = 12 enquiries;
// 20 in 100 = 2.4 customers of 25,000 = 60,000 a month at full effect, for 40,000.
it("the figures go from searches to what a month leaves", () => {
	expect(getShares(EXAMPLE)).toEqual({ today: 0.5, target: 8 });
	expect(computeSeoPayback(EXAMPLE)).toMatchObject({
		extraClicks: expect.closeTo(600, 9),
		customers: expect.closeTo(2.4, 9),
		gain: expect.closeTo(60_000, 6),
		left: expect.closeTo(20_000, 6),
	});
});

// Six equal steps: 10, 20, 30, 40, 50, 60 thousand, then 60 each month; 40 are spent in each.
// -30, -50, -60, -60, -50, -30, -10, +10: back in month 8, never deeper than 60,000.
it("the months add up until it has paid back", () => {
	const { months, paybackMonth, deepest } = computeSeoPayback(EXAMPLE);
	expect(months.map(({ total }) => Math.round(total / 1000))).toEqual([
		-30, -50, -60, -60, -50, -30, -10, 10, 30, 50, 70, 90,
	]);
	expect([paybackMonth, deepest.month]).toEqual([8, 3]);
});

// 15, 30, 45, 60, 60, 60 for 45 each: -30, -45, -45, -30, -15, 0; without growth 60 at once for 40.
it.each([
	["in a month that ends at nothing", { ramp: 4, cost: 45_000 }, 6, 12],
	["so late that two years are shown", { cost: 45_000 }, 10, 24],
	["so late that ten years are shown", { cost: 58_000 }, 75, 120],
	["never, and three years are shown", { cost: 70_000 }, null, 36],
])("it has paid back %s", (_when, changes, paybackMonth, length) => {
	const result = computeSeoPayback({ ...EXAMPLE, ...changes });
	expect(result.paybackMonth).toBe(paybackMonth);
	expect(result.months).toHaveLength(length);
});

it.each([
	["It has paid in month 8. In the end: 2.4 more customers", {}],
	["It never pays: ₹60,000 a month comes in, ₹60,000 goes out.", { cost: 60_000 }],
	["The better rank has no more clicks.", { s3: 0.5 }],
	["It does not pay within ten years.", { cost: 59_500 }],
	["It pays at once.", { ramp: 0 }],
])("the result is said in sentences: %s", (sentence, changes) => {
	const result = computeSeoPayback({ ...EXAMPLE, ...changes });
	const { sentences } = present(getContent().pages.tools.seoPayback);
	const { summary, notes } = SEO_PAYBACK.format(result, sentences);
	expect([summary, ...notes].join(" ")).toContain(sentence);
});

it.each([
	["wants the same rank", { to: 14 }, { to: expect.stringContaining("less than 14") }],
	["has more than all clicks", { s1: 53.8 }, { s1: expect.stringContaining("100%") }],
])("what no single field shows is checked: who %s", (_who, changes, errors) => {
	expect(SEO_PAYBACK.check?.({ ...EXAMPLE, ...changes })).toEqual(errors);
});
