import { decodeSlug } from "#app/blog/slug.ts";
import type { Guess } from "#app/design/search/search-query.ts";
import { normalizeWords } from "#app/platform/normalize-words.ts";
import { toTerms } from "#app/platform/terms.ts";
import { findFirst, NEAR_ATTEMPTS, parseTerms, searchIndex } from "#app/platform/text-index.ts";
import type { SearchHit } from "./search-page.ts";
import { searchLocalServices } from "./search-pages.ts";
import { getSiteIndex } from "./search-site.server.ts";

const PAGES_MAX = 3;
/** The share of the best score below which a page is no guess. */
const SCORE_SHARE_MIN = 0.5;
const WORD_LENGTH_MIN = 3;

/** Returns the pages whose names have the path's words, or else those of its last part; often none. */
export function guessPages(path: string): Guess {
	const words = toWords(path);
	for (const part of [words, toWords(path.split("/").at(-1) ?? "")]) {
		if (!toTerms(part).some(({ length }) => length >= WORD_LENGTH_MIN)) continue;
		const hits = searchNames(part);
		const minScore = (hits[0]?.score ?? 0) * SCORE_SHARE_MIN;
		const pages = hits
			.filter(({ score }) => score >= minScore)
			.slice(0, PAGES_MAX)
			.map(({ page: { name, where, path: to } }) => ({ name, where, path: to }));
		if (pages.length > 0) return { words, pages };
	}
	return { words, pages: [] };
}

function searchNames(words: string): SearchHit[] {
	const site = getSiteIndex();
	const terms = parseTerms(words, site.fillers);
	const { hits } = findFirst(NEAR_ATTEMPTS, (attempt) => [
		...searchIndex(site.index, terms, attempt, ["name", "also", "where"]),
		...searchLocalServices(site, terms, attempt),
	]);
	return hits;
}

function toWords(path: string): string {
	const parts = path.split("/").map(decodeSlug).join(" ");
	return normalizeWords(parts.replace(/\.[a-z0-9]{1,5}$/i, "").replaceAll(/[-_+.]+/g, " "));
}
