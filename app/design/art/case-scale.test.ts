import { expect, it } from "vitest";
import { chooseAxis, findHeadline, formatChange, formatSpan } from "./case-scale.ts";

const measure = (before: number, after: number, unit = "a month") => ({
	label: "Orders",
	unit,
	before,
	after,
});

it.each([
	[26, [0, 10, 20, 30]],
	[0.07, [0, 0.02, 0.04, 0.06, 0.08]],
	[0, [0, 1, 2]],
])("an axis up to %d has its steps at %j", (greatest, ticks) => {
	expect(chooseAxis(greatest).ticks.map((tick) => Number(tick.toFixed(9)))).toEqual(ticks);
});

it.each([
	[8, 26, "+225%"],
	[7500, 3000, "−60%"],
	[5, 5, "0%"],
	[0, 12, null],
])("from %d to %d is %s", (before, after, text) => {
	expect(formatChange(measure(before, after))).toBe(text);
});

it.each([
	["the greatest growth though a cost fell more", measure(100, 10), measure(10, 15)],
	["the greatest fall where nothing grew", measure(10, 9), measure(10, 4)],
	["growth from something, not from zero", measure(0, 50), measure(10, 11)],
])("a case's headline is %s", (_why, other, headline) => {
	expect(findHeadline([other, headline, other, { ...headline }])).toBe(headline);
});

it("a span is written as in India, its unit once and rupees first", () => {
	expect(formatSpan(measure(3.2, 0.125))).toBe("3.2 to 0.13 a month");
	const rupees = measure(45_000, 1_35_000, "₹ a month");
	expect(formatSpan(rupees)).toBe("₹45,000 to ₹1,35,000 a month");
});
