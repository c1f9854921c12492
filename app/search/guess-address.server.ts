import { tidyWords } from "#app/blog/reading/blog-query.ts";
import { findLocal } from "./find-pages.ts";
import { getSiteIndex } from "./site-index.server.ts";
import {
	findFirst,
	type Hit,
	NEAR_ATTEMPTS,
	parseQuery,
	searchIndex,
	toTerms,
} from "./text-index.ts";

/** What a wrong address may have meant. */
export type Guess = {
	/** Its words, to search for. */
	words: string;
	pages: { name: string; where: string | null; path: string }[];
};

const MOST = 3;
/** What scores below this share of the best is no guess. */
const NEAR_BEST = 0.5;
/** Letters alone say nothing. */
const WORD_MIN = 3;

/** The pages whose names have the address's words, or else those of its last part; often none. */
export function guessAddress(path: string): Guess {
	const words = toWords(path);
	for (const part of [words, toWords(path.split("/").at(-1) ?? "")]) {
		if (!toTerms(part).some(({ length }) => length >= WORD_MIN)) continue;
		const hits = findNamed(part);
		const least = (hits[0]?.score ?? 0) * NEAR_BEST;
		const pages = hits
			.filter(({ score }) => score >= least)
			.slice(0, MOST)
			.map(({ page: { name, where, path: to } }) => ({ name, where, path: to }));
		if (pages.length > 0) return { words, pages };
	}
	return { words, pages: [] };
}

/** Pages whose names have all the words, with few wrong letters. */
function findNamed(words: string): Hit[] {
	const site = getSiteIndex();
	const query = parseQuery(words, site.fillers);
	const { hits } = findFirst(NEAR_ATTEMPTS, (attempt) => [
		...searchIndex(site, query, attempt, ["name", "also", "where"]),
		...findLocal(site, query, attempt),
	]);
	return hits;
}

function toWords(path: string): string {
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
