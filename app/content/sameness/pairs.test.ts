import { describe, expect, it } from "vitest";
import { walkAllPairs, walkLikelyPairs } from "./pairs.ts";
import { makeShingles } from "./shingles.ts";

type Walk = typeof walkAllPairs;

function collect(walk: Walk, pages: Uint32Array[]) {
	const shares = new Map<string, number>();
	const twice: string[] = [];
	walk(pages, (a, b, share) => {
		const pair = `${Math.min(a, b)} ${Math.max(a, b)}`;
		if (shares.has(pair)) twice.push(pair);
		shares.set(pair, share);
	});
	return { shares, twice };
}

/** Pages of sentences, so many of a hundred the same as in the model at that place: the more, the more alike. */
function writePages(count: number, modelled: number): Uint32Array[] {
	let seed = count;
	const draw = (below: number) => {
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((seed / 2 ** 32) * below);
	};
	const writeSentence = () => Array.from({ length: 12 }, () => `w${draw(5_000)}`);
	const model = Array.from({ length: 20 }, writeSentence);
	return Array.from({ length: count }, () =>
		makeShingles(model.flatMap((sentence) => (draw(100) < modelled ? sentence : writeSentence()))),
	);
}

describe("walkLikelyPairs", () => {
	it.each([10, 50, 70, 75, 95])(
		"finds every pair above the limit that comparing all finds, with %d of 100 sentences from a model",
		(modelled) => {
			const pages = writePages(200, modelled);
			const { shares: exact } = collect(walkAllPairs, pages);
			const { shares: likely, twice } = collect(walkLikelyPairs, pages);
			const alike = [...exact].filter(([, share]) => share > 0.35);
			expect(alike.filter(([pair, share]) => likely.get(pair) !== share)).toEqual([]);
			expect([...likely].filter(([pair, share]) => exact.get(pair) !== share)).toEqual([]);
			expect(twice).toEqual([]);
		},
	);

	it("has something to find in these sets", () => {
		const { shares } = collect(walkAllPairs, writePages(200, 70));
		const alike = [...shares.values()].filter((share) => share > 0.35);
		expect(alike.length).toBeGreaterThan(100);
		expect(alike.length).toBeLessThan(shares.size / 2);
	});

	it("looks at few pairs where pages have little in common", () => {
		const { shares } = collect(walkLikelyPairs, writePages(300, 0));
		expect(shares.size).toBeLessThan(100);
	});

	it("holds empty pages for like nothing", () => {
		const { shares } = collect(walkLikelyPairs, [makeShingles([]), makeShingles([])]);
		expect(shares.size).toBe(0);
	});

	it.each([walkAllPairs, walkLikelyPairs])("tells how far it is, up to the end: %o", (walk) => {
		const told: number[] = [];
		walk(
			writePages(30, 50),
			() => {},
			(share) => told.push(share),
		);
		expect(told).toEqual(told.toSorted((a, b) => a - b));
		expect(told.at(-1)).toBe(1);
	});
});
