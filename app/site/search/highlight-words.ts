import { findExcerptStart, splitFound, type TextPiece } from "#app/platform/found-words.ts";
import { toIndexTerms } from "#app/platform/terms.ts";

/** The longest excerpt in characters: a result has two or three lines. */
const EXCERPT_MAX = 190;
const BEFORE = 60;

/** Splits the text at the words that are among `terms`. */
export function highlightWords(text: string, terms: readonly string[]): TextPiece[] {
	return splitFound(text, (term) => terms.includes(term));
}

/** Returns the first of the texts that has the most of the terms, cut around them. */
export function buildExcerpt(texts: readonly string[], terms: readonly string[]): string {
	let best = "";
	let most = -1;
	for (const text of texts) {
		const words = new Set(toIndexTerms(text));
		const count = terms.filter((term) => words.has(term)).length;
		if (count > most) [best, most] = [text, count];
	}
	return cutAround(best, terms);
}

function cutAround(text: string, terms: readonly string[]): string {
	if (text.length <= EXCERPT_MAX) return text;
	const [first, second] = highlightWords(text, terms);
	const found = second && !first?.isFound ? (first?.text.length ?? 0) : 0;
	const from = found + BEFORE < EXCERPT_MAX ? 0 : findExcerptStart(text, found, BEFORE);
	const rest = text.slice(from).toWellFormed();
	if (rest.length <= EXCERPT_MAX) return `${from > 0 ? "… " : ""}${rest}`;
	const end = rest.lastIndexOf(" ", EXCERPT_MAX);
	return `${from > 0 ? "… " : ""}${rest.slice(0, end > 0 ? end : EXCERPT_MAX).replace(/[\s,;:.]+$/, "")} …`;
}
