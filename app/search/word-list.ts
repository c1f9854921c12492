import { countSlips } from "./count-slips.ts";

/** Where a word of an entry stands. */
export const PARTS = { whole: 0, name: 1, text: 2, body: 3 } as const;
export type Part = (typeof PARTS)[keyof typeof PARTS];

/** A word, the number of the entry that has it, and where. */
export type Occurrence = readonly [word: string, entry: number, part: Part];

/** A word of the list that is near to another, by its place in the list. */
type Near = { at: number; slips: number };

const PART_BITS = 2;
/** Work between two breaths of who builds the list. */
const CHUNK = 4_000;

/**
 * All words of many entries, sorted, each with the entries that have it: some 40 bytes a word and 4 an occurrence,
 * where a tree of maps takes ten times as much.
 */
export class WordList {
	readonly #words: readonly string[];
	/** Which letters a word has, a bit each: most words that are not near have others. */
	readonly #letters: Uint32Array;
	readonly #isName: Uint8Array;
	readonly #starts: Uint32Array;
	readonly #occurrences: Uint32Array;

	constructor(found: ReadonlyMap<string, number[]>, words: readonly string[]) {
		this.#words = words;
		this.#letters = Uint32Array.from(words, readLetters);
		this.#isName = new Uint8Array(words.length);
		this.#starts = new Uint32Array(words.length + 1);
		let total = 0;
		for (const [at, word] of words.entries()) {
			total += found.get(word)?.length ?? 0;
			this.#starts[at + 1] = total;
		}
		this.#occurrences = new Uint32Array(total);
	}

	/** Makes the list in steps, between which others can be let in. */
	static *build(occurrences: Iterable<Occurrence>): Generator<void, WordList> {
		const found = new Map<string, number[]>();
		let done = 0;
		for (const [word, entry, part] of occurrences) {
			const coded = (entry << PART_BITS) | part;
			const known = found.get(word);
			if (!known) found.set(word, [coded]);
			else if (known.at(-1) !== coded) known.push(coded);
			if (++done % CHUNK === 0) yield;
		}
		const words: string[] = [];
		for (const group of groupByBeginning(found.keys())) {
			words.push(...group.sort());
			yield;
		}
		const list = new WordList(found, words);
		for (const [at, word] of words.entries()) {
			const coded = found.get(word) ?? [];
			list.#occurrences.set(coded, list.#starts[at]);
			if (coded.some((one) => (one & 3) <= PARTS.name)) list.#isName[at] = 1;
			if (at % CHUNK === 0) yield;
		}
		return list;
	}

	read(at: number): string {
		return this.#words[at] ?? "";
	}

	/** The place of the word, or -1. */
	find(word: string): number {
		const at = this.#findPlace(word);
		return this.#words[at] === word ? at : -1;
	}

	/** The places of all words that begin so and are longer. */
	*findLonger(beginning: string): Generator<number> {
		let at = this.#findPlace(beginning);
		if (this.#words[at] === beginning) at++;
		for (; this.#words[at]?.startsWith(beginning); at++) yield at;
	}

	/** The words with the fewest slips, at most so many; those of names, or else any. */
	findNear(word: string, most: number, isBeginning = false): Near[] {
		const names = this.#findNear(word, most, isBeginning, true);
		return names.length > 0 ? names : this.#findNear(word, most, isBeginning, false);
	}

	/** Whether any entry has the word at `at` in its name. */
	isOfName(at: number): boolean {
		return this.#isName[at] === 1;
	}

	eachEntry(at: number, take: (entry: number, part: Part) => void): void {
		const end = this.#starts[at + 1] ?? 0;
		for (let place = this.#starts[at] ?? 0; place < end; place++) {
			const coded = this.#occurrences[place] ?? 0;
			take(coded >>> PART_BITS, (coded & 3) as Part);
		}
	}

	#findNear(word: string, most: number, isBeginning: boolean, ofNames: boolean): Near[] {
		const letters = readLetters(word);
		let least = most;
		let near: Near[] = [];
		for (let at = 0; at < this.#words.length; at++) {
			const others = this.#letters[at] ?? 0;
			if (ofNames && this.#isName[at] === 0) continue;
			if (countBits(letters & ~others) > least) continue;
			if (!isBeginning && countBits(others & ~letters) > least) continue;
			const slips = countSlips(word, this.#words[at] ?? "", least, isBeginning);
			if (slips > least) continue;
			if (slips < least) near = [];
			least = slips;
			near.push({ at, slips });
		}
		return near;
	}

	/** Of the word, or where it would stand. */
	#findPlace(word: string): number {
		let low = 0;
		let high = this.#words.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((this.#words[middle] ?? "") < word) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}

/** In the order of the beginnings, so that the groups, each sorted, are sorted together. */
function groupByBeginning(words: Iterable<string>): string[][] {
	const groups = Map.groupBy(words, (word) => word.slice(0, 2));
	return [...groups.keys()].sort().map((beginning) => groups.get(beginning) ?? []);
}

/** A bit for each of 31 kinds of letter; the kind of any other script's letter is as good as another. */
function readLetters(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 31);
	return letters >>> 0;
}

function countBits(bits: number): number {
	let count = 0;
	for (let rest = bits >>> 0; rest !== 0; rest &= rest - 1) count++;
	return count;
}
