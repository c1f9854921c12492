/** Separate lines as well as a line feed does: in texts from slides, tables and old programs. */
const LINE_SEPARATORS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Those within one line, where a line feed is a fault. */
const BLANKS = /[\t\v\f\u0085\u2028\u2029\p{Zs}]/gu;
/** Word's end of a cell, and its hyphen at which no line ends. */
const CELL_END = "\u0007";
const WORD_HYPHEN = "\u001E";
/** Where a word may be divided: hyphens of Word, and of PDF in Chrome. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const DIVISIONS = /[\u0002\u001F]/g;
/** Marks that show nothing: of directions, soft hyphens, zero-width blanks. */
const MARKS = /(?![\u200C\u200D])\p{Cf}/gu;
/** They join letters of some scripts, and parts of emoji. */
const JOINERS = /[\u200C\u200D]/g;
const HYPHENS = /[\p{Pd}\u2212]/gu;

/** Cleans a text of several lines, as it is pasted: every line ends with a line feed. */
export function cleanText(text: string): string {
	return replaceControls(text).replaceAll(LINE_SEPARATORS, "\n").trim().normalize("NFC");
}

/** Cleans a text of one line, as it is pasted: blanks of any kind are one kind, and nothing is there that does not show. */
export function cleanLine(text: string): string {
	return replaceControls(text)
		.replaceAll(MARKS, "")
		.replaceAll(BLANKS, " ")
		.trim()
		.normalize("NFC");
}

function replaceControls(text: string): string {
	return text.replaceAll(DIVISIONS, "").replaceAll(CELL_END, "\t").replaceAll(WORD_HYPHEN, "-");
}

/** Cleans a number or an address, whose characters may be look-alikes of those of ASCII: other digits, hyphens, widths. */
export function cleanCode(text: string): string {
	const plain = cleanLine(text.normalize("NFKC")).replaceAll(JOINERS, "");
	return plain.replaceAll(HYPHENS, "-").replaceAll(/\p{Nd}/gu, toAsciiDigit);
}

/** The ten digits of a script follow one another, so that the nought is the first of its row. */
function toAsciiDigit(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at));
	let nought = code;
	while (code - nought < 9 && isDigit(nought - 1)) nought--;
	return String(code - nought);
}
