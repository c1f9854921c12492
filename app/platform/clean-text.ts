/** Characters that separate lines in texts from slides, tables and old programs. */
const LINE_SEPARATORS = /\r\n?|[\v\f\u2028\u2029]/g;
/** Blanks within one line, where a line separator is an error too. */
const BLANKS = /[\t\v\f\u2028\u2029\p{Zs}]/gu;
/** The character at the end of a cell in Word. */
const CELL_END = "\u0007";
const WORD_HYPHEN = "\u001E";
/** Characters at which a word may be divided: hyphens of Word, and of PDF in Chrome. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const DIVISIONS = /[\u0002\u001F]/g;
/** Invisible format characters: marks of direction, soft hyphens, zero-width blanks. */
const MARKS = /(?![\u200C\u200D])\p{Cf}/gu;
/**
 * Invisible characters that only words need, as some scripts and emoji do: joiners, variation selectors, and the marks that
 * make a keycap of a digit.
 */
const DECORATION = /[\p{Default_Ignorable_Code_Point}\p{Me}]/gu;
/** Letters of Windows-1252 that a program took for those of ISO 8859-1: its ’ becomes U+0092. */
const WINDOWS_LETTERS = /[\u0080-\u009F]/g;
const windows1252 = new TextDecoder("windows-1252");
/** Control characters without a meaning for people; tabs and the separators of lines have one. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r]/gu;
/** Signs and numbers such as ™ and ², which NFKC writes as letters and digits, and control characters but those of blanks. */
const SIGNS = /[\p{So}\p{No}]|[^\P{Cc}\t\n\v\f\r]/u;
const HYPHENS = /[\p{Pd}\u2212]/gu;

/** Cleans a pasted text of several lines, so that every line ends with a line feed, and no other control is left but tabs. */
export function cleanText(text: string): string {
	return replaceControls(text).replaceAll(LINE_SEPARATORS, "\n").trim().normalize("NFC");
}

/**
 * Cleans a pasted text of one line: replaces every kind of blank by a space and removes invisible characters. Line ends stay,
 * as there should be none.
 */
export function cleanLine(text: string): string {
	return replaceControls(text)
		.replaceAll(MARKS, "")
		.replaceAll(BLANKS, " ")
		.trim()
		.normalize("NFC");
}

function replaceControls(text: string): string {
	return text
		.replaceAll(DIVISIONS, "")
		.replaceAll(CELL_END, "\t")
		.replaceAll(WORD_HYPHEN, "-")
		.replaceAll(WINDOWS_LETTERS, (letter) =>
			windows1252.decode(Uint8Array.of(letter.charCodeAt(0))),
		)
		.replaceAll(CONTROLS, "");
}

/** Cleans a number or an address, whose characters may look like those of ASCII: other digits, hyphens, widths. */
export function cleanCode(text: string): string {
	const plain = cleanLine(text.normalize("NFKC")).replaceAll(DECORATION, "");
	return plain.replaceAll(HYPHENS, "-").replaceAll(/\p{Nd}/gu, toAsciiDigit);
}

/**
 * Cleans an e-mail address as any code. One with a sign or a control character stays as it is, as it would become that of
 * somebody else.
 */
export function cleanEmail(text: string): string {
	return SIGNS.test(text) ? text.trim() : cleanCode(text);
}

/**
 * Returns the ASCII digit. The ten digits of a script follow one another in Unicode, so that zero is the first of its
 * row.
 */
function toAsciiDigit(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at));
	let nought = code;
	while (code - nought < 9 && isDigit(nought - 1)) nought--;
	return String(code - nought);
}
