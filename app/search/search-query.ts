import { tidyWords } from "#app/blog/reading/blog-query.ts";

/** One line of at most 100 characters, and the page of its results, from 1. */
export type SearchQuery = { words: string; page: number };

/** Reads the query of /search's address; null where it can lead to no page. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery | null {
	const page = params.get("page") ?? "1";
	if (!/^[1-9]\d{0,3}$/.test(page)) return null;
	return { words: tidyWords(params.get("q") ?? ""), page: Number(page) };
}

/** The one address of what is asked for. */
export function toSearchPath({ words, page = 1 }: { words: string; page?: number }): string {
	const params = new URLSearchParams();
	if (words) params.set("q", words);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `/search?${params}` : "/search";
}

export function toSuggestPath(words: string): string {
	return `/search/suggest?${new URLSearchParams({ q: words })}`;
}
