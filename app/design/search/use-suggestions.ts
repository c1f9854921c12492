import { useEffect, useRef, useState } from "react";
import { parseSuggestions, type Suggestion, toSuggestPath } from "./search-query.ts";

const DEBOUNCE_MS = 120;
const MIN_LENGTH = 2;

/**
 * Returns the site's suggestions for words being typed; none where the request fails. A new request aborts the last
 * one.
 */
export function useSuggestions() {
	const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const clear = () => {
		running.current?.abort();
		setSuggestions([]);
	};
	const fetchFor = (words: string) => {
		if (words.trim().length < MIN_LENGTH) return clear();
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		const timer = setTimeout(async () => {
			const found = await fetchSuggestions(words, controller.signal);
			if (!controller.signal.aborted) setSuggestions(found);
		}, DEBOUNCE_MS);
		controller.signal.addEventListener("abort", () => clearTimeout(timer));
	};
	return { suggestions, fetchFor, clear };
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestion[]> {
	try {
		const response = await fetch(toSuggestPath(words), { signal });
		return response.ok ? parseSuggestions(await response.json()) : [];
	} catch {
		// The client is offline, or the request was aborted: the form still works.
		return [];
	}
}
