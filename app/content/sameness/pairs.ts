import { walkCandidates } from "./min-hash.ts";
import { countShared, measureSameness, toShare } from "./shingles.ts";

/** Two pages by their place in the list, and how much the same they are. */
type Visit = (a: number, b: number, share: number) => void;
type Progress = (share: number) => void;

/** 125,000 comparisons, half a second where much is shared; the time of more grows with their square. */
const COMPARED_ALL = 500;

/**
 * Visits pairs of pages with their exact sameness. Of a list of up to 500 all pairs, of a longer one those
 * that are likely to be a third the same or more (see walkCandidates).
 */
export function walkPairs(pages: readonly Uint32Array[], visit: Visit, progress: Progress): void {
	if (pages.length > COMPARED_ALL) walkLikelyPairs(pages, visit, progress);
	else walkAllPairs(pages, visit, progress);
}

function walkAllPairs(
	pages: readonly Uint32Array[],
	visit: Visit,
	progress: Progress = () => {},
): void {
	const common = keepCommon(pages);
	pages.forEach((page, a) => {
		for (let b = a + 1; b < pages.length; b++) {
			const shared = countShared(common[a] ?? page, common[b] ?? page);
			visit(a, b, toShare(shared, page.length, pages[b]?.length ?? 0));
		}
		const done = (a + 1) / pages.length;
		progress(done * (2 - done));
	});
}

function walkLikelyPairs(
	pages: readonly Uint32Array[],
	visit: Visit,
	progress: Progress = () => {},
): void {
	walkCandidates(
		pages,
		(a, b) => {
			const [left, right] = [pages[a], pages[b]];
			if (left && right) visit(a, b, measureSameness(left, right));
		},
		progress,
	);
}

/** Of each page the shingles that some other page has too: mostly few, which makes comparing quick. */
function keepCommon(pages: readonly Uint32Array[]): Uint32Array[] {
	const all = new Uint32Array(pages.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const page of pages) {
		all.set(page, end);
		end += page.length;
	}
	all.sort();
	const common = new Set(all.filter((shingle, at) => shingle === all[at - 1]));
	return pages.map((page) => page.filter((shingle) => common.has(shingle)));
}
