import { toShare } from "./shingles.ts";

/** Two pages by their index in the list, and how much the same they are. */
type Visit = (a: number, b: number, share: number) => void;

/** Visits each pair of pages that has a shingle in common, once, with its exact sameness. */
export function walkPairs(pages: readonly Uint32Array[], visit: Visit): void {
	const pagesByShingle = new Map<number, number[]>();
	for (const shingle of findCommon(pages)) pagesByShingle.set(shingle, []);
	pages.forEach((page, a) => {
		const shared = new Uint32Array(a);
		for (const shingle of page) {
			const others = pagesByShingle.get(shingle);
			for (const b of others ?? []) shared[b] = (shared[b] ?? 0) + 1;
			others?.push(a);
		}
		shared.forEach((count, b) => {
			if (count > 0) visit(b, a, toShare(count, pages[b]?.length ?? 0, page.length));
		});
	});
}

/** The shingles of more than one page, which are few: a map of all would take hundreds of megabytes. */
function findCommon(pages: readonly Uint32Array[]): ReadonlySet<number> {
	const all = new Uint32Array(pages.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const page of pages) {
		all.set(page, end);
		end += page.length;
	}
	all.sort();
	return new Set(all.filter((shingle, at) => shingle === all[at - 1]));
}
