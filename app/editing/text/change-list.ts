import { indentRest, LINE_MAX, writeEntry } from "./write-yaml.ts";
import * as y from "./yaml-source.ts";

/** The lines of a list: its entries, each with the comments above it, and the empty lines between each two of them. */
type Lines = {
	start: number;
	end: number;
	column: number;
	entries: string[];
	gaps: string[];
	/** True if the list begins behind another one's dash. */
	isBehindDash: boolean;
};

export function removeEntry(source: y.Source, list: y.BlockList, index: number): string {
	const lines = readLines(source, list);
	return joinLines(source, {
		...lines,
		entries: lines.entries.toSpliced(index, 1),
		gaps: lines.gaps.toSpliced(Math.max(index - 1, 0), 1),
	});
}

export function insertEntry(
	source: y.Source,
	list: y.BlockList,
	index: number,
	value: unknown,
): string {
	const lines = readLines(source, list);
	const { column, entries, gaps } = lines;
	const written = writeEntry(value, { width: LINE_MAX - column }).trimEnd();
	const entry = " ".repeat(column) + indentRest(written, column, source.eol) + source.eol;
	return joinLines(source, {
		...lines,
		entries: entries.toSpliced(index, 0, entry),
		gaps: [gaps[0] ?? "", ...gaps],
	});
}

export function moveEntry(source: y.Source, list: y.BlockList, from: number, to: number): string {
	const lines = readLines(source, list);
	const entries = lines.entries.toSpliced(from, 1);
	entries.splice(to, 0, lines.entries[from] ?? "");
	return joinLines(source, { ...lines, entries });
}

function readLines(source: y.Source, list: y.BlockList): Lines {
	const { text } = source;
	const dashes = y.listDashes(list);
	const [first = 0] = dashes;
	const column = y.getColumn(text, first);
	const line = y.getLineStart(text, first);
	const isBehindDash = text.slice(line, first).trim() !== "";
	const start = isBehindDash ? first : line;
	const ends = dashes.map((dash, at) => y.getBlockEnd(source, dash, list.items[at] ?? null));
	const parts = ends.map((end, at) => splitGap(text.slice(ends[at - 1] ?? start, end)));
	const entries = parts.map(({ entry }) => entry);
	if (isBehindDash) entries[0] = " ".repeat(column) + entries[0];
	const gaps = parts.slice(1).map(({ gap }) => gap);
	return { start, end: ends.at(-1) ?? start, column, entries, gaps, isBehindDash };
}

/** Splits the empty lines from what follows them. */
function splitGap(text: string): { gap: string; entry: string } {
	const start = y.getLineStart(text, text.length - text.trimStart().length);
	return { gap: text.slice(0, start), entry: text.slice(start) };
}

function joinLines(
	source: y.Source,
	{ start, end, column, entries, gaps, isBehindDash }: Lines,
): string {
	const joined = entries.map((entry, at) => (at === 0 ? entry : (gaps[at - 1] ?? "") + entry));
	return y.splice(source, start, end, joined.join("").slice(isBehindDash ? column : 0));
}
