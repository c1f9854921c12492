import stringWidth from "string-width";
import { toLine } from "#app/platform/plain-text.ts";
import type { Style, Terminal } from "./terminal.ts";

export type Column = {
	title: string;
	isNumber?: boolean;
	/** The width to which the column may be cut; a column without it is never cut. */
	min?: number;
	/** True if the column is left out where there is no room; the last one first. */
	isOptional?: boolean;
};
export type Cell = string | { text: string; style: Style };

type StyledText = { text: string; style?: Style };
type FittedColumn = Column & { index: number; width: number };

const GAP = "  ";
const graphemes = new Intl.Segmenter();

/** Formats rows as columns that fit the terminal; columns without titles have no head. */
export function formatTable(
	columns: readonly Column[],
	rows: readonly Cell[][],
	{ width, paint }: Pick<Terminal, "width" | "paint">,
): string {
	const hasHead = columns.some(({ title }) => title !== "");
	const head = columns.map(({ title }): Cell => ({ text: title, style: "bold" }));
	const lines = (hasHead ? [head, ...rows] : rows).map((row) => row.map(toStyled));
	const widths = columns.map((_, index) =>
		lines.reduce((max, line) => Math.max(max, stringWidth(line[index]?.text ?? "")), 0),
	);
	const fitted = fitColumns(
		columns.map((column, index) => ({ ...column, index, width: widths[index] ?? 0 })),
		width,
	);
	const formatCell = ({ text, style }: StyledText, { width, isNumber }: FittedColumn) => {
		const shown = cut(text, width);
		const painted = style ? paint(style, shown) : shown;
		const blanks = " ".repeat(width - stringWidth(shown));
		return isNumber ? blanks + painted : painted + blanks;
	};
	return lines
		.map((line) =>
			fitted
				.map((column) => formatCell(line[column.index] ?? { text: "" }, column))
				.join(GAP)
				.trimEnd(),
		)
		.join("\n");
}

function toStyled(cell: Cell): StyledText {
	return typeof cell === "string"
		? { text: toLine(cell) }
		: { text: toLine(cell.text), style: cell.style };
}

/** Cuts a text to so many columns of the terminal, between two characters as people read them. */
function cut(text: string, width: number): string {
	if (stringWidth(text) <= width) return text;
	let start = "";
	let left = width - 1;
	for (const { segment } of graphemes.segment(text)) {
		left -= stringWidth(segment);
		if (left < 0) break;
		start += segment;
	}
	return `${start}…`;
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
