import { describe, expect, it } from "vitest";
import { AD_BUDGET_INPUTS } from "./ad-budget.ts";
import { readQuery, readTyped, writeQuery } from "./inputs.ts";

function fill(query: string) {
	return readQuery(AD_BUDGET_INPUTS, new URLSearchParams(query));
}

describe("an address", () => {
	it("without a word of the tool shows the example", () => {
		const { typed, isFilled } = fill("utm_source=x");
		expect(isFilled).toBe(false);
		expect(typed.budget).toBe("60,000");
		expect(readTyped(AD_BUDGET_INPUTS, typed).values).toMatchObject({ budget: 60_000, margin: 40 });
	});

	it("with some of its fields fills these, and an empty one stays empty", () => {
		const { typed, isFilled } = fill("cpc=30&margin=");
		expect(isFilled).toBe(true);
		expect(typed).toMatchObject({ budget: "60,000", cpc: "30", margin: "" });
		expect(Object.keys(readTyped(AD_BUDGET_INPUTS, typed).errors ?? {})).toEqual(["margin"]);
	});

	it("that fills a field twice is told so at the field", () => {
		expect(fill("cpc=30&cpc=40").repeated).toHaveProperty("cpc");
		expect(fill("cpc=30").repeated).toEqual({});
	});

	it("with a very long or unprintable text shows the beginning of it again", () => {
		expect(fill(`cpc=${"9".repeat(9000)}`).typed.cpc).toHaveLength(41);
		expect(fill("cpc=1%002%0A").typed.cpc).toBe("12");
	});

	it("is written from the numbers alone", () => {
		const { typed } = fill("budget=1.5+lakh&conversion=2.5%25");
		const { values } = readTyped(AD_BUDGET_INPUTS, typed);
		expect(values && writeQuery(AD_BUDGET_INPUTS, values)).toBe(
			"budget=150000&cpc=25&conversion=2.5&close=20&order=12000&margin=40",
		);
	});
});
