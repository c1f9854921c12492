import { describe, expect, it } from "vitest";
import { countWords, maskNames, toWords } from "./words.ts";

describe("countWords", () => {
	it.each([
		["We don't sell walk-ins 4,000 clicks.", 6],
		["“Paper” – kites, 24/7?", 4],
		["पतंग और माँझा", 3],
		["", 0],
	])("counts as a reader would: %s", (text, words) => {
		expect(countWords([text])).toBe(words);
	});

	it("adds up texts", () => {
		expect(countWords(["one two", "three"])).toBe(3);
	});
});

describe("toWords", () => {
	it("keeps words alone, in lower case", () => {
		expect(toWords("Mumbai's UI/UX, non-stop: 24 घंटे")).toEqual([
			"mumbai",
			"s",
			"ui",
			"ux",
			"non",
			"stop",
			"24",
			"घंटे",
		]);
	});
});

describe("maskNames", () => {
	const mask = maskNames(["Mumbai", "Navi Mumbai", "Civil Lines", "UI/UX Design", ""]);
	const maskText = (text: string) => mask(toWords(text)).join(" ");

	it("makes one token of a name, of however many words", () => {
		expect(maskText("from Mumbai to Civil Lines")).toBe("from * to *");
	});

	it("prefers the longer of two names", () => {
		expect(maskText("Navi Mumbai")).toBe("*");
	});

	it("finds names in any case, before an apostrophe and across signs", () => {
		expect(maskText("MUMBAI’s ui/ux design")).toBe("* s *");
	});

	it("leaves a part of a name and other words alone", () => {
		expect(maskText("civil works, long lines, navi")).toBe("civil works long lines navi");
	});
});
