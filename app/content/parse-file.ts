import { load } from "js-yaml";
import { type Document, isMap, isNode, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import type { ContentFault } from "./fault.ts";

type Parsed<T> = { value: T; faults: [] } | { value: null; faults: ContentFault[] };

/**
 * Reads one YAML text into a schema; every fault names the line of the field it is about. Sound texts, which
 * is nearly all of them, are read by the parser that is ten times as quick and knows no lines.
 */
export function parseYaml<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
	firstLine = 1,
): Parsed<T> {
	const sound = parseSound(text, schema);
	return sound ? { value: sound.data, faults: [] } : parseWithLines(file, text, schema, firstLine);
}

function parseSound<T>(text: string, schema: z.ZodType<T>): { data: T } | null {
	try {
		const { success, data } = schema.safeParse(load(text, { maxAliases: 0 }));
		return success ? { data } : null;
	} catch {
		return null;
	}
}

function parseWithLines<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
	firstLine: number,
): Parsed<T> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
	const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
	const notYaml = (offset: number, reason: string) => ({
		file,
		line: lineAt(offset),
		field: "",
		reason: `is not valid YAML: ${reason}`,
	});
	if (document.errors.length > 0) {
		const faults = document.errors.map(({ pos, message }) => notYaml(pos[0], message));
		return { value: null, faults };
	}
	let value: unknown;
	try {
		value = document.toJS();
	} catch (error) {
		// Only aliases fail so late: without their anchor, or grown beyond all measure.
		return { value: null, faults: [notYaml(findBrokenAlias(document), String(error))] };
	}
	const result = schema.safeParse(value);
	if (result.success) return { value: result.data, faults: [] };
	const fieldFaults = result.error.issues.flatMap(toFieldFaults);
	return {
		value: null,
		faults: tellEmptyOnce(document, fieldFaults).map(({ path, reason }) => ({
			file,
			line: lineAt(findOffset(document, path)),
			field: path.join("."),
			reason,
		})),
	};
}

/** Splits a Markdown file into its parsed front matter and its body. */
export function parseMarkdown<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
): Parsed<{ frontMatter: T; body: string }> {
	const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
	if (!match) {
		const reason = "must begin with front matter between two lines of ---";
		return { value: null, faults: [{ file, line: 1, field: "", reason }] };
	}
	const [, yaml = "", body = ""] = match;
	const parsed = parseYaml(file, yaml, schema, 2);
	if (parsed.value === null) return { value: null, faults: parsed.faults };
	return { value: { frontMatter: parsed.value, body: body.trim() }, faults: [] };
}

type FieldFault = { path: PropertyKey[]; reason: string };

/** One fault per field: the schema tells unknown fields all together, by what they stand in. */
function toFieldFaults(issue: z.core.$ZodIssue): FieldFault[] {
	if (issue.code !== "unrecognized_keys") return [{ path: issue.path, reason: issue.message }];
	return issue.keys.map((key) => ({ path: [...issue.path, key], reason: "is not a known field" }));
}

/** An empty field may break several rules; what its editor needs to know is one thing. */
function tellEmptyOnce(document: Document, faults: FieldFault[]): FieldFault[] {
	const isEmpty = ({ path }: FieldFault) => {
		const found = path.length > 0 ? document.getIn(path) : undefined;
		return found === null || found === "";
	};
	const isFirst = ({ path }: FieldFault, at: number) =>
		faults.findIndex((other) => other.path.join(".") === path.join(".")) === at;
	return faults
		.filter((fault, at) => !isEmpty(fault) || isFirst(fault, at))
		.map((fault) =>
			isEmpty(fault) ? { ...fault, reason: "is empty: still to be written" } : fault,
		);
}

/** The offset of the deepest part of the path that stands in the file: a field's name, a list's entry. */
function findOffset(document: Document, path: PropertyKey[]): number {
	let node: unknown = document.contents;
	let offset = 0;
	for (const part of path) {
		const pair = isMap(node) ? node.items.find(({ key }) => String(key) === part) : undefined;
		const place = pair ? pair.key : isSeq(node) ? node.items[Number(part)] : undefined;
		if (!isNode(place)) break;
		offset = place.range?.[0] ?? offset;
		node = pair ? pair.value : place;
	}
	return offset;
}

/** The offset of the alias that cannot be resolved; a plain text that begins with * is read as one. */
function findBrokenAlias(document: Document): number {
	const anchors = new Set<string>();
	let offset = 0;
	visit(document, {
		Value: (_key, { anchor }) => {
			if (anchor) anchors.add(anchor);
		},
		Alias: (_key, { source, range }) => {
			offset = range?.[0] ?? 0;
			return anchors.has(source) ? undefined : visit.BREAK;
		},
	});
	return offset;
}
