import { describe, expect, it } from "vitest";
import { chooseExcerpt, markWords } from "./mark-words.ts";

const show = (text: string, ...terms: string[]) =>
	markWords(text, terms)
		.map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
		.join("");

describe("markWords", () => {
	it.each([
		["SEO Services in Mumbai", ["seo", "mumbai"], "[SEO] Services in [Mumbai]"],
		["Mumbaikars", ["mumbai"], "[Mumbaikars]"],
		["at noon", ["a"], "at noon"],
		["T. Nagar", ["t", "nagar"], "[T]. [Nagar]"],
		["a café", ["cafe"], "a [café]"],
		["<b>bold</b>", ["bold"], "<b>[bold]</b>"],
		["पतंग की डोर", ["पतंग"], "[पतंग] की डोर"],
		["", ["seo"], ""],
		["nothing of it", [], "nothing of it"],
	])("of %j for %j gives %j", (text, terms, shown) => {
		expect(show(text, ...terms)).toBe(shown);
		expect(show(text, ...terms).replaceAll(/[[\]]/g, "")).toBe(text);
	});
});

describe("chooseExcerpt", () => {
	const filling = "word ".repeat(60);

	it("keeps the first text unless another has more of the words", () => {
		expect(chooseExcerpt(["A line.", "Another line."], ["line"])).toBe("A line.");
		expect(chooseExcerpt(["A line.", "About leather."], ["leather"])).toBe("About leather.");
		expect(chooseExcerpt([], ["leather"])).toBe("");
	});

	it("cuts a long text at words, around what was found", () => {
		const cut = chooseExcerpt([`${filling} leather ${filling}`], ["leather"]);
		expect(cut).toContain("leather");
		expect(cut.length).toBeLessThan(220);
		expect(cut).toMatch(/^… word .* word …$/);
		expect(chooseExcerpt([filling], ["leather"])).toMatch(/^word .* word …$/);
	});

	it("cuts what has no blanks", () => {
		expect(chooseExcerpt(["W".repeat(5_000)], ["w"]).length).toBeLessThan(220);
	});
});
