import { PARTS, type Part, type WordList } from "./word-list.ts";

/** What is searched: the words of entries that have numbers from 0. */
export type Searched = {
	words: WordList;
	size: number;
	readName: (entry: number) => string;
};

/** By how much an entry has a word, from 0 to WHOLE; nothing where no entry has it. */
export type Fit = Uint8Array | null;

export type Matched = {
	/** Words as they are compared; two that were written as one are two. */
	terms: string[];
	/** For each searched list, for each term, how well each entry fits it. */
	fits: Fit[][];
	/**
	 * What was asked for with the nearest words put in, those that the best result has first; null where nothing
	 * was to be put right.
	 */
	correct: (best: readonly Listed[]) => string | null;
};

/** An entry, with the number of its list. */
export type Listed = { list: number; entry: number };

/** An entry is called exactly so. */
export const WHOLE = 120;
/** The least that a name gives, were it by two slips. */
export const OF_NAME = 38;

type Way = "exact" | "longer" | "oneSlip" | "moreSlips";
const FITS: Record<Way, Record<Part, number>> = {
	exact: { [PARTS.whole]: WHOLE, [PARTS.name]: 100, [PARTS.text]: 30, [PARTS.body]: 20 },
	longer: { [PARTS.whole]: 60, [PARTS.name]: 60, [PARTS.text]: 18, [PARTS.body]: 12 },
	oneSlip: { [PARTS.whole]: 60, [PARTS.name]: 50, [PARTS.text]: 12, [PARTS.body]: 8 },
	moreSlips: { [PARTS.whole]: 45, [PARTS.name]: OF_NAME, [PARTS.text]: 9, [PARTS.body]: 6 },
};
/** So much more for a name of which nearly all was typed. */
const TYPED = 20;
/** A beginning of fewer letters begins too much. */
const BEGINNING_MIN = 2;
/** Words that may have been one, such as "kore gaon park". */
const JOINED_MOST = 4;
const JOINED_MIN = 6;

/** Looks each word up in all lists: as it is, as a beginning, and else with slips, joined or split. */
export function matchWords(words: readonly string[], lists: readonly Searched[]): Matched {
	const isKnown = (word: string) => lists.some((list) => isFound(list.words, word));
	const terms = words.flatMap((word) => (isKnown(word) ? word : (splitWord(word, lists) ?? word)));
	const matching = new Matching(terms, lists);
	const unknown = terms.map((term) => !isKnown(term));
	for (const [place, term] of terms.entries()) matching.takeAsWritten(term, [place]);
	for (const { joined, places } of joinNeighbours(terms)) {
		const isWhole = matching.takeWhole(joined, places);
		for (const place of isWhole ? places : []) unknown[place] = false;
		if (isWhole || joined.length < JOINED_MIN || !places.some((place) => unknown[place])) continue;
		if (matching.takeNear(joined, places, true)) for (const place of places) unknown[place] = false;
	}
	for (const [place, term] of terms.entries())
		if (unknown[place]) matching.takeNear(term, [place], false);
	const isSplit = terms.length !== words.length;
	return { terms, fits: matching.fits, correct: (best) => matching.correct(best, isSplit) };
}

/** Slips that a word of its length may have. */
export function allowSlips({ length }: string): number {
	if (length < 4) return 0;
	return length < 7 ? 1 : 2;
}

type Near = { list: number; at: number };

class Matching {
	readonly fits: Fit[][];
	readonly #terms: readonly string[];
	readonly #lists: readonly Searched[];
	/** By the place of the first term that each takes the place of. */
	readonly #corrections = new Map<number, { near: Near[]; count: number }>();

	constructor(terms: readonly string[], lists: readonly Searched[]) {
		this.#terms = terms;
		this.#lists = lists;
		this.fits = lists.map(() => terms.map(() => null));
	}

	takeAsWritten(word: string, places: readonly number[]): void {
		for (const [number, { words }] of this.#lists.entries()) {
			const at = words.find(word);
			if (at >= 0) this.#take(number, at, "exact", places);
			if (word.length < BEGINNING_MIN) continue;
			for (const longer of words.findLonger(word)) {
				const more = (TYPED * word.length) / words.read(longer).length;
				this.#take(number, longer, "longer", places, more);
			}
		}
	}

	/** Whether something is called so. */
	takeWhole(word: string, places: readonly number[]): boolean {
		let isTaken = false;
		for (const [number, { words }] of this.#lists.entries()) {
			const at = words.find(word);
			if (at < 0 || !isWhole(words, at)) continue;
			this.#take(number, at, "exact", places);
			isTaken = true;
		}
		return isTaken;
	}

	/** Whether anything is near. */
	takeNear(word: string, places: readonly number[], isJoined: boolean): boolean {
		const most = isJoined ? 1 : allowSlips(word);
		if (most === 0) return false;
		const near = this.#findNear(word, most, false);
		const found = near.length > 0 || isJoined ? near : this.#findNear(word, 1, true);
		const least = Math.min(...found.map(({ slips }) => slips));
		const nearest = found.filter(({ slips }) => slips === least);
		for (const { list, at, slips } of nearest)
			this.#take(list, at, slips > 1 ? "moreSlips" : "oneSlip", places);
		if (nearest.length === 0) return false;
		this.#corrections.set(places[0] ?? 0, { near: nearest, count: places.length });
		return true;
	}

	correct(best: readonly Listed[], isSplit: boolean): string | null {
		if (this.#corrections.size === 0) return isSplit ? this.#terms.join(" ") : null;
		const parts: string[] = [];
		for (let place = 0; place < this.#terms.length; ) {
			const corrected = this.#corrections.get(place);
			parts.push(corrected ? this.#nameNearest(corrected.near, best) : (this.#terms[place] ?? ""));
			place += corrected?.count ?? 1;
		}
		return parts.join(" ");
	}

	#findNear(word: string, most: number, isBeginning: boolean) {
		return this.#lists.flatMap(({ words }, list) =>
			words.findNear(word, most, isBeginning).map((near) => ({ list, ...near })),
		);
	}

	/** The nearest word of the best result, as those write it who are called so. */
	#nameNearest(near: readonly Near[], best: readonly Listed[]): string {
		for (const { list, at } of near) {
			for (const wanted of best) {
				if (wanted.list !== list) continue;
				const word = this.#nameWord(list, at, wanted.entry);
				if (word !== null) return word;
			}
		}
		const [first] = near;
		return (first && this.#nameWord(first.list, first.at, null)) ?? "";
	}

	/** Null where the entry that is wanted does not have the word. */
	#nameWord(number: number, at: number, wanted: number | null): string | null {
		const list = this.#lists[number];
		if (!list) return null;
		let called: number | null = null;
		let hasWord = false;
		list.words.eachEntry(at, (entry, part) => {
			if (wanted !== null && entry !== wanted) return;
			hasWord = true;
			if (part === PARTS.whole) called ??= entry;
		});
		if (!hasWord) return null;
		return called === null ? list.words.read(at) : list.readName(called);
	}

	#take(number: number, at: number, way: Way, places: readonly number[], more = 0): void {
		const list = this.#lists[number];
		const fits = this.fits[number];
		if (!list || !fits) return;
		const ofPlaces = places.map((place) => {
			const known = fits[place] ?? new Uint8Array(list.size);
			fits[place] = known;
			return known;
		});
		list.words.eachEntry(at, (entry, part) => {
			const fit = FITS[way][part] + (part <= PARTS.name ? more : 0);
			for (const known of ofPlaces) if ((known[entry] ?? 0) < fit) known[entry] = fit;
		});
	}
}

function isFound(words: WordList, word: string): boolean {
	if (words.find(word) >= 0) return true;
	return word.length >= BEGINNING_MIN && !words.findLonger(word).next().done;
}

function isWhole(words: WordList, at: number): boolean {
	let isSo = false;
	words.eachEntry(at, (_entry, part) => {
		if (part === PARTS.whole) isSo = true;
	});
	return isSo;
}

/** Two words of names that were written as one, the shorter of which is as long as can be. */
function splitWord(word: string, lists: readonly Searched[]): string[] | null {
	const isName = (part: string) =>
		lists.some(({ words }) => {
			const at = words.find(part);
			return at >= 0 && words.isOfName(at);
		});
	const middle = Math.floor(word.length / 2);
	for (let away = 0; away <= middle - 2; away++) {
		for (const cut of [middle - away, middle + away]) {
			const parts = [word.slice(0, cut), word.slice(cut)];
			if (parts.every((part) => part.length > 1 && isName(part))) return parts;
		}
	}
	return null;
}

/** All runs of two and more neighbours as one word, the longest first. */
function joinNeighbours(terms: readonly string[]): { joined: string; places: number[] }[] {
	const runs: { joined: string; places: number[] }[] = [];
	for (let count = Math.min(JOINED_MOST, terms.length); count > 1; count--) {
		for (let from = 0; from + count <= terms.length; from++) {
			const joined = terms.slice(from, from + count).join("");
			runs.push({ joined, places: Array.from({ length: count }, (_, step) => from + step) });
		}
	}
	return runs;
}
