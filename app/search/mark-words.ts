import { toTerms } from "#app/blog/reading/search-posts.ts";

/** A text in pieces, of which some are what was looked for. */
export type Piece = { text: string; isFound: boolean };

/** Shorter words are found as they are, not as beginnings. */
const BEGINNING_MIN = 3;
/** In characters; a result of two or three lines. */
const LONGEST = 190;
/** What stands before the first word that was found, where the text is cut. */
const BEFORE = 60;

/** Cuts the text where words begin that were looked for. */
export function markWords(text: string, terms: readonly string[]): Piece[] {
	const pieces: Piece[] = [];
	for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
		const isFound = isOneOf(part, terms);
		const last = pieces.at(-1);
		if (last?.isFound === isFound) last.text += part;
		else if (part) pieces.push({ text: part, isFound });
	}
	return pieces;
}

/** The first of the texts that has the most of the words, cut around them. */
export function chooseExcerpt(texts: readonly string[], terms: readonly string[]): string {
	let best = texts[0] ?? "";
	let most = countTerms(best, terms);
	for (const text of texts) {
		const count = countTerms(text, terms);
		if (count <= most) continue;
		best = text;
		most = count;
	}
	return cutAround(best, terms);
}

function countTerms(text: string, terms: readonly string[]): number {
	const lower = text.toLowerCase();
	return terms.filter((term) => lower.includes(term)).length;
}

function cutAround(text: string, terms: readonly string[]): string {
	if (text.length <= LONGEST) return text;
	const first = markWords(text, terms).findIndex(({ isFound }) => isFound);
	const at = markWords(text, terms)
		.slice(0, Math.max(0, first))
		.reduce((length, piece) => length + piece.text.length, 0);
	const from = at + BEFORE < LONGEST ? 0 : text.indexOf(" ", at - BEFORE) + 1;
	const rest = text.slice(from);
	if (rest.length <= LONGEST) return `${from > 0 ? "… " : ""}${rest}`;
	const end = rest.lastIndexOf(" ", LONGEST);
	return `${from > 0 ? "… " : ""}${rest.slice(0, end > 0 ? end : LONGEST).replace(/[\s,;:.]+$/, "")} …`;
}

function isOneOf(part: string, terms: readonly string[]): boolean {
	const [word] = toTerms(part);
	if (word === undefined) return false;
	return terms.some(
		(term) => word === term || (term.length >= BEGINNING_MIN && word.startsWith(term)),
	);
}
