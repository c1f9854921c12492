import { splitUnspaced, toTerms } from "./terms.ts";

/** A part of a text, which may be a word that was searched for. */
export type TextPiece = { text: string; isFound: boolean };

/** Returns whether a term is one that was searched for. */
export type IsFound = (term: string) => boolean;

const WORD = /([\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+)/u;

/** Splits a text at what was found: words, and of scripts without blanks the letters. */
export function splitFound(text: string, isFound: IsFound): TextPiece[] {
	const pieces: TextPiece[] = [];
	for (const part of text.split(WORD)) {
		const letters = splitUnspaced(part);
		// A letter is found together with the next one, or alone where one letter was searched for.
		const ends = letters.map(({ text, isUnspaced }, index) => {
			if (!isUnspaced) return toTerms(text).some(isFound) ? index : -1;
			const next = letters[index + 1];
			if (isTermFound(text, isFound)) return index;
			return next?.isUnspaced && isTermFound(text + next.text, isFound) ? index + 1 : -1;
		});
		for (const [index, letter] of letters.entries()) {
			const isMarked = ends[index] !== -1 || (index > 0 && ends[index - 1] === index);
			const last = pieces.at(-1);
			if (last?.isFound === isMarked) last.text += letter.text;
			else if (letter.text) pieces.push({ text: letter.text, isFound: isMarked });
		}
	}
	return pieces;
}

/** Returns where an excerpt begins: at a word, some letters before what was found, or anywhere there where no word begins. */
export function findExcerptStart(text: string, found: number, before: number): number {
	if (found <= before) return 0;
	const blank = text.indexOf(" ", found - before);
	return blank >= 0 && blank < found ? blank + 1 : found - before;
}

function isTermFound(letters: string, isFound: IsFound): boolean {
	return isFound(toTerms(letters).join(""));
}
