/** The number of words of a shingle, long enough that a shared one is a shared phrase. */
const SHINGLE_LENGTH = 5;
const COUNTED = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;
const COMPARED = /[\p{L}\p{M}\p{N}]+/gu;
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

/** Returns the distinct runs of five words, each as a hash; fewer words than five are one run. */
export function toShingles(words: readonly string[]): Float64Array {
	const runs = new Set<number>();
	const last = Math.max(0, words.length - SHINGLE_LENGTH);
	if (words.length > 0)
		for (let start = 0; start <= last; start++)
			runs.add(hashText(words.slice(start, start + SHINGLE_LENGTH).join(" ")));
	return Float64Array.from(runs);
}

/** Hashes a text by FNV-1a over UTF-16 with two primes: 53 bits, so that no two runs of a site have the same hash. */
function hashText(text: string): number {
	let low = 0x811c9dc5;
	let high = low;
	for (let index = 0; index < text.length; index++) {
		low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
		high = Math.imul(high ^ text.charCodeAt(index), 0x85ebca6b);
	}
	return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

type Visit = (a: number, b: number, similarity: number) => void;

/** Visits each pair of pages, by index, that has a shingle in common, with its Jaccard index. It yields after each page. */
export function* visitSimilarPairs(
	pages: readonly Float64Array[],
	visit: Visit,
): Generator<undefined, void> {
	const pagesByShingle = new Map<number, number[]>();
	for (const shingle of listShared(pages)) pagesByShingle.set(shingle, []);
	yield;
	for (const [a, page] of pages.entries()) {
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
		yield;
	}
}

/** Lists the shingles of more than one page, which are few: a map of all would take hundreds of megabytes. */
function listShared(pages: readonly Float64Array[]): Float64Array {
	const all = new Float64Array(pages.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const page of pages) {
		all.set(page, end);
		end += page.length;
	}
	all.sort();
	return all.filter((shingle, index) => shingle === all[index - 1]);
}
