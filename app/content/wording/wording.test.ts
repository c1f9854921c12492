import { expect, it } from "vitest";
import { SHIPPED_ROOT } from "../../../tests/support/copied-content.ts";
import { loadContent } from "../load.ts";
import { countHabits, isWithinLimit } from "./count-habits.ts";
import * as patterns from "./patterns.ts";

it.each([
	["Fees, batch times, last year's results.", true],
	["Window light, clean cloth, scale in the frame. We choose the rest.", true],
	["A month of invoices, with the person who knows them.", true],
	["We list fees and batch times.", false],
	["Buyers compare two prices before they call.", false],
	["Photograph the menu in daylight.", false],
])("a step opens without a verb: %s", (text, expected) => {
	expect(patterns.opensWithoutVerb(text)).toBe(expected);
});

it.each([
	["Photograph the menu", true],
	["Count two weeks of calls", true],
	["A booking page with prices", false],
	["Enquiries by area", false],
])("a title is an order: %s", (title, expected) => {
	expect(patterns.isImperativeTitle(title)).toBe(expected);
});

it.each([
	["The queue has moved on. Silence is taken as a yes.", true],
	["Silence is taken as a yes.", false],
	["It rains. In September the roads up the hill fill for a whole week.", false],
	["Ask for St. Mary's. Then turn left at the second of the two crossings there.", false],
])("a paragraph closes with a short sentence: %s", (text, expected) => {
	expect(patterns.hasShortCloser(text)).toBe(expected);
});

it.each([
	["We ask for price, parking and opening hours.", true],
	["Rice, wheat or pulses", true],
	["We ask for the price and the opening hours.", false],
	["When it rains, and it does, they stay at home.", false],
])("a paragraph has a list of three: %s", (text, expected) => {
	expect(patterns.hasListOfThree(text)).toBe(expected);
});

it("finds relatives, and no words that contain one", () => {
	expect(patterns.findRelatives("The bride's aunt asked; a mother-in-law and Uncle paid.")).toEqual(
		["bride", "aunt", "mother-in-law", "Uncle"],
	);
	expect(patterns.findRelatives("Another season, a personal brother-like motherboard")).toEqual([]);
});

it("the shipped local pages keep the limit of each habit", () => {
	const beyond = countHabits(loadContent(SHIPPED_ROOT).cities).filter((it) => !isWithinLimit(it));
	expect(beyond.map(({ name, hits }) => `${name}: ${hits.length}`)).toEqual([]);
});
