import { describe, expect, it } from "vitest";
import {
	breakLines,
	chooseAxis,
	findHeadline,
	formatChange,
	formatSpan,
	formatValue,
	listTicks,
	readIndex,
	spread,
} from "./case-scale.ts";

const measure = (before: number, after: number, label = "Orders") => ({
	label,
	unit: "a month",
	before,
	after,
});

describe("an axis", () => {
	it.each([
		[26, { step: 10, count: 3, end: 30 }],
		[325, { step: 100, count: 4, end: 400 }],
		[3.2, { step: 1, count: 4, end: 4 }],
		[1_35_000, { step: 50_000, count: 3, end: 1_50_000 }],
		[0.07, { step: 0.02, count: 4, end: 0.08 }],
		[0, { step: 1, count: 2, end: 2 }],
		[Number.NaN, { step: 1, count: 2, end: 2 }],
	])("up to %d goes in round steps from zero", (greatest, axis) => {
		const chosen = chooseAxis(greatest);
		expect(chosen.count).toBe(axis.count);
		expect(chosen.step).toBeCloseTo(axis.step, 10);
		expect(chosen.end).toBeCloseTo(axis.end, 10);
	});

	it("lists its steps with zero and its end", () => {
		expect(listTicks(325)).toEqual([0, 100, 200, 300, 400]);
		expect(listTicks(0)).toEqual([0, 1, 2]);
	});

	it("never ends below its greatest value", () => {
		for (let greatest = 0.001; greatest < 1e9; greatest *= 1.37) {
			const { step, count, end } = chooseAxis(greatest);
			expect(end).toBeGreaterThanOrEqual(greatest * (1 - 1e-9));
			expect(end - step).toBeLessThan(greatest);
			expect(count).toBeLessThanOrEqual(4);
		}
	});
});

describe("a change", () => {
	it.each([
		[8, 26, "+225%"],
		[7500, 3000, "−60%"],
		[5, 5, "0%"],
		[1, 100, "+9,900%"],
		[4, 0, "−100%"],
	])("from %d to %d is %s", (before, after, text) => {
		expect(formatChange(measure(before, after))).toBe(text);
	});

	it("from zero has no share", () => {
		expect(formatChange(measure(0, 12))).toBeNull();
		expect(readIndex(measure(0, 12))).toBeNull();
	});

	it("is an index of what was 100", () => {
		expect(readIndex(measure(8, 26))).toBe(325);
	});
});

describe("the headline", () => {
	it("is the greatest growth, even where a cost fell further than others grew", () => {
		const [first, second, third] = [measure(10, 12), measure(10, 15), measure(100, 10)];
		expect(findHeadline([first, second, third])).toBe(second);
	});

	it("is the greatest fall where nothing grew", () => {
		const [first, second] = [measure(10, 9), measure(10, 4)];
		expect(findHeadline([first, second])).toBe(second);
	});

	it("is the first of equals, and what began at zero does not count as growth", () => {
		const [first, second] = [measure(0, 40), measure(0, 50)];
		expect(findHeadline([first, second])).toBe(first);
		const grown = measure(10, 11);
		expect(findHeadline([first, grown])).toBe(grown);
	});
});

describe("labels", () => {
	it("are moved apart, in their order and within their bounds", () => {
		expect(spread([100, 104, 300], 40, [0, 400])).toEqual([100, 140, 300]);
		expect(spread([390, 380, 20], 40, [0, 400])).toEqual([400, 360, 20]);
		expect(spread([-30, 5], 40, [0, 400])).toEqual([0, 40]);
		expect(spread([], 40, [0, 400])).toEqual([]);
	});

	it("are broken between words", () => {
		expect(breakLines("Demo requests from search", 14)).toEqual(["Demo requests", "from search"]);
		expect(breakLines("Uninterruptedness of it", 8)).toEqual(["Uninterruptedness", "of it"]);
		expect(breakLines("  ", 8)).toEqual([]);
	});
});

it("values are written as India writes them", () => {
	expect([1_35_000, 3.2, 0.125].map(formatValue)).toEqual(["1,35,000", "3.2", "0.13"]);
});

it("a span names its unit once, rupees first", () => {
	expect(formatSpan(measure(8, 26))).toBe("8 to 26 a month");
	expect(formatSpan({ ...measure(45_000, 1_35_000), unit: "Rs a month" })).toBe(
		"Rs 45,000 to 1,35,000 a month",
	);
});
