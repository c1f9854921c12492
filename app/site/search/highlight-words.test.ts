import { expect, it } from "vitest";
import { buildExcerpt, highlightWords } from "./highlight-words.ts";

it.each([
	["SEO for Mumbaikars", ["seo", "mumbaikars"], "[SEO] for [Mumbaikars]"],
	["at noon", ["a"], "at noon"],
	["a café", ["cafe"], "a [café]"],
	["<b>bold</b>", ["bold"], "<b>[bold]</b>"],
	["a mar\u00ADket\u200Bing plan", ["marketing"], "a [mar\u00ADket\u200Bing] plan"],
	["पतंग की डोर", ["पतंग"], "[पतंग] की डोर"],
	["私の東京、京都。", ["東京"], "私の[東京]、京都。"],
	["東京都の店", ["東京", "京都"], "[東京都]の店"],
	["Straße und Łódź", ["strasse", "lodz"], "[Straße] und [Łódź]"],
])("of %j the words %j are marked: %j", (text, terms, marked) => {
	const pieces = highlightWords(text, terms);
	expect(pieces.map((it) => (it.isFound ? `[${it.text}]` : it.text)).join("")).toBe(marked);
});

const FILLING = "word ".repeat(60);

it("an excerpt of a text without blanks is cut around what was found", () => {
	const excerpt = buildExcerpt([`${"店".repeat(500)}東京${"店".repeat(500)}`], ["東京"]);
	expect(excerpt).toMatch(/^… 店+東京店+ …$/);
	expect(excerpt.length).toBeLessThan(220);
});

it.each([
	["the first text", ["A line.", "Another line."], /^A line\.$/],
	["the text with the most of the words", ["A text.", "A line."], /^A line\.$/],
	["cut around what was found", [`${FILLING}line ${FILLING}`], /^… word .*line.* word …$/],
	["cut where there is no blank", ["W".repeat(5_000)], /^W+ …$/],
])("the excerpt is %s", (_what, texts, excerpt) => {
	expect(buildExcerpt(texts, ["line"])).toMatch(excerpt);
	expect(buildExcerpt(texts, ["line"]).length).toBeLessThan(220);
});
