import { isMap, isScalar, isSeq, type ParsedNode, Scalar } from "yaml";
import { type Path, TextChangeError, toFieldName } from "./text-change.ts";
import * as w from "./write-yaml.ts";
import * as y from "./yaml-source.ts";

/** The narrowest lines that a text is folded at. */
const WIDTH_MIN = 40;

/** What a value is written behind: a field's name or an entry's dash. */
type Lead = {
	/** Where the value may begin. */
	start: number;
	/** Where the field or the dash stands on its line. */
	column: number;
	/** The name's length in the text; undefined for a dash. */
	nameLength?: number;
};

/** Writes a value in the place of another one, or a field that a group does not have yet. */
export function setValue(
	source: y.Source,
	path: Path,
	value: unknown,
	order: readonly string[] = [],
): string {
	const parent = y.findNode(source, path.slice(0, -1));
	const name = path.at(-1) ?? "";
	if (isMap(parent)) {
		const pair = y.findPair(parent, String(name));
		if (!pair) return addField(source, parent, String(name), value, order);
		const [start, end] = pair.key.range;
		return replaceValue(source, pair.value, value, {
			start: y.getValueStart(pair),
			column: y.getColumn(source.text, start),
			nameLength: end - start,
		});
	}
	const dash = isSeq(parent) ? y.listDashes(parent)[Number(name)] : undefined;
	if (!isSeq(parent) || dash === undefined)
		throw new TextChangeError(`${toFieldName(path)}: there is no such place in the file`);
	return replaceValue(source, parent.items[Number(name)] ?? null, value, {
		start: dash + "-".length,
		column: y.getColumn(source.text, dash),
	});
}

/** Writes a scalar within brackets in the place of another one. */
export function setInBrackets(source: y.Source, node: Scalar.Parsed, value: unknown): string {
	const [start, end] = y.getRange(source, node);
	return y.splice(source, start, end, w.writeInBrackets(w.createScalar(value, node, true)));
}

function replaceValue(
	source: y.Source,
	node: ParsedNode | null,
	value: unknown,
	lead: Lead,
): string {
	const isEmpty = !node || node.range[1] === node.range[0];
	const [start, end] = isEmpty ? [lead.start, lead.start] : y.getRange(source, node);
	if (!isEmpty && isScalar(node) && node.value !== null && !isCollectionValue(value)) {
		const written = writeScalar(source, node, value, lead);
		return y.splice(source, start, end, written.trimStart());
	}
	// A collection begins on a line of its own, or behind the dash.
	const hasPadding = /^[[{] /.test(source.text.slice(start, start + 2));
	const style = { width: w.LINE_MAX, hasPadding };
	const lineEnd = y.getLineEnd(source.text, end);
	const behind = source.text.slice(end, lineEnd).trim();
	if (behind === "")
		return y.splice(source, lead.start, end, write(value, lead, source.eol, style));
	// The comment behind the value would become a part of a text that ends in lines of its own.
	if (!isCollectionValue(value)) {
		const scalar = w.createScalar(value, new Scalar(""), true);
		return y.splice(source, lead.start, end, write(scalar, lead, source.eol, style));
	}
	const written = write(value, lead, source.eol, style);
	const isBelow = written.startsWith(source.eol);
	return isBelow
		? y.splice(source, lead.start, lineEnd, ` ${behind}${written}${source.eol}`)
		: y.splice(source, lead.start, end, written);
}

function isCollectionValue(value: unknown): boolean {
	return typeof value === "object" && value !== null;
}

function writeScalar(source: y.Source, node: Scalar.Parsed, value: unknown, lead: Lead): string {
	const [start, end] = y.getRange(source, node);
	const rest = source.text.slice(end, y.getLineEnd(source.text, end));
	// A comment behind the value would become a part of a text that ends in lines of its own.
	const scalar = w.createScalar(value, node, !w.isBlock(node) && rest.trim() !== "");
	const from = w.isBlock(node)
		? y.getLineEnd(source.text, start)
		: y.getLineStart(source.text, start);
	const lines = source.text.slice(from, end).split(/\r?\n/);
	const first = lines.find((line) => line.trim() !== "") ?? "";
	const indentation = first.length - first.trimStart().length;
	const indent = w.isBlock(node) ? Math.max(indentation - lead.column, 1) : undefined;
	const width = getWidth(lines, w.isBlock(node));
	return write(scalar, lead, source.eol, { width, indent });
}

/** Returns at which width a text is folded: at that of its longest line, if it has several. */
function getWidth(lines: readonly string[], isFolded: boolean): number {
	if (lines.length > 1) return Math.max(...lines.map(({ length }) => length));
	return isFolded ? w.LINE_MAX : 0;
}

/** Writes a value with the blank or the line break that stands before it. */
function write(value: unknown, lead: Lead, eol: string, { width, ...rest }: w.Style): string {
	const style = { ...rest, width: width && Math.max(width - lead.column, WIDTH_MIN) };
	const { nameLength } = lead;
	const written =
		nameLength === undefined
			? w.writeEntry(value, style).slice("-".length)
			: w.writeField("k".repeat(nameLength), value, style).slice(nameLength + ":".length);
	return w.indentRest(written.trimEnd(), lead.column, eol);
}

/** Writes a new field behind the nearest one before it in the order, or else before the nearest one after it. */
function addField(
	source: y.Source,
	map: y.BlockMap,
	name: string,
	value: unknown,
	order: readonly string[],
): string {
	const { text, eol } = source;
	const find = (names: readonly string[]) =>
		names.map((each) => y.findPair(map, each)).find((pair) => pair !== undefined);
	const at = order.indexOf(name);
	const before = find(order.slice(0, Math.max(at, 0)).toReversed());
	const after = before ? undefined : find(order.slice(at + 1));
	const [first] = map.items;
	const last = map.items.at(-1);
	if (!first || !last) throw new TextChangeError(`${name}: the group that it belongs to is empty`);
	const column = y.getColumn(text, first.key.range[0]);
	const style = { width: w.LINE_MAX - column };
	const written = w.indentRest(w.writeField(name, value, style).trimEnd(), column, eol) + eol;
	const indentation = " ".repeat(column);
	if (at >= 0 && after) {
		// The first field of an entry stands behind the dash.
		const start = after.key.range[0];
		return y.splice(source, start, start, written + indentation);
	}
	const sibling = before ?? last;
	const end = y.getBlockEnd(source, sibling.key.range[0], sibling.value);
	return y.splice(source, end, end, indentation + written);
}
