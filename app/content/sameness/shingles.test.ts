import { describe, expect, it } from "vitest";
import { makeShingles, measureSameness } from "./shingles.ts";
import { maskNames, toWords } from "./words.ts";

const compare = (a: string, b: string, names: string[] = []) => {
	const mask = maskNames(names);
	const [left, right] = [a, b].map((text) => makeShingles(mask(toWords(text))));
	return left && right ? measureSameness(left, right) : Number.NaN;
};

describe("sameness", () => {
	it("is one where a name alone was swapped", () => {
		const write = (name: string) =>
			`In ${name} people search by station, and ${name} has many of them. Ask ${name}'s shops.`;
		expect(compare(write("Pune"), write("Navi Mumbai"), ["Pune", "Navi Mumbai"])).toBe(1);
		expect(compare(write("Pune"), write("Navi Mumbai"))).toBeLessThan(0.2);
	});

	it("is nothing where no five words in a row are shared", () => {
		expect(compare("a b c d x e f g h", "a b c d y e f g h")).toBe(0);
	});

	it("is what both have as a share of what either has", () => {
		// Runs of the first: abcde bcdef cdefg; of the second: bcdef cdefg defgh; shared two of four.
		expect(compare("a b c d e f g", "b c d e f g h")).toBe(0.5);
	});

	it("counts a run that comes again once", () => {
		const once = "a b c d e";
		expect(compare(once, `${once} ${once} ${once}`)).toBe(1 / 5);
	});

	it("pays attention to the order of words", () => {
		expect(compare("a b c d e", "e d c b a")).toBe(0);
	});

	it("takes texts of few words as one run", () => {
		expect(compare("a b", "a b")).toBe(1);
		expect(compare("a b", "a b c")).toBe(0);
	});

	it("finds nothing the same about two empty pages", () => {
		expect(compare("", "")).toBe(0);
	});

	it("is the same from either side", () => {
		const [a, b] = ["a b c d e f g h i", "c d e f g h x y z q"];
		expect(compare(a, b)).toBe(compare(b, a));
	});
});
