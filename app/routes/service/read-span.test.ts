import { expect, test } from "vitest";
import { readSpan } from "./read-span.ts";

test.each([
	["Week 1", 0, 1],
	["Weeks 3 to 5", 2, 5],
	["Weeks 1 and 2", 0, 2],
	["Days 1 to 7", 0, 1],
	["Months 4 to 6", 13, 26],
])("%s is weeks %d to %d", (when, start, end) => {
	const span = readSpan(when);
	expect(span?.start).toBeCloseTo(start);
	expect(span?.end).toBeCloseTo(end);
});

test.each(["From week 9", "Week 9 onwards"])("%s has no end", (when) => {
	expect(readSpan(when)).toEqual({ start: 8, end: null });
});

test.each([undefined, "", "Before Diwali", "Week 0", "Weeks 5 to 3", "On the first visit"])(
	"%j is no stretch of weeks",
	(when) => {
		expect(readSpan(when)).toBeNull();
	},
);
