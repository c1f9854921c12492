import { describe, expect, it } from "vitest";
import { formatRupees, parseBudget } from "./budget.ts";

describe("parseBudget", () => {
	it.each([
		["150000", 150_000],
		["1,50,000", 150_000],
		["₹ 1,50,000", 150_000],
		["₹1,50,000/-", 150_000],
		["Rs. 75 000", 75_000],
		["INR 20000", 20_000],
		["1.5 lakh", 150_000],
		["1.25L", 125_000],
		["2 lacs", 200_000],
		["3 Crore", 30_000_000],
		["50k", 50_000],
		[" 100 ", 100],
	])("reads %s", (text, rupees) => {
		expect(parseBudget(text)).toBe(rupees);
	});

	it.each([
		"",
		"0",
		"-5",
		"lots",
		"1 or 2 lakh",
		"1e9",
		"0x10",
		"1.2.3",
		"99999999999999999999",
		"5 $",
	])("takes %j for no budget", (text) => {
		expect(parseBudget(text)).toBeNull();
	});
});

describe("formatRupees", () => {
	it("groups by lakh and crore", () => {
		expect(formatRupees(150_000)).toBe("₹1,50,000");
		expect(formatRupees(30_000_000)).toBe("₹3,00,00,000");
	});

	it("is read back as the same sum", () => {
		for (const rupees of [1, 999, 12_345, 9_876_543, 1e11])
			expect(parseBudget(formatRupees(rupees))).toBe(rupees);
	});
});
