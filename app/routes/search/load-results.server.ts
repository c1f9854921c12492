import { chooseExcerpt, markWords, type Piece } from "#app/search/mark-words.ts";
import type { SearchQuery } from "#app/search/search-query.ts";
import { searchSite } from "#app/search/search-site.server.ts";
import type { SitePage } from "#app/search/site-page.ts";
import type { Hit } from "#app/search/text-index.ts";

export type Result = Pick<SitePage, "kind" | "where" | "path" | "kite"> & {
	name: Piece[];
	text: Piece[];
};

export type Results = {
	items: Result[];
	total: number;
	/** At least 1. */
	pages: number;
	isPartial: boolean;
	/** The name that may have been meant; null where nothing is misspelt. */
	correction: string | null;
	hasPosts: boolean;
};

const PAGE_SIZE = 20;

/** One page of what was found; null where there is no such page. */
export async function loadResults(request: Request, query: SearchQuery): Promise<Results | null> {
	const { words, page } = query;
	const { hits, isPartial, correction, hasPosts } = await searchSite(request, words);
	const pages = Math.max(1, Math.ceil(hits.length / PAGE_SIZE));
	if (page > pages) return null;
	return {
		items: hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toResult),
		total: hits.length,
		pages,
		isPartial,
		correction,
		hasPosts,
	};
}

function toResult({ page, terms }: Hit): Result {
	const { kind, name, where, path, kite, text, body } = page;
	return {
		kind,
		name: markWords(name, terms),
		where,
		path,
		kite,
		text: markWords(chooseExcerpt([text, ...body], terms), terms),
	};
}
