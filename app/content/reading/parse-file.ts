import { load } from "js-yaml";
import { type Document, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { ContentFault } from "../fault.ts";
import { describeFound, describeIssue, EMPTY } from "./describe-issue.ts";
import { describeBrokenAlias, describeYamlErrors } from "./describe-yaml-error.ts";
import { findOffset } from "./find-offset.ts";

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
	const document = parseDocument(text, {
		lineCounter: lines,
		prettyErrors: false,
		logLevel: "error",
	});
	const toFault = ({
		offset,
		field,
		reason,
	}: {
		offset: number;
		field: string;
		reason: string;
	}) => ({
		file,
		line: lines.linePos(offset).line + firstLine - 1,
		field,
		reason,
	});
	const errors = describeYamlErrors(text, document);
	if (errors.length > 0) return { value: null, faults: errors.map(toFault) };
	let value: unknown;
	try {
		value = document.toJS();
	} catch {
		// Only aliases fail so late: without their anchor, or grown beyond all measure.
		return { value: null, faults: [toFault(describeBrokenAlias(text, document))] };
	}
	const result = schema.safeParse(value, { error: describeIssue, reportInput: true });
	if (result.success) return { value: result.data, faults: [] };
	if (typeof value !== "object" || value === null || Array.isArray(value))
		return {
			value: null,
			faults: [toFault({ offset: 0, field: "", reason: describeRoot(text, value) })],
		};
	return {
		value: null,
		faults: toFieldFaults(result.error).map(({ path, reason }) => {
			const offset = findOffset(document, path);
			const isRemark = reason === EMPTY && hasRemark(text, document, path);
			return toFault({ offset, field: path.join("."), reason: isRemark ? REMARK : reason });
		}),
	};
}

/** Splits a Markdown file into its parsed front matter and its body. */
export function parseMarkdown<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
): Parsed<{ frontMatter: T; body: string }> {
	const match = /^---[ \t]*\r?\n([\s\S]*?\r?\n)??---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text);
	if (!match) {
		const reason = /^---[ \t]*\r?\n/.test(text)
			? "its front matter is not closed: a second line of --- is missing"
			: "must begin with front matter between two lines of ---";
		return { value: null, faults: [{ file, line: 1, field: "", reason }] };
	}
	const [, yaml = "", body = ""] = match;
	const parsed = parseYaml(file, yaml, schema, 2);
	if (parsed.value === null) return { value: null, faults: parsed.faults };
	return { value: { frontMatter: parsed.value, body: body.trim() }, faults: [] };
}

const REMARK = `${EMPTY}; what stands behind # is a remark, unless it is in quotes`;

/** Whether nothing but a remark stands behind the field's name, as of a text that begins with #. */
function hasRemark(text: string, document: Document, path: PropertyKey[]): boolean {
	const line = /.*/y.exec(text.slice(findOffset(document, path)))?.[0] ?? "";
	return /^[^\s:]+:\s+#/.test(line);
}

function describeRoot(text: string, value: unknown): string {
	const wanted = "fields are wanted, each with its name and a colon";
	if (Array.isArray(value)) return `holds a list; ${wanted}`;
	if (value !== null) return `holds no field; ${wanted}`;
	return text.trim() === "" ? EMPTY : "holds remarks only: all is still to be written";
}

type FieldFault = { path: PropertyKey[]; reason: string };

/** A field that is empty or of the wrong type may break several rules; its editor wants to know one thing. */
function toFieldFaults({ issues }: z.ZodError): FieldFault[] {
	const settled = new Set<string>();
	return issues.flatMap((issue) => {
		const { path, message, input } = issue;
		const place = path.join(".");
		if (settled.has(place)) return [];
		const isEmpty = input === null || input === "";
		if (isEmpty || issue.code === "invalid_type") settled.add(place);
		if (issue.code !== "unrecognized_keys")
			return [{ path, reason: isEmpty ? EMPTY : `${message}${describeFound(issue)}` }];
		const reasons = message.split("\n");
		return issue.keys.map((key, at) => ({ path: [...path, key], reason: reasons[at] ?? message }));
	});
}
