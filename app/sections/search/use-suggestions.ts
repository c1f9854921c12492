import { useEffect, useRef, useState } from "react";
import { parseSuggestions, type Suggestion, toSuggestPath } from "#app/search/search-query.ts";

/** Debounce of fetching, in ms. */
const DEBOUNCE = 120;
const SHORTEST = 2;

type Suggestions = {
	suggestions: readonly Suggestion[];
	/** Fetches suggestions for other words; a request in flight is aborted. */
	fetchFor: (words: string) => void;
	clear: () => void;
};

/** The site's suggestions for words being typed; none where the request fails. */
export function useSuggestions(): Suggestions {
	const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const clear = () => {
		running.current?.abort();
		setSuggestions([]);
	};
	const fetchFor = (words: string) => {
		running.current?.abort();
		if (words.trim().length < SHORTEST) {
			setSuggestions([]);
			return;
		}
		const controller = new AbortController();
		running.current = controller;
		const timer = setTimeout(async () => {
			const found = await fetchSuggestions(words, controller.signal);
			if (!controller.signal.aborted) setSuggestions(found);
		}, DEBOUNCE);
		controller.signal.addEventListener("abort", () => clearTimeout(timer));
	};
	return { suggestions, fetchFor, clear };
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestion[]> {
	try {
		const response = await fetch(toSuggestPath(words), { signal });
		return response.ok ? parseSuggestions(await response.json()) : [];
	} catch {
		// Offline, or aborted: the form still works.
		return [];
	}
}
