import { expect, it } from "vitest";
import {
	formatAverage,
	formatMoney,
	formatNumber,
	formatPercent,
	formatShortMoney,
} from "./amounts.ts";
import { type AmountRule, parseAmount } from "./parse-amount.ts";

it.each([
	[formatMoney, { "₹1,50,000": 150_000, "₹28.80": 28.8, "₹833": 833.33, "₹0": -0.001 }],
	[formatMoney, { "-₹0.40": -0.4, "less than -₹1,00,00,00,00,000": -1e30 }],
	[formatShortMoney, { "₹99,999": 99_999, "₹1.5 lakh": 150_000, "-₹2 crore": -20_000_000 }],
	[formatAverage, { "2,400": 2400, "14.4": 14.44, "0.07": 0.067, "0": 0 }],
	[formatAverage, { "less than 0.01": 0.0001, "more than 1,00,00,00,00,000": 1e30 }],
	[formatPercent, { "17.36%": 17.361 }],
	[formatNumber, { "0": -0 }],
])("%o formats %j", (format, values) => {
	for (const [text, value] of Object.entries(values)) expect(format(value)).toBe(text);
});

const RUPEES: AmountRule = { kind: "money", min: 1, max: 1e9, example: 60_000 };
const PERCENT: AmountRule = { kind: "percent", min: 0.01, max: 100, example: 3 };
const RANK: AmountRule = { kind: "count", min: 1, max: 100, isWhole: true, example: 14 };

it.each([
	[60_000, ["60000", " 60,000 "], RUPEES],
	[150_000, ["1,50,000", "150,000", "₹1,50,000", "Rs. 1,50,000/-", "1.5 lakh", "१,५०,०००"], RUPEES],
	[500, ["INR 500", "500 rupees", "５００", "500\u200b", "৫০০"], RUPEES],
	[50_000, ["50k"], RUPEES],
	[28.81, ["28.8050"], RUPEES],
	[1e9, ["100 crore"], RUPEES],
	[2.5, ["2.5", "2.5%", "2.5 %", "2.5 per cent"], PERCENT],
])("%d is parsed from %j", (value, texts, rule) => {
	for (const text of texts) expect(parseAmount(text, rule), text).toEqual({ value });
});

it.each([
	["Write a number here, for instance 60,000.", RUPEES, ["", "   "]],
	["Write it in digits, for instance 60,000.", RUPEES, ["much", "NaN", "1e30", "0x10"]],
	[
		"The commas or points are in the wrong place. Write it like 60,000.",
		RUPEES,
		["1 2 3 4", "1.50.000"],
	],
	["Use a point for decimals: 12.5, not 12,5.", PERCENT, ["12,5"]],
	["This cannot be less than zero.", RUPEES, ["-5", "−5", "-0"]],
	["This cannot be zero.", RANK, ["0"]],
	["The smallest number here is 0.01%.", PERCENT, ["0.004"]],
	["The largest number here is ₹1,00,00,00,000.", RUPEES, ["9".repeat(40)]],
	["This is too long for a number such as 60,000.", RUPEES, ["9".repeat(41)]],
	["This is not an amount of money. Leave out the sign.", PERCENT, ["₹40"]],
	["Write a whole number here.", RANK, ["2.5"]],
])("%s", (error, rule, texts) => {
	for (const text of texts) expect(parseAmount(text, rule), text).toEqual({ error });
});
