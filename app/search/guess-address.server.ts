import { tidyWords } from "#app/blog/reading/blog-query.ts";
import { toTerms } from "#app/blog/reading/search-posts.ts";
import { describeHit } from "./describe-hit.ts";
import { findPages, type Hit, type SiteIndex } from "./find-pages.ts";
import { peekSiteIndex } from "./site-index.server.ts";

/** What a wrong address may have meant. */
export type Guess = {
	/** Its words, to search for. */
	words: string;
	pages: { name: string; where: string | null; path: string }[];
};

const MOST = 3;
/** What is worse than this share of the best is no guess. */
const NEAR_BEST = 0.5;
/** Letters alone say nothing. */
const WORD_MIN = 3;
const SURE = 0.3;

/** Made of the address's own words; without pages where nothing is near. */
export function guessAddress(path: string): Guess {
	const words = readWords(path);
	const index = words ? peekSiteIndex() : null;
	if (!index) return { words, pages: [] };
	if (!toTerms(words).some(({ length }) => length >= WORD_MIN)) return { words, pages: [] };
	const hits = findHits(index, words, readWords(path.split("/").at(-1) ?? ""));
	const least = Math.max(SURE, (hits[0]?.score ?? 0) * NEAR_BEST);
	const pages = hits
		.filter(({ score }) => score >= least)
		.slice(0, MOST)
		.map((hit) => describeHit(hit, index))
		.map(({ name, where, path: to }) => ({ name, where, path: to }));
	return { words, pages };
}

/** The last part says the most; the others tell which of several is meant. */
function findHits(index: SiteIndex, words: string, last: string): Hit[] {
	const { hits, isPartial } = findPages(index, words);
	if (!isPartial || last === words) return hits;
	const ofLast = findPages(index, last);
	return ofLast.isPartial ? hits : ofLast.hits;
}

function readWords(path: string): string {
	const parts = path.split("/").map(decodePart).join(" ");
	return tidyWords(parts.replace(/\.[a-z0-9]{1,5}$/i, "").replaceAll(/[-_+.]+/g, " "));
}

function decodePart(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
