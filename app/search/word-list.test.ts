import { describe, expect, it } from "vitest";
import { type Occurrence, PARTS, WordList } from "./word-list.ts";

function build(occurrences: readonly Occurrence[]): WordList {
	const steps = WordList.build(occurrences);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

const WORDS = ["nagar", "anna", "annanagar", "a", "नगर", "nag", "𝒵eta", "mumbai"];
const list = build(WORDS.map((word, entry) => [word, entry, PARTS.name]));
const readAll = (places: Iterable<number>) => [...places].map((at) => list.read(at));

describe("WordList", () => {
	it.each(WORDS.map((word, entry) => ({ word, entry })))("finds $word", ({ word, entry }) => {
		const found: number[] = [];
		list.eachEntry(list.find(word), (one) => found.push(one));
		expect(found).toEqual([entry]);
	});

	it.each(["", "nagarr", "zzz", "ann"])("does not find %j", (word) => {
		expect(list.find(word)).toBe(-1);
	});

	it("finds what begins so and is longer", () => {
		expect(readAll(list.findLonger("nag"))).toEqual(["nagar"]);
		expect(readAll(list.findLonger("an"))).toEqual(["anna", "annanagar"]);
		expect(readAll(list.findLonger("x"))).toEqual([]);
	});

	it("finds the nearest only", () => {
		expect(list.findNear("nagr", 2).map(({ at }) => list.read(at))).toEqual(["nag", "nagar"]);
		expect(list.findNear("mumbay", 2)).toEqual([{ at: list.find("mumbai"), slips: 1 }]);
		expect(list.findNear("qqqqqq", 2)).toEqual([]);
	});

	it("prefers words of names to nearer words of texts", () => {
		const both = build([
			["surat", 0, PARTS.whole],
			["sort", 1, PARTS.body],
		]);
		expect(both.findNear("surt", 1).map(({ at }) => both.read(at))).toEqual(["surat"]);
	});

	it("has every entry of a word once, with its part", () => {
		const twice = build([
			["seo", 3, PARTS.body],
			["seo", 3, PARTS.body],
			["seo", 4, PARTS.whole],
		]);
		const found: number[][] = [];
		twice.eachEntry(twice.find("seo"), (entry, part) => found.push([entry, part]));
		expect(found).toEqual([
			[3, PARTS.body],
			[4, PARTS.whole],
		]);
	});

	it("lets others in while very many words are put in", () => {
		const many = Array.from({ length: 50_000 }, (_, at): Occurrence => [`w${at}`, at, PARTS.name]);
		const steps = WordList.build(many);
		let count = 0;
		while (!steps.next().done) count++;
		expect(count).toBeGreaterThan(20);
	});
});
