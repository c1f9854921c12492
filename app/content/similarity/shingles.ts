/** Words of a shingle: long enough that a shared one is a shared phrase. */
const SHINGLE_LENGTH = 5;
const COUNTED = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;
const COMPARED = /[\p{L}\p{M}\p{N}]+/gu;
/** Replaces any name; no word can be it. */
const MASK = "*";

/** Counts words as a reader would: "don't", "walk-in" and "4,000" are one each. */
export function countWords(texts: readonly string[]): number {
	return texts.reduce((sum, text) => sum + (text.match(COUNTED)?.length ?? 0), 0);
}

/** Splits a text into words in lower case, without punctuation and hyphens. */
export function toWords(text: string): string[] {
	return text.toLowerCase().match(COMPARED) ?? [];
}

/** Creates a function that replaces each of the names by one token, the longest first. */
export function createMask(names: readonly string[]): (words: readonly string[]) => string[] {
	const lists = [...new Set(names.map((name) => toWords(name).join(" ")))].filter(Boolean);
	const namesByFirstWord = Map.groupBy(
		lists.map((name) => name.split(" ")).sort((a, b) => b.length - a.length),
		([first = ""]) => first,
	);
	return (words) => {
		const masked: string[] = [];
		for (let index = 0; index < words.length; ) {
			const word = words[index] ?? "";
			const name = namesByFirstWord
				.get(word)
				?.find((parts) => parts.every((part, offset) => part === words[index + offset]));
			masked.push(name ? MASK : word);
			index += name?.length ?? 1;
		}
		return masked;
	};
}

/**
 * Returns the distinct runs of five words, each as a hash of 32 bits, ascending; fewer words than five are one
 * run. Two different runs of two pages have the same hash in one of some 30,000 pairs of pages.
 */
export function toShingles(words: readonly string[]): Uint32Array {
	const hashes = words.map(hashWord);
	const length = Math.min(SHINGLE_LENGTH, hashes.length);
	const runs = new Uint32Array(length === 0 ? 0 : hashes.length - length + 1);
	for (let index = 0; index < runs.length; index++) {
		let hash = 0;
		for (let offset = 0; offset < length; offset++)
			hash = mix(Math.imul(hash, 31) ^ (hashes[index + offset] ?? 0));
		runs[index] = hash;
	}
	runs.sort();
	return runs.filter((run, index) => index === 0 || run !== runs[index - 1]);
}

type Visit = (a: number, b: number, similarity: number) => void;

/** Visits each pair of pages, by index, that has a shingle in common, with its Jaccard index. */
export function visitSimilarPairs(pages: readonly Uint32Array[], visit: Visit): void {
	const pagesByShingle = new Map<number, number[]>();
	for (const shingle of listShared(pages)) pagesByShingle.set(shingle, []);
	pages.forEach((page, a) => {
		const shared = new Uint32Array(a);
		for (const shingle of page) {
			const others = pagesByShingle.get(shingle);
			for (const b of others ?? []) shared[b] = (shared[b] ?? 0) + 1;
			others?.push(a);
		}
		shared.forEach((count, b) => {
			const union = (pages[b]?.length ?? 0) + page.length - count;
			if (count > 0) visit(b, a, count / union);
		});
	});
}

/** The shingles of more than one page, which are few: a map of all would take hundreds of megabytes. */
function listShared(pages: readonly Uint32Array[]): ReadonlySet<number> {
	const all = new Uint32Array(pages.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const page of pages) {
		all.set(page, end);
		end += page.length;
	}
	all.sort();
	return new Set(all.filter((shingle, index) => shingle === all[index - 1]));
}

/** FNV-1a over UTF-16. */
function hashWord(word: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < word.length; index++)
		hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
	return hash;
}

/** The finalizer of MurmurHash3: every bit of the input reaches every bit of the result. */
function mix(value: number): number {
	let mixed = value ^ (value >>> 16);
	mixed = Math.imul(mixed, 0x85ebca6b);
	mixed ^= mixed >>> 13;
	mixed = Math.imul(mixed, 0xc2b2ae35);
	return mixed ^ (mixed >>> 16);
}
