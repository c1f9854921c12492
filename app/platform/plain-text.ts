/** Control characters are commands to a terminal; the bidirectional ones reorder the text around them. */
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
/** JSON escapes those below U+0020 only. */
const UNSAFE_IN_JSON = /[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Text of others on one line, without characters that move the cursor or change colours. */
export function toLine(text: string): string {
	return text.replaceAll(/[\t\n\r\u2028\u2029]+/g, " ").replaceAll(UNSAFE, "\uFFFD");
}

/** As `toLine`, but keeps lines. */
export function toText(text: string): string {
	return text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map(toLine)
		.join("\n");
}

const graphemes = new Intl.Segmenter();

/** Text of others with at most about so many characters (in UTF-16), cut between two that are read as one each. */
export function shorten(text: string, max: number): string {
	if (text.length <= max) return text;
	// Without what follows, which may be of many MB.
	const start = text.slice(0, 2 * max);
	const end = graphemes.segment(start).containing(max - 1)?.index || max - 1;
	return `${start.slice(0, end).toWellFormed()}…`;
}

export function toJson(value: unknown, space?: string | number): string {
	return JSON.stringify(value, null, space).replaceAll(
		UNSAFE_IN_JSON,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

/** Soft hyphens, joiners, marks of directions, zero-width blanks: what shows nothing and may stand within a word. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** For comparing and counting only: joiners matter to some scripts as they are shown. */
export function removeInvisible(text: string): string {
	return text.replaceAll(INVISIBLE, "");
}

/** A spreadsheet evaluates a cell that begins so as a formula (OWASP, CSV Injection), in full width too. */
const FORMULA_START = /^[=+\-@\t\n\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A semicolon too, which separates where the comma is the decimal sign. */
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

/** By it spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A record of a CSV file (RFC 4180) with its line end. */
export function toCsvLine(cells: readonly string[]): string {
	return `${cells.map(toCsvCell).join(",")}\r\n`;
}

function toCsvCell(text: string): string {
	const guarded = FORMULA_START.test(text) ? `'${toText(text)}` : toText(text);
	return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
