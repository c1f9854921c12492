import { describe, expect, it } from "vitest";
import { AD_BUDGET_INPUTS, computeAdBudget, tellAdBudget, tellBreakEven } from "./ad-budget.ts";
import { listHostileQueries } from "./hostile-queries-for-tests.ts";
import { namesOf, readQuery, readTyped } from "./inputs.ts";

const EXAMPLE = { budget: 60_000, cpc: 25, conversion: 3, close: 20, order: 12_000, margin: 40 };

describe("computeAdBudget", () => {
	// 60,000 / 25 = 2,400 clicks; 3 in 100 of them = 72 enquiries; 20 in 100 of those = 14.4 customers.
	// 25 / 0.03 = 833.33 for an enquiry; 60,000 / 14.4 = 4,166.67 for a customer.
	// 14.4 * 12,000 = 1,72,800 of revenue; 40 in 100 of it = 69,120; less 60,000 = 9,120.
	// An order leaves 4,800, an enquiry a fifth of that = 960, a click 3 in 100 of that = 28.80.
	// An enquiry costs 833.33 and an order leaves 4,800: 833.33 / 4,800 = 17.36 in 100 must buy.
	it("goes from the budget to what is left", () => {
		const result = computeAdBudget(EXAMPLE);
		expect(result.clicks).toBe(2400);
		expect(result.enquiries).toBeCloseTo(72, 9);
		expect(result.customers).toBeCloseTo(14.4, 9);
		expect(result.costPerEnquiry).toBeCloseTo(833.333, 3);
		expect(result.costPerCustomer).toBeCloseTo(4166.667, 3);
		expect(result.revenue).toBeCloseTo(172_800, 6);
		expect(result.grossProfit).toBeCloseTo(69_120, 6);
		expect(result.contribution).toBeCloseTo(9120, 6);
		expect(result.breakEvenCpc).toBeCloseTo(28.8, 9);
		expect(result.breakEvenClose).toBeCloseTo(17.361, 3);
	});

	// 50,000 / 40 = 1,250; 2 in 100 = 25; 10 in 100 = 2.5 at 20,000 each; 2.5 * 10,000 = 25,000;
	// a quarter = 6,250; less 50,000 = -43,750. A click is worth 0.02 * 0.1 * 2,500 = 5; 2,000 / 2,500 = 80 in 100.
	it("says what is lost", () => {
		const result = computeAdBudget({
			budget: 50_000,
			cpc: 40,
			conversion: 2,
			close: 10,
			order: 10_000,
			margin: 25,
		});
		expect(result.contribution).toBeCloseTo(-43_750, 6);
		expect(tellAdBudget(result)).toBe(
			"2.5 customers a month at ₹20,000 each, and ₹43,750 is lost.",
		);
		expect(tellBreakEven(result)).toEqual([
			"A click may cost ₹5 at most.",
			"At least 80% of the enquiries must buy.",
		]);
	});

	it("leaves nothing at either break-even", () => {
		const { breakEvenCpc, breakEvenClose } = computeAdBudget(EXAMPLE);
		expect(computeAdBudget({ ...EXAMPLE, cpc: breakEvenCpc }).contribution).toBeCloseTo(0, 6);
		expect(computeAdBudget({ ...EXAMPLE, close: breakEvenClose }).contribution).toBeCloseTo(0, 6);
	});
});

describe("what makes no sense is said in words", () => {
	it.each([
		[{ budget: 20 }, "This budget does not buy one click."],
		[{ budget: 4000 }, "No customer in this budget: one costs ₹4,167."],
		[
			{ cpc: 28.8 },
			"12.5 customers a month at ₹4,800 each. Nothing is left over, and nothing is lost.",
		],
		[
			{ budget: 1000, cpc: 10, conversion: 10, close: 10, order: 9000 },
			"1 customer a month at ₹1,000 each, and ₹2,600 is left over.",
		],
	])("%j", (changes, sentence) => {
		expect(tellAdBudget(computeAdBudget({ ...EXAMPLE, ...changes }))).toBe(sentence);
	});

	it("where no close rate is enough", () => {
		const [, close] = tellBreakEven(computeAdBudget({ ...EXAMPLE, order: 1000 }));
		expect(close).toMatch(/^No close rate pays/);
	});

	it("where a click is worth nothing", () => {
		const values = { ...EXAMPLE, conversion: 0.01, close: 0.01, order: 1, margin: 0.01 };
		expect(tellBreakEven(computeAdBudget(values))[0]).toMatch(/^At these rates/);
	});
});

it("no figure is ever anything but a number, whatever the address holds", () => {
	const good = new URLSearchParams(
		Object.entries(EXAMPLE).map(([name, value]) => [name, String(value)]),
	);
	for (const query of listHostileQueries(namesOf(AD_BUDGET_INPUTS), String(good))) {
		const { values, errors } = readTyped(
			AD_BUDGET_INPUTS,
			readQuery(AD_BUDGET_INPUTS, query).typed,
		);
		if (!values) {
			expect(Object.values(errors).every(Boolean), String(query)).toBe(true);
			continue;
		}
		for (const figure of Object.values(computeAdBudget(values)))
			expect(Number.isFinite(figure), String(query)).toBe(true);
	}
});
