import { describe, expect, it } from "vitest";
import { countSlips } from "./count-slips.ts";

describe("countSlips", () => {
	it.each([
		["bandra", "bandra", 0],
		["bandara", "bandra", 1],
		["bndra", "bandra", 1],
		["bamdra", "bandra", 1],
		["bnadra", "bandra", 1],
		["bengluru", "bengaluru", 1],
		["ca", "abc", 3],
		["", "ab", 2],
		["ab", "", 2],
		["", "", 0],
	])("from %j to %j is %i", (given, word, slips) => {
		expect(countSlips(given, word, 5)).toBe(slips);
		expect(countSlips(word, given, 5)).toBe(slips);
	});

	it("gives more than the most as soon as there are more", () => {
		expect(countSlips("mumbai", "kanpur", 1)).toBeGreaterThan(1);
		expect(countSlips("a", "x".repeat(100), 2)).toBe(3);
	});

	it.each([
		["kormang", "koramangala", 1],
		["koram", "koramangala", 0],
		["koramangala", "koram", 6],
	])("takes %j for the beginning of %j with %i", (given, word, slips) => {
		expect(countSlips(given, word, 9, true)).toBe(slips);
	});
});
