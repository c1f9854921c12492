import type { Content } from "../types.ts";
import { type JudgedPage, listJudgedPages, listNames, type PageKind } from "./judged-pages.ts";
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
	/** The page of its kind that is most the same; null where none shares five words in a row. */
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
	/** How many of the most similar pairs are listed of each kind. */
	pairs?: number;
	/** Called before each kind. */
	onKind?: (kind: PageKind) => void;
};

/**
 * Measures the words of its own and the sameness of each page that is judged. Names are masked before the
 * comparing, so that two pages which differ by the name of a place or a service alone are the same.
 */
export function judgePages(
	content: Content,
	{ pairs = 0, onKind = () => {} }: Options = {},
): Record<PageKind, KindJudgement> {
	const pages = listJudgedPages(content);
	const mask = maskNames(listNames(content));
	const judge = (kind: PageKind) => {
		onKind(kind);
		return judgeKind(kind, pages[kind], mask, pairs);
	};
	return {
		city: judge("city"),
		district: judge("district"),
		localService: judge("localService"),
		service: judge("service"),
		subService: judge("subService"),
		reason: judge("reason"),
	};
}

/** The paths of the pages that have too little of their own to be offered to search engines. */
export function findThinPages(content: Content): Set<string> {
	const judged = Object.values(judgePages(content)).flatMap(({ pages }) => pages);
	return new Set(judged.filter(({ faults }) => faults.length > 0).map(({ path }) => path));
}

function judgeKind(
	kind: PageKind,
	pages: readonly JudgedPage[],
	mask: ReturnType<typeof maskNames>,
	most: number,
): KindJudgement {
	const shingles = pages.map(({ texts }) => makeShingles(mask(toWords(texts.join("\n")))));
	const nearest = pages.map((): { at: number; share: number } | null => null);
	const top: { a: number; b: number; share: number }[] = [];
	walkPairs(shingles, (a, b, share) => {
		if (share > (nearest[a]?.share ?? 0)) nearest[a] = { at: b, share };
		if (share > (nearest[b]?.share ?? 0)) nearest[b] = { at: a, share };
		if (share > (top.length < most ? 0 : (top.at(-1)?.share ?? 1))) {
			top.push({ a, b, share });
			top.sort((one, other) => other.share - one.share).splice(most);
		}
	});
	const path = (at: number) => pages[at]?.path ?? "";
	const judge = (page: JudgedPage, at: number) => {
		const near = nearest[at];
		return judgePage(kind, page, near ? { path: path(near.at), share: near.share } : null);
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
	kind: PageKind,
	{ path, texts }: JudgedPage,
	nearest: Judgement["nearest"],
): Judgement & { badness: number } {
	const ownWords = countWords(texts);
	const scarcity = LEAST_WORDS[kind] / ownWords;
	const sameness = (nearest?.share ?? 0) / MOST_SAMENESS;
	const faults: Judgement["faults"] = [];
	if (scarcity > 1) faults.push("words");
	if (sameness > 1) faults.push("sameness");
	return { path, ownWords, nearest, faults, badness: Math.max(scarcity, sameness) };
}
