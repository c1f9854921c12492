import { describe, expect, it } from "vitest";
import { index } from "./search-for-tests.ts";
import { suggestNearest } from "./suggest-nearest.ts";

describe("suggestNearest", () => {
	it.each([
		["laknow", "lucknow"],
		["sura", "surat"],
	])("asks for more slips than the search forgives: %j may be %j", (words, meant) => {
		expect(suggestNearest(words, index)).toBe(meant);
	});

	it.each(["", "zzqqxxzz", "🪁"])("asks nothing for %j", (words) => {
		expect(suggestNearest(words, index)).toBeNull();
	});
});
