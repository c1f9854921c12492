import { expect, it } from "vitest";
import { buildCalculation } from "./calculation.server.ts";

const AD_BUDGET = "tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";
const SEO_PAYBACK =
	"tool=seo-payback&searches=8000&from=14&to=3&conversion=2&close=20&value=25000&cost=40000&ramp=6" +
	"&s1=24&s2=12&s3=8&s4=6&s5=4.8&s6=4&s7=3.4&s8=3&s9=2.7&s10=2.4&s11=0.5";

const build = (query: string) => buildCalculation(new URLSearchParams(query));

it("a calculation is described line by line", () => {
	expect(build(SEO_PAYBACK)).toEqual({
		title: "SEO payback",
		query: SEO_PAYBACK,
		lines: expect.arrayContaining([
			"Searches a month: 8,000",
			"Click share: 0.5% today, 8% then",
			"It has paid in month 8.",
		]),
	});
});

it("numbers are shortened, and other parameters left out", () => {
	const written = AD_BUDGET.replace("60000", "60%2C000").replace("40", "40%25");
	expect(build(`service=seo&${written}&utm_source=x`)?.query).toBe(AD_BUDGET);
});

it.each([
	["an unknown tool", AD_BUDGET.replace("ad-budget", "constructor")],
	["a missing input", AD_BUDGET.replace("&cpc=25", "")],
	["more clicks than there are", SEO_PAYBACK.replace("s1=24", "s1=90")],
])("there is no calculation in %s", (_name, query) => {
	expect(build(query)).toBeNull();
});
