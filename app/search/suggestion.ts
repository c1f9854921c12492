import type { Kind } from "./site-page.ts";

/** What is suggested while words are typed. */
export type Suggestion = { kind: Kind; name: string; where: string | null; path: string };

/** Reads the answer of /search/suggest; what is no suggestion is left out. */
export function readSuggestions(answer: unknown): Suggestion[] {
	if (typeof answer !== "object" || answer === null || !("suggestions" in answer)) return [];
	return Array.isArray(answer.suggestions) ? answer.suggestions.filter(isSuggestion) : [];
}

function isSuggestion(value: unknown): value is Suggestion {
	if (typeof value !== "object" || value === null) return false;
	const { kind, name, path } = value as Record<string, unknown>;
	return [kind, name, path].every((text) => typeof text === "string");
}
