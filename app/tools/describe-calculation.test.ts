import { expect, it } from "vitest";
import { describeCalculation } from "./describe-calculation.ts";

const AD_BUDGET = "tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";
const SEO_PAYBACK =
	"tool=seo-payback&searches=8000&from=14&to=3&conversion=2&close=20&value=25000&cost=40000&ramp=6" +
	"&s1=24&s2=12&s3=8&s4=6&s5=4.8&s6=4&s7=3.4&s8=3&s9=2.7&s10=2.4&s11=0.5";

const read = (query: string) => describeCalculation(new URLSearchParams(query));

it("an advertising budget is described line by line", () => {
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

it("a payback of SEO is described with two shares of clicks in the place of all", () => {
	const { lines = [], ...described } = read(SEO_PAYBACK) ?? {};
	expect(described).toEqual({ title: "Payback of SEO", query: SEO_PAYBACK });
	expect(lines).toHaveLength(12);
	expect(lines.slice(7)).toEqual([
		"Months until it works in full: 6",
		"Click share: 0.5% today, 8% then",
		"It has paid back in month 8.",
		"At full effect: 2.4 more customers a month, who bring ₹60,000.",
		"Until then you lay out ₹60,000 at most, in month 3.",
	]);
});

it("numbers are shortened, and other parameters left out", () => {
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
])("there is no calculation in %s", (_name, query) => {
	expect(read(query)).toBeNull();
});
