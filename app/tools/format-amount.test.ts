import { expect, it } from "vitest";
import {
	formatCount,
	formatNumber,
	formatPercent,
	formatRupees,
	formatShortRupees,
} from "./format-amount.ts";

it.each([
	[formatRupees, { "₹1,50,000": 150_000, "₹28.80": 28.8, "₹833": 833.33, "₹0": -0.001 }],
	[formatRupees, { "-₹0.40": -0.4, "less than -₹1,00,00,00,00,000": -1e30 }],
	[formatShortRupees, { "₹99,999": 99_999, "₹1.5 lakh": 150_000, "-₹2 crore": -20_000_000 }],
	[formatCount, { "2,400": 2400, "14.4": 14.44, "0.07": 0.067, "0": 0 }],
	[formatCount, { "less than 0.01": 0.0001, "more than 1,00,00,00,00,000": 1e30 }],
	[formatPercent, { "17.36%": 17.361 }],
	[formatNumber, { "0": -0 }],
])("%o writes %j", (format, values) => {
	for (const [text, value] of Object.entries(values)) expect(format(value)).toBe(text);
});
