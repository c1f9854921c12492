import { describe, expect, it } from "vitest";
import { type AmountRule, readAmount } from "./read-amount.ts";

const RUPEES: AmountRule = { kind: "rupees", min: 1, max: 1e9, example: 60_000 };
const PERCENT: AmountRule = { kind: "percent", min: 0.01, max: 100, example: 3 };
const RANK: AmountRule = { kind: "count", min: 1, max: 100, isWhole: true, example: 14 };

describe("readAmount", () => {
	it.each([
		["60000", 60_000],
		[" 60,000 ", 60_000],
		["1,50,000", 150_000],
		["150,000", 150_000],
		["1,50,000.50", 150_000.5],
		["₹1,50,000", 150_000],
		["Rs. 1,50,000/-", 150_000],
		["INR 500", 500],
		["500 rupees", 500],
		["1.5 lakh", 150_000],
		["2 crore", 20_000_000],
		["50k", 50_000],
		["12.", 12],
		["१,५०,०००", 150_000],
		["６００", 600],
		["28.805", 28.81],
	])("takes %s as a sum of rupees", (text, value) => {
		expect(readAmount(text, RUPEES)).toEqual({ value });
	});

	it.each([
		["2.5", 2.5],
		["2.5%", 2.5],
		["2.5 %", 2.5],
		["20 per cent", 20],
		["100", 100],
	])("takes %s as a percentage", (text, value) => {
		expect(readAmount(text, PERCENT)).toEqual({ value });
	});

	it.each([
		["", RUPEES, "Write a number here, for instance 60,000."],
		["   ", RUPEES, "Write a number here, for instance 60,000."],
		["much", RUPEES, "Write it in digits, for instance 60,000."],
		["NaN", RUPEES, "Write it in digits, for instance 60,000."],
		["Infinity", RUPEES, "Write it in digits, for instance 60,000."],
		["1e30", RUPEES, "Write it in digits, for instance 60,000."],
		["0x10", RUPEES, "Write it in digits, for instance 60,000."],
		["5 apples", RUPEES, "Write it in digits, for instance 60,000."],
		["1 2 3 4", RUPEES, "The commas or points stand oddly. Write it like 60,000."],
		["1.50.000", RUPEES, "The commas or points stand oddly. Write it like 60,000."],
		["12,5", PERCENT, "Use a point for decimals: 12.5, not 12,5."],
		["-5", RUPEES, "This cannot be less than zero."],
		["−5", RUPEES, "This cannot be less than zero."],
		["0", RUPEES, "With zero here there is nothing to work out."],
		["-0", RUPEES, "This cannot be less than zero."],
		["0.001", PERCENT, "The least that can be worked with here is 0.01%."],
		["101", PERCENT, "The most that can be worked with here is 100%."],
		["9".repeat(30), RUPEES, "The most that can be worked with here is ₹1,00,00,00,000."],
		["9".repeat(400), RUPEES, "This is too long for a number such as 60,000."],
		["40%", RUPEES, "This is no percentage: leave the sign out."],
		["₹40", PERCENT, "This is no sum of money: leave the sign out."],
		["2.5", RANK, "Write a whole number here."],
		["0", RANK, "With zero here there is nothing to work out."],
	])("answers %j with a sentence", (text, rule, fault) => {
		expect(readAmount(text, rule)).toEqual({ fault });
	});

	it("takes zero where zero means something", () => {
		expect(readAmount("0", { ...PERCENT, min: 0 })).toEqual({ value: 0 });
	});
});
