import { useEffect, useRef, useState } from "react";
import { toSuggestPath } from "#app/search/search-query.ts";
import { parseSuggestions, type Suggestion } from "#app/search/suggestion.ts";

/** How long the keys rest before anything is asked for, in ms. */
const REST = 120;
const SHORTEST = 2;

type Suggestions = {
	suggestions: readonly Suggestion[];
	/** Asks for those of other words; what was asked for before is given up. */
	ask: (words: string) => void;
	clear: () => void;
};

/** What the site suggests for words that are being typed. Without an answer there are none, and nothing waits. */
export function useSuggestions(): Suggestions {
	const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	const clear = () => {
		running.current?.abort();
		setSuggestions([]);
	};
	const ask = (words: string) => {
		running.current?.abort();
		if (words.trim().length < SHORTEST) {
			setSuggestions([]);
			return;
		}
		const asking = new AbortController();
		running.current = asking;
		const timer = setTimeout(async () => {
			const found = await readAnswer(words, asking.signal);
			if (!asking.signal.aborted) setSuggestions(found);
		}, REST);
		asking.signal.addEventListener("abort", () => clearTimeout(timer));
	};
	return { suggestions, ask, clear };
}

async function readAnswer(words: string, signal: AbortSignal): Promise<Suggestion[]> {
	try {
		const answer = await fetch(toSuggestPath(words), { signal });
		return answer.ok ? parseSuggestions(await answer.json()) : [];
	} catch {
		// Offline, or given up: the form works all the same.
		return [];
	}
}
