/** Words of a shingle: long enough that a shared one is a shared phrase. */
const SHINGLE = 5;

/**
 * The different runs of five words, each as a hash of 32 bits, ascending; fewer words than five make one
 * run. Two runs of two pages fall together by chance in one of some 30,000 pairs of pages.
 */
export function makeShingles(words: readonly string[]): Uint32Array {
	const hashes = words.map(hashWord);
	const length = Math.min(SHINGLE, hashes.length);
	const runs = new Uint32Array(length === 0 ? 0 : hashes.length - length + 1);
	for (let at = 0; at < runs.length; at++) {
		let hash = 0;
		for (let offset = 0; offset < length; offset++)
			hash = mix(Math.imul(hash, 31) ^ (hashes[at + offset] ?? 0));
		runs[at] = hash;
	}
	runs.sort();
	return runs.filter((run, at) => at === 0 || run !== runs[at - 1]);
}

/** Jaccard's measure: what both have as a share of what either has, 0 to 1. */
export function toShare(shared: number, a: number, b: number): number {
	return shared === 0 ? 0 : shared / (a + b - shared);
}

/** FNV-1a over UTF-16. */
function hashWord(word: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
	return hash;
}

/** The last steps of MurmurHash3: every bit of the input reaches every bit of the result. */
function mix(value: number): number {
	let mixed = value ^ (value >>> 16);
	mixed = Math.imul(mixed, 0x85ebca6b);
	mixed ^= mixed >>> 13;
	mixed = Math.imul(mixed, 0xc2b2ae35);
	return mixed ^ (mixed >>> 16);
}
