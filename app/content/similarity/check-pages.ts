import { runAtOnce } from "#app/platform/run-in-slices.ts";
import type { Content } from "../types.ts";
import {
	listNames,
	listPageTexts,
	PAGE_KINDS,
	type PageKind,
	type PageTexts,
	WORDS_MIN,
} from "./page-texts.ts";
import { countWords, createMask, toShingles, toWords, visitSimilarPairs } from "./shingles.ts";

/** The greatest share of its five-word runs that a page may have in common with another one of its kind. */
export const SIMILARITY_MAX = 0.35;

export type PageReport = {
	path: string;
	ownWords: number;
	/** The most similar page of its kind; null where none shares five words in a row. */
	nearest: { path: string; share: number } | null;
	/** The limits that the page breaks, as content:check --json prints them; a page with any has noindex. */
	faults: ("words" | "sameness")[];
};
type Pair = { first: string; second: string; share: number };
export type KindReport = {
	pages: PageReport[];
	pairs: Pair[];
};

/**
 * Measures each page's own words and its similarity to others, and lists the `pairs` most similar pairs of each kind.
 * Names are masked before the comparison, so that two pages which differ in the name of a place or a service only
 * are equal.
 */
export function checkPages(content: Content, { pairs = 0 } = {}): Record<PageKind, KindReport> {
	return runAtOnce(measurePages(content, pairs));
}

/**
 * Finds the paths of the pages that have too little text of their own to be offered to search engines; it yields after each
 * page, as it takes long.
 */
export function* findNoindexPaths(content: Content): Generator<undefined, Set<string>> {
	const reports = Object.values(yield* measurePages(content, 0)).flatMap(({ pages }) => pages);
	return new Set(reports.filter(({ faults }) => faults.length > 0).map(({ path }) => path));
}

function* measurePages(
	content: Content,
	pairsMax: number,
): Generator<undefined, Record<PageKind, KindReport>> {
	const pages = listPageTexts(content);
	yield;
	const mask = createMask(listNames(content));
	const reports: [PageKind, KindReport][] = [];
	for (const kind of PAGE_KINDS) {
		const shingles: Float64Array[] = [];
		for (const { texts } of pages[kind]) {
			shingles.push(toShingles(mask(toWords(texts.join("\n")))));
			yield;
		}
		reports.push([kind, yield* measureKind(kind, pages[kind], shingles, pairsMax)]);
	}
	return Object.fromEntries(reports) as Record<PageKind, KindReport>;
}

function* measureKind(
	kind: PageKind,
	pages: readonly PageTexts[],
	shingles: readonly Float64Array[],
	pairsMax: number,
): Generator<undefined, KindReport> {
	const nearest = pages.map((): PageReport["nearest"] => null);
	const pairs: Pair[] = [];
	const getPath = (index: number) => pages[index]?.path ?? "";
	yield* visitSimilarPairs(shingles, (a, b, share) => {
		if (share > (nearest[a]?.share ?? 0)) nearest[a] = { path: getPath(b), share };
		if (share > (nearest[b]?.share ?? 0)) nearest[b] = { path: getPath(a), share };
		if (share > (pairs.length < pairsMax ? 0 : (pairs.at(-1)?.share ?? 1))) {
			pairs.push({ first: getPath(a), second: getPath(b), share });
			pairs.sort((one, other) => other.share - one.share).splice(pairsMax);
		}
	});
	/** Returns how much of a limit is used up; above 1 it is exceeded. */
	const getUsage = ({ ownWords, nearest }: PageReport) =>
		Math.max(WORDS_MIN[kind] / ownWords, (nearest?.share ?? 0) / SIMILARITY_MAX);
	const reports: PageReport[] = [];
	for (const [index, { path, texts }] of pages.entries()) {
		const ownWords = countWords(texts);
		const near = nearest[index] ?? null;
		const faults: PageReport["faults"] = ownWords < WORDS_MIN[kind] ? ["words"] : [];
		if (near && near.share > SIMILARITY_MAX) faults.push("sameness");
		reports.push({ path, ownWords, nearest: near, faults });
		yield;
	}
	return { pages: reports.sort((one, other) => getUsage(other) - getUsage(one)), pairs };
}
