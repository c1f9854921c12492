import { expect, it } from "vitest";
import {
	formatCount,
	formatNumber,
	formatPercent,
	formatRupees,
	formatShortRupees,
} from "./format-amount.ts";

it.each([
	["rupees", 150_000, "₹1,50,000", formatRupees],
	["rupees", 28.8, "₹28.80", formatRupees],
	["rupees", 28, "₹28", formatRupees],
	["rupees", 833.33, "₹833", formatRupees],
	["rupees", -43_750, "-₹43,750", formatRupees],
	["rupees", -0.001, "₹0", formatRupees],
	["rupees", -0.4, "-₹0.40", formatRupees],
	["rupees", 1e11, "₹1,00,00,00,00,000", formatRupees],
	["rupees", 1e30, "more than ₹1,00,00,00,00,000", formatRupees],
	["rupees", -1e30, "less than -₹1,00,00,00,00,000", formatRupees],
	["rupees on an axis", -50_000, "-₹50,000", formatShortRupees],
	["rupees on an axis", 99_999, "₹99,999", formatShortRupees],
	["rupees on an axis", 150_000, "₹1.5 lakh", formatShortRupees],
	["rupees on an axis", -20_000_000, "-₹2 crore", formatShortRupees],
	["rupees on an axis", 0, "₹0", formatShortRupees],
	["customers", 2400, "2,400", formatCount],
	["customers", 14.44, "14.4", formatCount],
	["customers", 0.067, "0.07", formatCount],
	["customers", 0.0001, "less than 0.01", formatCount],
	["customers", 0, "0", formatCount],
	["customers", 1e30, "more than 1,00,00,00,00,000", formatCount],
	["in a hundred", 17.361, "17.36%", formatPercent],
	["as a number", -0, "0", formatNumber],
])("%s: %d is %s", (_what, value, text, format) => {
	expect(format(value)).toBe(text);
});
