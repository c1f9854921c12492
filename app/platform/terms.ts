import { removeInvisible } from "./plain-text.ts";

/** Letters of their own that people type as others, as their keyboards do not have them. */
const FOLDED: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	þ: "th",
	đ: "d",
	ð: "d",
	ħ: "h",
	ı: "i",
	ł: "l",
	ø: "o",
	ŧ: "t",
	ς: "σ",
};
const FOLDABLE = /[ßæœþđðħıłøŧς]/g;

/** A letter of the scripts that have no blanks between words, or, as Korean, write several words as one. */
const UNSPACED =
	"[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]";
const HAS_UNSPACED = new RegExp(UNSPACED, "u");
const RUN = new RegExp(`${UNSPACED}+|(?:(?!${UNSPACED})[^])+`, "gu");
/** A letter with its marks; of Korean a syllable, also where it is normalized into its parts. */
const LETTER = /(?:[\u1100-\u115F]+[\u1160-\u11A7]*[\u11A8-\u11FF]*|\P{M})\p{M}*|\p{M}+/gu;

/** The greatest length of a term that is compared (in UTF-16): longer ones are no words, and PostgreSQL has a limit. */
const TERM_LENGTH_MAX = 60;

/**
 * Splits a text into words in lower case, without invisible characters and accents of Latin letters; vowel signs stay.
 */
export function toTerms(text: string): string[] {
	return removeInvisible(text)
		.normalize("NFKD")
		.replaceAll(/[\u0300-\u036F]/g, "")
		.toLowerCase()
		.replaceAll(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter(Boolean);
}

/**
 * Splits a text into the terms by which it is found, each by its beginning: words, and of what is written without blanks
 * each two letters that stand together, so that each part of it is found.
 */
export function toIndexTerms(text: string): string[] {
	return toTerms(text).flatMap((term) => splitTerm(term, toPairs));
}

/** Splits what is searched for into the beginnings of terms that a text must all have. */
export function toQueryTerms(text: string): string[] {
	return toTerms(text).flatMap((term) =>
		splitTerm(term, (run) => {
			const pairs = toPairs(run);
			return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
		}),
	);
}

type Piece = { text: string; isUnspaced: boolean };

/** Splits a text into the letters, with their marks, of scripts without blanks, and what is between them. */
export function splitUnspaced(text: string): Piece[] {
	if (!HAS_UNSPACED.test(text)) return [{ text, isUnspaced: false }];
	return listRuns(text).flatMap((run): Piece[] =>
		HAS_UNSPACED.test(run)
			? listLetters(run).map((letter) => ({ text: letter, isUnspaced: true }))
			: [{ text: run, isUnspaced: false }],
	);
}

function splitTerm(term: string, splitRun: (run: string) => string[]): string[] {
	const terms = HAS_UNSPACED.test(term)
		? listRuns(term).flatMap((run) => (HAS_UNSPACED.test(run) ? splitRun(run) : [run]))
		: [term];
	return terms.map((each) =>
		each.length > TERM_LENGTH_MAX ? each.slice(0, TERM_LENGTH_MAX).toWellFormed() : each,
	);
}

/** Lists each letter together with the next one; the last is alone. */
function toPairs(run: string): string[] {
	const letters = listLetters(run);
	return letters.map((letter, index) => letter + (letters[index + 1] ?? ""));
}

function listRuns(text: string): string[] {
	return text.match(RUN) ?? [];
}

function listLetters(run: string): string[] {
	return run.match(LETTER) ?? [];
}
