import { expect, it } from "vitest";
import { countWords, createMask, toShingles, toWords, visitSimilarPairs } from "./shingles.ts";

it.each([
	[["We don't sell walk-ins 4,000 clicks."], 6],
	[["“Paper” – kites, 24/7?"], 4],
	[["पतंग और माँझा"], 3],
	[[""], 0],
])("counts in %j as many words as a reader would: %d", (texts, words) => {
	expect(countWords(texts)).toBe(words);
});

it.each([
	["from Mumbai to Civil Lines", "from * to *"],
	["MUMBAI’s ui/ux design", "* s *"],
	["civil works, long lines", "civil works long lines"],
	["non-stop: 24 घंटे", "non stop 24 घंटे"],
])("compares %j as the words %j", (text, words) => {
	const mask = createMask(["Mumbai", "Navi", "Navi Mumbai", "Civil Lines", "UI/UX Design", ""]);
	expect(mask(toWords(text)).join(" ")).toBe(words);
});

it.each([
	["a b c d x e f g h", "a b c d y e f g h", 0],
	// Runs of five words: abcde bcdef cdefg, and bcdef cdefg defgh; two of four are shared.
	["a b c d e f g", "b c d e f g h", 0.5],
	["a b c d e", "a b c d e a b c d e a b c d e", 0.2],
	["a b", "a b", 1],
	["a b", "a b c", 0],
])("measures %j and %j as the same to a share of %d, from either side", (a, b, share) => {
	const pages = [a, b].map((text) => toShingles(toWords(text)));
	for (const pair of [pages, pages.toReversed()]) {
		let measured = 0;
		visitSimilarPairs(pair, (_a, _b, it) => {
			measured = it;
		});
		expect(measured).toBe(share);
	}
});
