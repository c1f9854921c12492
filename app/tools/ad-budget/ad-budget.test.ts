import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { present } from "../../../tests/support/present.ts";
import { AD_BUDGET, computeAdBudget } from "./ad-budget.ts";

const EXAMPLE = { budget: 60_000, cpc: 25, conversion: 3, close: 20, order: 12_000, margin: 40 };

// 60,000 / 25 = 2,400 clicks; 3 in 100 of them = 72 enquiries; 20 in 100 of those = 14.4 customers.
// 25 / 0.03 = 833.33 for an enquiry; 60,000 / 14.4 = 4,166.67 for a customer.
// 14.4 * 12,000 = 1,72,800 of revenue; 40 in 100 of it = 69,120; less 60,000 = 9,120.
// An order leaves 4,800, an enquiry a fifth of that = 960, a click 3 in 100 of that = 28.80.
// An enquiry costs 833.33 and an order leaves 4,800: 833.33 / 4,800 = 17.36 in 100 must buy.
it("the figures go from the budget to what is left of it", () => {
	expect(computeAdBudget(EXAMPLE)).toEqual({
		clicks: 2400,
		enquiries: expect.closeTo(72, 9),
		customers: expect.closeTo(14.4, 9),
		costPerEnquiry: expect.closeTo(833.333, 3),
		costPerCustomer: expect.closeTo(4166.667, 3),
		revenue: expect.closeTo(172_800, 6),
		grossProfit: expect.closeTo(69_120, 6),
		contribution: expect.closeTo(9120, 6),
		breakEvenCpc: expect.closeTo(28.8, 9),
		breakEvenClose: expect.closeTo(17.361, 3),
	});
});

// 50,000 / 40 = 1,250; 2 in 100 = 25; 10 in 100 = 2.5 at 20,000 each; 2.5 * 10,000 = 25,000;
// a quarter = 6,250; less 50,000 = -43,750. A click is worth 0.02 * 0.1 * 2,500 = 5; 2,000 / 2,500 = 80 in 100.
const LOSS = { budget: 50_000, cpc: 40, conversion: 2, close: 10, order: 10_000, margin: 25 };
const NOTHING = { conversion: 0.01, close: 0.01, order: 1, margin: 0.01 };

it.each([
	["It buys no click.", { budget: 20 }],
	["It buys no customer: one costs ₹4,167.", { budget: 25 }],
	["2.5 customers a month at ₹20,000 each, and ₹43,750 lost.", LOSS],
	["A click may cost ₹5. At least 80% have to buy.", LOSS],
	["No click pays, whatever its price. Even if all bought, it would not pay.", NOTHING],
])("the result is said in sentences: %s", (sentence, changes) => {
	const result = computeAdBudget({ ...EXAMPLE, ...changes });
	const { sentences } = present(getContent().pages.tools.adBudget);
	const { summary, notes } = AD_BUDGET.format(result, sentences);
	expect([summary, ...notes].join(" ")).toContain(sentence);
});
