import type { Kind } from "./site-page.ts";

/** What is suggested while words are typed. */
export type Suggestion = { kind: Kind; name: string; where: string | null; path: string };

/** Parses the response of /search/suggest; what is no suggestion is left out. */
export function parseSuggestions(response: unknown): Suggestion[] {
	if (typeof response !== "object" || response === null || !("suggestions" in response)) return [];
	return Array.isArray(response.suggestions) ? response.suggestions.filter(isSuggestion) : [];
}

function isSuggestion(value: unknown): value is Suggestion {
	if (typeof value !== "object" || value === null) return false;
	if (!("kind" in value && "name" in value && "path" in value)) return false;
	return [value.kind, value.name, value.path].every((text) => typeof text === "string");
}
