import Table from "cli-table3";
import { toLine } from "#app/platform/plain-text.ts";
import type { Style, Terminal } from "./terminal.ts";

export type Column = {
	title: string;
	isNumber?: boolean;
	/** May be cut to this width; a column without it is never cut. */
	min?: number;
	/** Left out where there is no room; the last one first. */
	isOptional?: boolean;
};
export type Cell = string | { text: string; style: Style };

type FittedColumn = Column & { index: number; width: number };

const GAP = "  ";
const BORDERS =
	"top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid";
const CHARS = { ...Object.fromEntries(BORDERS.split(" ").map((name) => [name, ""])), middle: GAP };

/** Formats rows as a table without borders that fits the terminal; untitled columns have no head. */
export function formatTable(
	columns: readonly Column[],
	rows: readonly Cell[][],
	{ width, paint }: Pick<Terminal, "width" | "paint">,
): string {
	const toContent = (cell: Cell) =>
		typeof cell === "string" ? hideMarks(cell) : paint(cell.style, hideMarks(cell.text));
	const hasHead = columns.some(({ title }) => title !== "");
	const head = columns.map(({ title }) => paint("bold", title));
	const lines = [...(hasHead ? [head] : []), ...rows.map((row) => row.map(toContent))];
	const fitted = fitColumns(
		columns.map((column, index) => {
			// A table has the length of its first line as width, escape sequences included.
			const widths = toChunks(lines).map(
				(chunk) => createTable([], [[""], ...chunk.map((line) => [line[index] ?? ""])]).width,
			);
			return { ...column, index, width: Math.max(...widths) };
		}),
		width,
	);
	const cells = lines.map((line) => fitted.map(({ index }) => line[index] ?? ""));
	const tables = toChunks(cells).map((chunk) => createTable(fitted, chunk).toString());
	return showMarks(tables.join("\n")).replaceAll(/ +$/gm, "");
}

/** A bar for a number; a number above 0 has at least one character. */
export function formatBar(value: number, max: number, { isTty, width }: Terminal): Cell {
	const longest = Math.min(30, Math.max(8, width - 60));
	const length = value === 0 ? 0 : Math.max(1, Math.round((value / max) * longest));
	return { text: (isTty ? "█" : "#").repeat(length), style: "cyan" };
}

function createTable(columns: readonly FittedColumn[], rows: string[][]) {
	const table = new Table({
		chars: CHARS,
		style: { "padding-left": 0, "padding-right": 0, border: [] },
		colWidths: columns.map((column) => column.width),
		colAligns: columns.map(({ isNumber }) => (isNumber ? "right" : "left")),
	});
	table.push(...rows);
	return table;
}

/** cli-table3 takes quadratic time: for 10,000 rows at once more than a minute. */
function toChunks<Row>(rows: readonly Row[]): Row[][] {
	const size = 20;
	return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
		rows.slice(index * size, (index + 1) * size),
	);
}

/** Leaves out optional columns, then cuts the widest ones. */
function fitColumns(columns: FittedColumn[], width: number): FittedColumn[] {
	const shown = [...columns];
	const toMin = (column: FittedColumn) => Math.min(column.min ?? column.width, column.width);
	const sumUp = (toWidth: (column: FittedColumn) => number) =>
		shown.reduce((sum, column) => sum + toWidth(column), GAP.length * (shown.length - 1));
	while (sumUp(toMin) > width) {
		const last = shown.findLastIndex(({ isOptional }) => isOptional);
		if (last < 0) break;
		shown.splice(last, 1);
	}
	while (sumUp((column) => column.width) > width) {
		const [widest] = shown
			.filter((column) => column.width > toMin(column))
			.toSorted((a, b) => b.width - a.width);
		if (!widest) break;
		widest.width--;
	}
	return shown;
}

/**
 * cli-table3 measures with string-width 4, which counts the vowel signs of Indian scripts as columns of their
 * own. It skips SGR escape sequences, so each mark (but for those of emoji) passes through it as one.
 */
function hideMarks(text: string): string {
	return toLine(text).replaceAll(
		/(?<!\p{Emoji}|\uFE0F)[\p{Mn}\p{Me}\p{Cf}]/gu,
		(mark) => `\u001B[${mark.codePointAt(0)}m`,
	);
}

/** Styles have codes below 108, and the first mark is U+00AD. */
function showMarks(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
	return text.replaceAll(/\u001B\[(\d{3,})m/g, (_, code) => String.fromCodePoint(Number(code)));
}
