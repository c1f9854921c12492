/**
 * Characters that are unsafe in a terminal: control characters are commands to it; the bidirectional ones reorder the
 * text around them.
 */
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
/** Unsafe characters that JSON does not escape; it escapes those below U+0020 only. */
const UNSAFE_IN_JSON = /[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Returns a text by others on one line, without characters that move the cursor or change colours. */
export function toLine(text: string): string {
	return text.replaceAll(/[\t\n\r\u2028\u2029]+/g, " ").replaceAll(UNSAFE, "\uFFFD");
}

/** Returns a text by others as `toLine` does, but keeps its lines. */
export function toText(text: string): string {
	return text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map(toLine)
		.join("\n");
}

const graphemes = new Intl.Segmenter();

/** Cuts a text by others to at most about `max` characters (in UTF-16), never within a character as people read it. */
export function shorten(text: string, max: number): string {
	if (text.length <= max) return text;
	// What follows is cut off first, as it may be of many MB.
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

/** Invisible characters that may stand within a word: soft hyphens, joiners, marks of direction, zero-width blanks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Removes invisible characters, for comparing and counting only: some scripts need joiners where they are shown. */
export function removeInvisible(text: string): string {
	return text.replaceAll(INVISIBLE, "");
}

/** The beginning of a cell that a spreadsheet evaluates as a formula (OWASP, CSV Injection), in full width too. */
const FORMULA_START = /^[=+\-@\t\n\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Cells that need quotes; a semicolon too, as it separates cells where the comma is the decimal sign. */
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Formats a record of a CSV file (RFC 4180) with its line end. */
export function toCsvLine(cells: readonly string[]): string {
	return `${cells.map(toCsvCell).join(",")}\r\n`;
}

function toCsvCell(text: string): string {
	const guarded = FORMULA_START.test(text) ? `'${toText(text)}` : toText(text);
	return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
