import { expect, it } from "vitest";
import { buildExcerpt, highlightWords } from "./highlight-words.ts";

it.each([
	["SEO for Mumbaikars", ["seo", "mumbaikars"], "[SEO] for [Mumbaikars]"],
	["at noon", ["a"], "at noon"],
	["a café", ["cafe"], "a [café]"],
	["<b>bold</b>", ["bold"], "<b>[bold]</b>"],
	["a mar\u00ADket\u200Bing plan", ["marketing"], "a [mar\u00ADket\u200Bing] plan"],
	["पतंग की डोर", ["पतंग"], "[पतंग] की डोर"],
])("of %j the words %j are marked: %j", (text, terms, marked) => {
	const pieces = highlightWords(text, terms);
	expect(pieces.map((it) => (it.isFound ? `[${it.text}]` : it.text)).join("")).toBe(marked);
});

const FILLING = "word ".repeat(60);

it.each([
	["the first text", ["A line.", "Another line."], /^A line\.$/],
	["the text with the most of the words", ["A text.", "A line."], /^A line\.$/],
	["cut around what was found", [`${FILLING}line ${FILLING}`], /^… word .*line.* word …$/],
	["cut where there is no blank", ["W".repeat(5_000)], /^W+ …$/],
])("the excerpt is %s", (_what, texts, excerpt) => {
	expect(buildExcerpt(texts, ["line"])).toMatch(excerpt);
	expect(buildExcerpt(texts, ["line"]).length).toBeLessThan(220);
});
