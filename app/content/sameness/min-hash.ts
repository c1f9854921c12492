/**
 * Two pages become candidates when they agree in both rows of any band. A pair that is 0.35 the same is
 * missed with a chance of (1 - 0.35²)⁹⁶, one in 280,000; one that is 0.05 the same is looked at in one
 * case of five, for nothing but time.
 */
const BANDS = 96;
const ROWS = 2;

/**
 * Visits each pair of pages that is likely to be alike, once, without comparing all with all: MinHash with
 * banding (Broder 1997; Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, 3.3 and 3.4).
 */
export function walkCandidates(
	pages: readonly Uint32Array[],
	visit: (a: number, b: number) => void,
	progress: (share: number) => void = () => {},
): void {
	const signatures = sign(pages, (share) => progress(share / 2));
	for (let band = 0; band < BANDS; band++) {
		for (const bucket of fillBuckets(pages, signatures, band))
			bucket.forEach((a, at) => {
				for (let next = at + 1; next < bucket.length; next++) {
					const b = bucket[next] ?? a;
					if (findFirstBand(signatures, a, b) === band) visit(a, b);
				}
			});
		progress((1 + (band + 1) / BANDS) / 2);
	}
}

/** For each page the least value of each of the hash functions over its shingles. */
function sign(pages: readonly Uint32Array[], progress: (share: number) => void): Uint32Array {
	const length = BANDS * ROWS;
	const factors = Uint32Array.from({ length }, (_, at) => Math.imul(at + 1, 0x9e3779b1) | 1);
	const offsets = Uint32Array.from({ length }, (_, at) => Math.imul(at + 1, 0x85ebca6b));
	const signatures = new Uint32Array(pages.length * length).fill(0xffffffff);
	pages.forEach((shingles, page) => {
		for (let row = 0; row < length; row++) {
			const factor = factors[row] ?? 1;
			const offset = offsets[row] ?? 0;
			let least = 0xffffffff;
			for (let at = 0; at < shingles.length; at++) {
				const value = (Math.imul(shingles[at] ?? 0, factor) + offset) >>> 0;
				if (value < least) least = value;
			}
			signatures[page * length + row] = least;
		}
		if (page % 100 === 0) progress(page / pages.length);
	});
	progress(1);
	return signatures;
}

/** The pages that share a band, where more than one do. An empty page is like no other. */
function fillBuckets(pages: readonly Uint32Array[], signatures: Uint32Array, band: number) {
	const buckets = new Map<number, number[]>();
	pages.forEach((shingles, page) => {
		if (shingles.length === 0) return;
		const at = (page * BANDS + band) * ROWS;
		// Of two times 32 bits a number keeps the upper 53: what that throws together, findFirstBand parts.
		const key = (signatures[at] ?? 0) * 2 ** 32 + (signatures[at + 1] ?? 0);
		const bucket = buckets.get(key);
		if (bucket) bucket.push(page);
		else buckets.set(key, [page]);
	});
	return [...buckets.values()].filter((bucket) => bucket.length > 1);
}

/** Where two pages meet first, so that a pair that meets in many bands is visited once. */
function findFirstBand(signatures: Uint32Array, a: number, b: number): number {
	for (let band = 0; band < BANDS; band++) {
		const left = (a * BANDS + band) * ROWS;
		const right = (b * BANDS + band) * ROWS;
		if (signatures[left] === signatures[right] && signatures[left + 1] === signatures[right + 1])
			return band;
	}
	return -1;
}
