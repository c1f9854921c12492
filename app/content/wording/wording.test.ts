import { expect, it } from "vitest";
import * as patterns from "./patterns.ts";

// That the shipped pages keep to the limits: content:check.
it.each([
	[
		"a step opens without a verb",
		patterns.opensWithoutVerb,
		{
			"Fees, batch times, last year's results.": true,
			"A month of invoices, with the person who knows them.": true,
			"We list fees and batch times.": false,
			"Photograph the menu in daylight.": false,
		},
	],
	[
		"a title is an order",
		patterns.isImperativeTitle,
		{
			"Photograph the menu": true,
			"Enquiries by area": false,
		},
	],
	[
		"a paragraph closes with a short sentence",
		patterns.hasShortCloser,
		{
			"The queue has moved on. Silence is taken as a yes.": true,
			"Silence is taken as a yes.": false,
			"Ask for St. Mary's. Then turn left at the second of the two crossings there.": false,
		},
	],
	[
		"a paragraph has a list of three",
		patterns.hasListOfThree,
		{
			"We ask for price, parking and opening hours.": true,
			"When it rains, and it does, they stay at home.": false,
		},
	],
])("%s", (_what, isFound, texts) => {
	for (const [text, expected] of Object.entries(texts)) expect(isFound(text), text).toBe(expected);
});

it("finds relatives, and no words that contain one", () => {
	expect(patterns.findRelatives("The bride's aunt asked; a mother-in-law and Uncle paid.")).toEqual(
		["bride", "aunt", "mother-in-law", "Uncle"],
	);
	expect(patterns.findRelatives("Another season, a personal brother-like motherboard")).toEqual([]);
});
