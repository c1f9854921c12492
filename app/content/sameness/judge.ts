import type { City, Content } from "../types.ts";
import {
	type JudgedPage,
	listJudgedPages,
	listNames,
	listOtherPages,
	listPlacePages,
	type NamedContent,
	PAGE_KINDS,
	type PageKind,
	sortByKind,
} from "./judged-pages.ts";
import { walkPairs } from "./pairs.ts";
import { makeShingles } from "./shingles.ts";
import { countWords, maskNames, toWords } from "./words.ts";

/** Words of its own that a page needs to be more than a doorway. */
export const LEAST_WORDS: Record<PageKind, number> = {
	city: 300,
	district: 180,
	localService: 250,
	service: 450,
	subService: 450,
	reason: 450,
};
/** The share of its five-word runs that a page may have in common with another one of its kind. */
export const MOST_SAMENESS = 0.35;

export type Judgement = {
	path: string;
	ownWords: number;
	/** The page of its kind that is most the same; null where none shares five words in a row, or, of more
	 * pages than are compared one by one, where none is likely to be near the limit. */
	nearest: { path: string; share: number } | null;
	/** By what it falls short; a page with any is kept out of search engines. */
	faults: ("words" | "sameness")[];
};
export type Pair = { first: string; second: string; share: number };
export type KindJudgement = {
	/** Worst first. */
	pages: Judgement[];
	/** The most similar ones, most similar first. */
	pairs: Pair[];
};

type Options = {
	/** How many of the most similar pairs are kept of each kind. */
	pairs?: number;
	/** Told how far it is, from 0 to 1. */
	onProgress?: (kind: PageKind, share: number) => void;
};

/**
 * Measures the words of its own and the sameness of each page that is judged. Names are masked before the
 * comparing, so that two pages which differ by the name of a place or a service alone are the same.
 */
export function judgePages(
	content: Content,
	{ pairs = 0, onProgress = () => {} }: Options = {},
): Record<PageKind, KindJudgement> {
	const pages = listJudgedPages(content);
	const measure = createMeasure(content);
	const judged = PAGE_KINDS.map((kind) => {
		const progress = (share: number) => onProgress(kind, share);
		return [kind, judgeKind(pages[kind].map(measure), pairs, progress)] as const;
	});
	return Object.fromEntries(judged) as Record<PageKind, KindJudgement>;
}

/** The paths of the pages that have too little of their own to be offered to search engines. */
export function findThinPages(content: Content): Set<string> {
	return listThin(Object.values(judgePages(content)));
}

/** The same for more cities than should be in memory together: each is asked for once. */
export function findThinPagesOneByOne(
	content: NamedContent,
	readCity: (slug: string) => City,
): Set<string> {
	const measure = createMeasure(content);
	const measured = listOtherPages(content).map(measure);
	for (const { slug } of content.cities)
		measured.push(...listPlacePages(readCity(slug), content.services).map(measure));
	const byKind = Object.values(sortByKind(measured));
	return listThin(byKind.map((pages) => judgeKind(pages, 0, () => {})));
}

function listThin(judged: readonly KindJudgement[]): Set<string> {
	const thin = judged.flatMap(({ pages }) => pages).filter(({ faults }) => faults.length > 0);
	return new Set(thin.map(({ path }) => path));
}

/** A page without its words. */
type MeasuredPage = Pick<JudgedPage, "kind" | "path"> & {
	ownWords: number;
	shingles: Uint32Array;
};

function createMeasure(content: NamedContent): (page: JudgedPage) => MeasuredPage {
	const mask = maskNames(listNames(content));
	return ({ kind, path, texts }) => ({
		kind,
		path,
		ownWords: countWords(texts),
		shingles: makeShingles(mask(toWords(texts.join("\n")))),
	});
}

function judgeKind(
	pages: readonly MeasuredPage[],
	most: number,
	progress: (share: number) => void,
): KindJudgement {
	const shingles = pages.map((page) => page.shingles);
	const nearest = pages.map((): { at: number; share: number } | null => null);
	const top: { a: number; b: number; share: number }[] = [];
	walkPairs(
		shingles,
		(a, b, share) => {
			if (share > (nearest[a]?.share ?? 0)) nearest[a] = { at: b, share };
			if (share > (nearest[b]?.share ?? 0)) nearest[b] = { at: a, share };
			if (share > (top.length < most ? 0 : (top.at(-1)?.share ?? 1))) {
				top.push({ a, b, share });
				top.sort((one, other) => other.share - one.share).splice(most);
			}
		},
		progress,
	);
	const path = (at: number) => pages[at]?.path ?? "";
	const judge = (page: MeasuredPage, at: number) => {
		const near = nearest[at];
		return judgePage(page, near ? { path: path(near.at), share: near.share } : null);
	};
	return {
		pages: pages
			.map(judge)
			.sort((one, other) => other.badness - one.badness)
			.map(({ badness: _order, ...judgement }) => judgement),
		pairs: top.map(({ a, b, share }) => ({ first: path(a), second: path(b), share })),
	};
}

/** Badness is how much of a limit is used up: above 1 it is broken. */
function judgePage(
	{ kind, path, ownWords }: MeasuredPage,
	nearest: Judgement["nearest"],
): Judgement & { badness: number } {
	const scarcity = LEAST_WORDS[kind] / ownWords;
	const sameness = (nearest?.share ?? 0) / MOST_SAMENESS;
	const faults: Judgement["faults"] = [];
	if (scarcity > 1) faults.push("words");
	if (sameness > 1) faults.push("sameness");
	return { path, ownWords, nearest, faults, badness: Math.max(scarcity, sameness) };
}
