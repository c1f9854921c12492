import { expect, test } from "vitest";
import { parseSum } from "#app/platform/parse-sum.ts";
import { parseBudget } from "./budget.ts";

test.each([
	["1,50,000", 150_000],
	["₹1,50,000/-", 150_000],
	["Rs. 75 000", 75_000],
	["75,000 INR", 75_000],
	["1.5 lakh", 150_000],
	["3 Crore", 30_000_000],
	["50k", 50_000],
	["100000000000", 1e11],
])("%j is a budget", (text, rupees) => {
	expect(parseBudget(text)).toBe(rupees);
	expect(parseSum(text)).toBe(rupees);
});

test.each([
	["1-2 lakh", 100_000],
	["1 to 2 lakhs", 100_000],
	["1.5 – 2.5 Cr.", 15_000_000],
	["₹50k – 1L", 50_000],
	["50,000 to 80,000", 50_000],
	["Rs. 50,000/- to Rs. 80,000/-", 50_000],
	["50,000/--80,000/-", 50_000],
	["50,000-1 lakh", 50_000],
	["50-80k", 50_000],
	["₹1,00,000-₹1,50,000", 100_000],
	["1L-2L", 100_000],
	["1 lakh - 75,000", 75_000],
	["1-2 lakh/-", 100_000],
	["between 1 and 2 lakhs", 100_000],
	["From 2 to 3 crore", 20_000_000],
	["50k~60k", 50_000],
	["50,000 Rs. to 75,000 Rs.", 50_000],
	["1 lakh+", 100_000],
])("the range %j is taken at its lower end", (text, rupees) => {
	expect(parseBudget(text)).toBe(rupees);
	expect(parseSum(text)).toBe(null);
});

test.each([
	"0",
	"-5",
	"1 or 2 lakh",
	"1e9",
	"1.2.3",
	"100000000001",
	"5-",
	"1-2-3 lakh",
	"a to b",
	"0-0",
	"1 to",
])("%j is no budget", (text) => {
	expect(parseBudget(text)).toBeNull();
});
