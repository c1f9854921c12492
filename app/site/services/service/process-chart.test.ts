import { expect, it } from "vitest";
import { parseSpan } from "./process-chart.tsx";

it.each([
	["Weeks 3 to 5", { start: 2, end: 5 }],
	["Days 1 to 7", { start: 0, end: 1 }],
	["Months 4 to 6", { start: 13, end: 26 }],
	["From week 9", { start: 8, end: null }],
	["Before Diwali", null],
	["Weeks 5 to 3", null],
])("%s lasts, in weeks, %j", (when, span) => {
	expect(parseSpan(when)).toEqual(span);
});
