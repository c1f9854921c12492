import { getContent } from "#app/content/content.server.ts";
import { toLinks } from "#app/layout/navigation.ts";
import { buildExcerpt, highlightWords, type TextPiece } from "#app/search/highlight-words.ts";
import type { SearchPage } from "#app/search/search-page.ts";
import type { SearchQuery } from "#app/search/search-query.ts";
import { searchSite } from "#app/search/search-site.server.ts";
import type { Hit } from "#app/search/text-index.ts";
import { LISTED_CITIES } from "#app/sections/cards.ts";
import type { NamedLink } from "#app/ui/link.tsx";

export type Result = Pick<SearchPage, "kind" | "where" | "path" | "kite"> & {
	name: TextPiece[];
	text: TextPiece[];
};

export type Results = {
	items: Result[];
	total: number;
	/** At least 1. */
	pages: number;
	isPartial: boolean;
	/** A name like the misspelt one. */
	correction: string | null;
	hasPosts: boolean;
};

const PAGE_SIZE = 20;

/** Null for a page that does not exist. */
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
		name: highlightWords(name, terms),
		where,
		path,
		kite,
		text: highlightWords(buildExcerpt([text, ...body], terms), terms),
	};
}

/** The services, and the first cities in their order. */
export function getPopularLinks(): Record<"services" | "cities", NamedLink[]> {
	const { services, cities } = getContent();
	return {
		services: toLinks(services, "/services/"),
		cities: toLinks(cities.slice(0, LISTED_CITIES), "/"),
	};
}
