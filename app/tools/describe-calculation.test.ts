import { describe, expect, it } from "vitest";
import { AD_BUDGET_INPUTS } from "./ad-budget.ts";
import { describeCalculation } from "./describe-calculation.ts";
import { listHostileQueries } from "./hostile-queries-for-tests.ts";
import { namesOf } from "./inputs.ts";
import { SEO_PAYBACK_INPUTS } from "./seo-payback.ts";

const AD_BUDGET = "tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";
const SEO_PAYBACK =
	"tool=seo-payback&searches=8000&from=14&to=3&conversion=2&close=20&value=25000&cost=40000&ramp=6" +
	"&s1=24&s2=12&s3=8&s4=6&s5=4.8&s6=4&s7=3.4&s8=3&s9=2.7&s10=2.4&s11=0.5";

function read(query: string) {
	return describeCalculation(new URLSearchParams(query));
}

describe("describeCalculation", () => {
	it("tells an advertising budget line by line", () => {
		expect(read(AD_BUDGET)).toEqual({
			title: "Advertising budget",
			lines: [
				"Budget a month: ₹60,000",
				"Cost of one click: ₹25",
				"Visitors who enquire: 3%",
				"Enquiries that buy: 20%",
				"Value of one order: ₹12,000",
				"Gross margin: 40%",
				"14.4 customers a month at ₹4,167 each, and ₹9,120 is left over.",
				"A click may cost ₹28.80 at most.",
				"At least 17.36% of the enquiries must buy.",
			],
			query: AD_BUDGET,
		});
	});

	it("tells a payback of SEO line by line", () => {
		expect(read(SEO_PAYBACK)).toEqual({
			title: "Payback of SEO",
			lines: [
				"Searches a month: 8,000",
				"Rank today: 14",
				"Rank to reach: 3",
				"Visitors who enquire: 2%",
				"Enquiries that buy: 20%",
				"Gross profit of one customer: ₹25,000",
				"Cost of the work a month: ₹40,000",
				"Months until it works in full: 6",
				"Click share: 0.5% today, 8% then",
				"It has paid back in month 8.",
				"At full effect: 2.4 more customers a month, who bring ₹60,000.",
				"Until then you lay out ₹60,000 at most, in month 3.",
			],
			query: SEO_PAYBACK,
		});
	});

	it("shortens numbers as people write them, and leaves out what is not its own", () => {
		const written = AD_BUDGET.replace("60000", "60%2C000").replace("40", "40%25");
		expect(read(`service=seo&${written}&utm_source=x`)?.query).toBe(AD_BUDGET);
	});

	it.each([
		["nothing", ""],
		["an unknown tool", AD_BUDGET.replace("ad-budget", "loan")],
		["a name that every object has", AD_BUDGET.replace("ad-budget", "constructor")],
		["two tools", `${AD_BUDGET}&tool=seo-payback`],
		["a missing input", AD_BUDGET.replace("&cpc=25", "")],
		["a repeated input", `${AD_BUDGET}&cpc=26`],
		["an impossible input", AD_BUDGET.replace("cpc=25", "cpc=free")],
		["a rank that is no better", SEO_PAYBACK.replace("to=3", "to=14")],
		["more clicks than there are", SEO_PAYBACK.replace("s1=24", "s1=90")],
	])("is null for %s", (_name, query) => {
		expect(read(query)).toBeNull();
	});
});

describe.each([
	["ad-budget", AD_BUDGET, namesOf(AD_BUDGET_INPUTS)],
	["seo-payback", SEO_PAYBACK, namesOf(SEO_PAYBACK_INPUTS)],
] as const)("whatever the address of %s holds", (_slug, good, names) => {
	it("each line is plain words and numbers, and the query is short and gives the same again", () => {
		let described = 0;
		for (const query of listHostileQueries(names, good)) {
			const calculation = describeCalculation(query);
			if (!calculation) continue;
			described++;
			const text = calculation.lines.join("\n");
			expect(text, query.toString()).not.toMatch(
				/NaN|Infinity|undefined|null|-0(?!\.\d*[1-9])|e[+-]\d/,
			);
			expect(calculation.query.length, query.toString()).toBeLessThanOrEqual(500);
			expect(read(calculation.query), query.toString()).toEqual(calculation);
		}
		expect(described).toBeGreaterThan(20);
	});
});
