import { useEffect, useRef, useState } from "react";
import { toSuggestPath } from "#app/search/search-query.ts";
import { parseSuggestions, type Suggestion } from "#app/search/suggestion.ts";

/** How long nothing is typed before suggestions are fetched, in ms. */
const REST = 120;
const SHORTEST = 2;

type Suggestions = {
	suggestions: readonly Suggestion[];
	/** Fetches those for other words; a request that is still running is aborted. */
	fetchFor: (words: string) => void;
	clear: () => void;
};

/** What the site suggests for words that are being typed; none where the request fails. */
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
		}, REST);
		controller.signal.addEventListener("abort", () => clearTimeout(timer));
	};
	return { suggestions, fetchFor, clear };
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestion[]> {
	try {
		const response = await fetch(toSuggestPath(words), { signal });
		return response.ok ? parseSuggestions(await response.json()) : [];
	} catch {
		// Offline, or aborted: the form works all the same.
		return [];
	}
}
