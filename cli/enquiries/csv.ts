import { toText } from "./plain-text.ts";

const LINE_END = "\r\n";
/** Spreadsheets take a cell that begins so for a formula (OWASP, CSV Injection). */
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** One record of a CSV file as RFC 4180 has it, with its line end. */
export function toCsvLine(cells: string[]): string {
	return cells.map(toCell).join(",") + LINE_END;
}

function toCell(text: string): string {
	const guarded = FORMULA_START.test(text) ? `'${toText(text)}` : toText(text);
	return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
