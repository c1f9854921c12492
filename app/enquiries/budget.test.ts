import { expect, test } from "vitest";
import { parseBudget } from "./budget.ts";

test.each([
	["1,50,000", 150_000],
	["₹1,50,000/-", 150_000],
	["Rs. 75 000", 75_000],
	["1.5 lakh", 150_000],
	["3 Crore", 30_000_000],
	["50k", 50_000],
	["100000000000", 1e11],
])("%j is a budget", (text, rupees) => {
	expect(parseBudget(text)).toBe(rupees);
});

test.each(["0", "-5", "1 or 2 lakh", "1e9", "1.2.3", "100000000001"])("%j is no budget", (text) => {
	expect(parseBudget(text)).toBeNull();
});
