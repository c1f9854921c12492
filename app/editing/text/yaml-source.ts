import {
	type Document,
	isCollection,
	isMap,
	isPair,
	isScalar,
	isSeq,
	type Pair,
	type ParsedNode,
	parseDocument,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { type Path, TextChangeError } from "./text-change.ts";

/** A YAML text, and its document, whose nodes know where in the text they are. */
export type Source = { text: string; eol: string; document: Document.Parsed };
export type BlockMap = YAMLMap.Parsed;
export type BlockList = YAMLSeq.Parsed;
export type SourcePair = Pair<ParsedNode, ParsedNode | null>;

export function parseSource(text: string): Source {
	const document = parseDocument(text, { keepSourceTokens: true, logLevel: "error" });
	const [error] = document.errors;
	if (error)
		throw new TextChangeError(`The file is no YAML that can be changed here: ${error.message}`);
	return { text, eol: text.includes("\r\n") ? "\r\n" : "\n", document };
}

/** Finds the node at a path: null where a field has no value, undefined where there is none. */
export function findNode({ document }: Source, path: Path): ParsedNode | null | undefined {
	let node: ParsedNode | null | undefined = document.contents;
	for (const part of path) {
		if (isMap(node)) node = findPair(node, String(part))?.value;
		else if (isSeq(node)) node = node.items[Number(part)];
		else return undefined;
	}
	return node;
}

export function findPair(map: BlockMap, name: string): SourcePair | undefined {
	return map.items.find(({ key }) => isScalar(key) && String(key.value) === name);
}

/** Returns where a field's value begins in the text: behind the colon. */
export function getValueStart({ key, srcToken }: SourcePair): number {
	const colon = srcToken?.sep?.find(({ type }) => type === "map-value-ind");
	return colon ? colon.offset + 1 : key.range[1];
}

/** Returns where each entry's dash is in the text. */
export function listDashes({ srcToken }: BlockList): number[] {
	if (srcToken?.type !== "block-seq") return [];
	return srcToken.items.flatMap(({ start }) =>
		start.filter(({ type }) => type === "seq-item-ind").map(({ offset }) => offset),
	);
}

/** Returns the part of the text that is a node's, without empty lines or a comment behind it. */
export function getRange({ text }: Source, { range }: ParsedNode): [start: number, end: number] {
	const [start, end] = range;
	return [start, start + text.slice(start, end).replace(/(?:\r?\n[ \t]*)+$/, "").length];
}

/** Returns where the lines of a field or an entry end, with the comment on its last one. */
export function getBlockEnd(source: Source, start: number, node: ParsedNode | null): number {
	const last = findLast(node);
	return getLineEnd(source.text, last ? Math.max(...toLastPlaces(source, last)) : start);
}

/** Empty lines that a block of text ends with belong to what follows. */
function toLastPlaces(source: Source, node: ParsedNode): number[] {
	const [start, end] = getRange(source, node);
	return [start, end - 1];
}

/** Finds the node that stands last in the text of a node. */
function findLast(node: ParsedNode | null): ParsedNode | undefined {
	if (!node) return undefined;
	if (isCollection(node) && !node.flow) {
		const last: unknown = node.items.at(-1);
		if (isPair<ParsedNode, ParsedNode | null>(last)) return findLast(last.value) ?? last.key;
		if (last) return findLast(last as ParsedNode);
	}
	return node.range[1] > node.range[0] ? node : undefined;
}

export function getLineStart(text: string, offset: number): number {
	return text.lastIndexOf("\n", offset - 1) + 1;
}

export function getLineEnd(text: string, offset: number): number {
	const at = text.indexOf("\n", offset);
	return at === -1 ? text.length : at + 1;
}

/** Returns how many characters stand before an offset on its line. */
export function getColumn(text: string, offset: number): number {
	return offset - getLineStart(text, offset);
}

/** Replaces a part of the text. */
export function splice({ text }: Source, start: number, end: number, by: string): string {
	return text.slice(0, start) + by + text.slice(end);
}
