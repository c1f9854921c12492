import type { Searched } from "./match-words.ts";
import { listNameWords, listTextWords } from "./place-index.ts";
import type { SitePage } from "./site-page.ts";
import { type Occurrence, PARTS, WordList } from "./word-list.ts";

export type PageIndex = Searched & { pages: readonly SitePage[] };

export function* buildPageIndex(
	pages: readonly SitePage[],
	fillers: ReadonlySet<string>,
): Generator<void, PageIndex> {
	const words = yield* WordList.build(listOccurrences(pages, fillers));
	return { words, size: pages.length, readName: (at) => pages[at]?.name ?? "", pages };
}

function* listOccurrences(
	pages: readonly SitePage[],
	fillers: ReadonlySet<string>,
): Generator<Occurrence> {
	for (const [at, { name, also, where, text, body }] of pages.entries()) {
		for (const called of [name, ...also]) yield* listNameWords(called, at, fillers);
		for (const word of listTextWords(`${where ?? ""} ${text}`)) yield [word, at, PARTS.text];
		for (const words of body) for (const word of listTextWords(words)) yield [word, at, PARTS.body];
	}
}
