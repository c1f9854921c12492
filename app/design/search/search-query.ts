import type { ResultKind } from "#app/content/pages/search-entry.ts";
import { normalizeWords } from "#app/platform/normalize-words.ts";

/** The query, one line of at most 100 characters, and the page of its results, from 1. */
export type SearchQuery = { words: string; page: number };

export type Suggestion = { kind: ResultKind; name: string; where: string | null; path: string };

/** A guess at what the visitor of a missing page has looked for. */
export type Guess = {
	words: string;
	pages: { name: string; where: string | null; path: string }[];
};

/** Parses the query string of /search. Returns null where there can be no such page. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery | null {
	const page = params.get("page") ?? "1";
	if (!/^[1-9]\d{0,3}$/.test(page)) return null;
	return { words: normalizeWords(params.get("q") ?? ""), page: Number(page) };
}

export function toSearchPath({ words, page = 1 }: { words: string; page?: number }): string {
	const params = new URLSearchParams();
	if (words) params.set("q", words);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `/search?${params}` : "/search";
}

export function toSuggestPath(words: string): string {
	return `/search/suggest?${new URLSearchParams({ q: words })}`;
}

/** Parses the response of /search/suggest. Leaves out malformed suggestions. */
export function parseSuggestions(response: unknown): Suggestion[] {
	if (typeof response !== "object" || response === null || !("suggestions" in response)) return [];
	return Array.isArray(response.suggestions) ? response.suggestions.filter(isSuggestion) : [];
}

function isSuggestion(value: unknown): value is Suggestion {
	if (typeof value !== "object" || value === null) return false;
	if (!("kind" in value && "name" in value && "path" in value)) return false;
	return [value.kind, value.name, value.path].every((text) => typeof text === "string");
}
