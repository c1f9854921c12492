import { toTerms } from "./text-index.ts";

/** A text in pieces, of which some are words that were searched for. */
export type Piece = { text: string; isFound: boolean };

/** In characters; a result of two or three lines. */
const LONGEST = 190;
/** What stands before the first word that was found, where the text is cut. */
const BEFORE = 60;

/** Splits the text at the words that are among `terms`. */
export function markWords(text: string, terms: readonly string[]): Piece[] {
	const pieces: Piece[] = [];
	for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
		const isFound = toTerms(part).some((term) => terms.includes(term));
		const last = pieces.at(-1);
		if (last?.isFound === isFound) last.text += part;
		else if (part) pieces.push({ text: part, isFound });
	}
	return pieces;
}

/** The first of the texts that has the most of the words, cut around them. */
export function chooseExcerpt(texts: readonly string[], terms: readonly string[]): string {
	let best = "";
	let most = -1;
	for (const text of texts) {
		const words = new Set(toTerms(text));
		const count = terms.filter((term) => words.has(term)).length;
		if (count > most) [best, most] = [text, count];
	}
	return cutAround(best, terms);
}

function cutAround(text: string, terms: readonly string[]): string {
	if (text.length <= LONGEST) return text;
	let at = 0;
	for (const piece of markWords(text, terms)) {
		if (piece.isFound) break;
		at += piece.text.length;
	}
	if (at === text.length) at = 0;
	const from = at + BEFORE < LONGEST ? 0 : text.indexOf(" ", at - BEFORE) + 1;
	const rest = text.slice(from);
	if (rest.length <= LONGEST) return `${from > 0 ? "… " : ""}${rest}`;
	const end = rest.lastIndexOf(" ", LONGEST);
	return `${from > 0 ? "… " : ""}${rest.slice(0, end > 0 ? end : LONGEST).replace(/[\s,;:.]+$/, "")} …`;
}
