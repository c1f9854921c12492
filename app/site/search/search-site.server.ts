import { loadFromList } from "#app/blog/blog.server.ts";
import { isDeferred } from "#app/blog/deferred-result.ts";
import { getPostIndex } from "#app/blog/search-posts.ts";
import { getContent, type SiteContent } from "#app/content/content.server.ts";
import type { ResultKind } from "#app/content/pages/search-entry.ts";
import { createIndex, searchIndex } from "#app/platform/text-index.ts";
import { listSearchPages } from "./list-search-pages.ts";
import type { SearchPage } from "./search-page.ts";
import {
	type SearchOther,
	type SearchResults,
	type SiteIndex,
	searchPages,
} from "./search-pages.ts";

/** Indexes by content. Reloaded content is another object, and has another index. */
const indexes = new WeakMap<SiteContent, SiteIndex>();

/** The weights of page kinds: more general pages come first among those with the same words. */
const KIND_BOOST: ReadonlyMap<unknown, number> = new Map<ResultKind, number>([
	["service", 1.4],
	["city", 1.4],
	["subService", 1.2],
	["tool", 1.2],
	["page", 1.1],
]);

/** Searches all pages. Waits a moment for the posts; `hasPosts` is false where they are not loaded in time. */
export async function searchSite(
	request: Request,
	words: string,
): Promise<SearchResults & { hasPosts: boolean }> {
	const list = await loadFromList(request, async (posts) => ({
		status: "loaded" as const,
		index: await getPostIndex(posts),
	}));
	const hasPosts = !isDeferred(list) && list.status === "loaded";
	const others: SearchOther[] = hasPosts
		? [(terms, attempt) => searchIndex(list.index, terms, attempt)]
		: [];
	return { ...searchPages(getSiteIndex(), words, others), hasPosts };
}

/** Returns the index of all pages but the posts; creates it at the first call. */
export function getSiteIndex(): SiteIndex {
	const content = getContent();
	const index = indexes.get(content) ?? createSiteIndex();
	indexes.set(content, index);
	return index;
}

function createSiteIndex(): SiteIndex {
	const { pages, services } = getContent();
	const fillers = new Set(pages.search.fillers);
	const index = createIndex<SearchPage>({ fillers, kindBoost: KIND_BOOST });
	index.addAll(listSearchPages());
	return { index, fillers, services };
}
