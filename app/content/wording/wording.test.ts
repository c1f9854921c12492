import { expect, it } from "vitest";
import * as patterns from "./patterns.ts";

const { findRelatives, hasListOfThree, hasShortCloser, isImperativeTitle, opensWithoutVerb } =
	patterns;

// That the shipped pages keep to the limits: content:check.
it.each([
	[opensWithoutVerb, "Fees, batch times, last year's results.", true],
	[opensWithoutVerb, "We list fees and batch times.", false],
	[isImperativeTitle, "Photograph the menu", true],
	[isImperativeTitle, "Enquiries by area", false],
	[hasShortCloser, "The queue has moved on. Silence is taken as a yes.", true],
	[hasShortCloser, "Ask for St. Mary's. Then turn left at the second of the two crossings.", false],
	[hasListOfThree, "We ask for price, parking and opening hours.", true],
	[hasListOfThree, "When it rains, and it does, they stay at home.", false],
])("a habit of wording is found, %o in %j: %s", (isFound, text, expected) => {
	expect(isFound(text)).toBe(expected);
});

it("relatives are found, and no words that contain one", () => {
	expect(findRelatives("The bride's aunt and a mother-in-law")).toHaveLength(3);
	expect(findRelatives("Another season, a personal brother-like motherboard")).toEqual([]);
});
