import { toTerms } from "#app/blog/reading/search-posts.ts";
import type { SiteIndex } from "./find-pages.ts";
import { allowSlips } from "./match-words.ts";

/** More slips than the search itself forgives: what comes out is a question. */
const MORE = 1;
const TERMS_MAX = 4;

/** What may have been meant where nothing was found: the nearest words of names, or null. */
export function suggestNearest(words: string, { places, pages }: SiteIndex): string | null {
	const terms = toTerms(words).slice(0, TERMS_MAX);
	const nearest = terms.map((term) => {
		const found = [places, pages]
			.flatMap((list) =>
				list.words
					.findNear(term, allowSlips(term) + MORE)
					.filter(({ at }) => list.words.isOfName(at))
					.map(({ at, slips }) => ({ word: list.words.read(at), slips })),
			)
			.sort((a, b) => a.slips - b.slips);
		return found[0]?.word;
	});
	const known = nearest.filter((word) => word !== undefined);
	return known.length > 0 ? known.join(" ") : null;
}
