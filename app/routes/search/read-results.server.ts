import { toTerms } from "#app/blog/reading/search-posts.ts";
import { getContent } from "#app/content/content.server.ts";
import type { Described } from "#app/search/describe-hit.ts";
import { chooseExcerpt, markWords, type Piece } from "#app/search/mark-words.ts";
import type { SearchQuery } from "#app/search/search-query.ts";
import { searchSite } from "#app/search/search-site.server.ts";
import type { Kind } from "#app/search/site-page.ts";
import { suggestNearest } from "#app/search/suggest-nearest.ts";

export type Result = {
	kind: Kind;
	name: Piece[];
	where: string | null;
	path: string;
	kite: string | null;
	text: Piece[];
};

export type Results = {
	items: Result[];
	total: number;
	/** At least 1. */
	pages: number;
	isPartial: boolean;
	/** The nearest to what was typed; null where all of it was found. */
	correction: string | null;
	hasPosts: boolean;
};

const PAGE_SIZE = 20;

/** One page of what was found; null where there is no such page. */
export async function readResults(request: Request, query: SearchQuery): Promise<Results | null> {
	const { words, page } = query;
	const { found, describe, hasPosts, index } = await searchSite(request, words);
	const pages = Math.max(1, Math.ceil(found.hits.length / PAGE_SIZE));
	if (page > pages) return null;
	const correction = found.total > 0 ? found.correction : suggestNearest(words, index);
	const { fillers } = getContent().pages.search;
	const telling = found.terms.filter((term) => !fillers.includes(term));
	const looked = telling.length > 0 ? telling : found.terms;
	const terms = [...looked, ...toTerms(found.correction ?? "")];
	return {
		items: found.hits
			.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
			.map((hit) => toResult(describe(hit), terms)),
		total: found.total,
		pages,
		isPartial: found.isPartial,
		correction,
		hasPosts,
	};
}

function toResult(
	{ kind, name, where, path, kite, texts }: Described,
	terms: readonly string[],
): Result {
	return {
		kind,
		name: markWords(name, terms),
		where,
		path,
		kite,
		text: markWords(chooseExcerpt(texts, terms), terms),
	};
}
