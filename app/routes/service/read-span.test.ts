import { expect, it } from "vitest";
import { readSpan } from "./read-span.ts";

it.each([
	["Week 1", 0, 1],
	["Weeks 3 to 5", 2, 5],
	["Weeks 1 and 2", 0, 2],
	["Days 1 to 7", 0, 1],
	["Months 4 to 6", 13, 26],
	["From week 9", 8, null],
	["Week 9 onwards", 8, null],
])("%s begins after %d weeks and ends after %j", (when, start, end) => {
	expect(readSpan(when)).toEqual({ start, end });
});

it.each([undefined, "", "Before Diwali", "Week 0", "Weeks 5 to 3", "On the first visit"])(
	"%j is no number of weeks",
	(when) => {
		expect(readSpan(when)).toBeNull();
	},
);
