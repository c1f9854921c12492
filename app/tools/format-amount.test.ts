import { expect, it } from "vitest";
import {
	formatCount,
	formatNumber,
	formatPercent,
	formatRupees,
	formatShortRupees,
} from "./format-amount.ts";

it.each([
	[150_000, "₹1,50,000"],
	[28.8, "₹28.80"],
	[28, "₹28"],
	[833.33, "₹833"],
	[-43_750, "-₹43,750"],
	[-0.001, "₹0"],
	[-0.4, "-₹0.40"],
	[1e11, "₹1,00,00,00,00,000"],
	[1e30, "more than ₹1,00,00,00,00,000"],
	[-1e30, "less than -₹1,00,00,00,00,000"],
])("%d rupees are %s", (rupees, text) => {
	expect(formatRupees(rupees)).toBe(text);
});

it.each([
	[2400, "2,400"],
	[14.44, "14.4"],
	[0.067, "0.07"],
	[0.0001, "less than 0.01"],
	[0, "0"],
	[1e30, "more than 1,00,00,00,00,000"],
])("%d of something are %s", (count, text) => {
	expect(formatCount(count)).toBe(text);
});

it("a rate has two digits after the point at most", () => {
	expect(formatPercent(17.361)).toBe("17.36%");
	expect(formatNumber(-0)).toBe("0");
});

it.each([
	[-50_000, "-₹50,000"],
	[150_000, "₹1.5 lakh"],
	[-20_000_000, "-₹2 crore"],
	[0, "₹0"],
])("an axis writes %d rupees as %s", (rupees, text) => {
	expect(formatShortRupees(rupees)).toBe(text);
});
