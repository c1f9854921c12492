import { isNode, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import type { ContentFault } from "../fault.ts";
import { describeIssue, EMPTY, toFieldFaults } from "./describe-issue.ts";
import { ALIAS, describeAt, describeYamlError } from "./describe-yaml-error.ts";
import { findOffset } from "./find-offset.ts";

export type Parsed<T> = { value: T; faults: [] } | { value: null; faults: ContentFault[] };

/** Parses one YAML text by a schema; every fault names the line of the field that it is about. */
export function parseYaml<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
	firstLine = 1,
): Parsed<T> {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error" });
	const toFault = (offset: number, reason: string, path: PropertyKey[] = []): ContentFault => {
		const line = lineCounter.linePos(offset).line + firstLine - 1;
		return { file, line, field: path.join("."), reason };
	};
	// One slip makes the parser stumble again and again, but for fields that are there twice.
	const errors = [...document.errors, ...document.warnings].filter(
		({ code }, at) => at === 0 || code === "DUPLICATE_KEY",
	);
	if (errors.length > 0) {
		const faults = errors.map((it) => toFault(it.pos[0], describeYamlError(it, text)));
		return { value: null, faults };
	}
	// Content needs no aliases, and a plain text that begins with * is one.
	const aliases: number[] = [];
	visit(document, { Alias: (_key, { range }) => void aliases.push(range?.[0] ?? 0) });
	if (aliases.length > 0)
		return { value: null, faults: aliases.map((at) => toFault(at, describeAt(text, at, ALIAS))) };
	const options = { error: describeIssue, reportInput: true };
	const { success, data, error } = schema.safeParse(document.toJS(), options);
	if (success) return { value: data, faults: [] };
	const faults = toFieldFaults(error).map(({ path, reason }) => {
		const node = document.getIn(path, true);
		const isRemark = reason === EMPTY && isNode(node) && node.comment;
		return toFault(findOffset(document, path), isRemark ? REMARK : reason, path);
	});
	return { value: null, faults };
}

const REMARK = `${EMPTY}; what stands behind # is a remark, unless it is in quotes`;

/** Splits a Markdown file into its parsed front matter and its body. */
export function parseMarkdown<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
): Parsed<{ frontMatter: T; body: string }> {
	const match = /^---[ \t]*\r?\n([\s\S]*?\r?\n)??---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text);
	if (!match) {
		const reason = "must begin with front matter between two lines of ---";
		return { value: null, faults: [{ file, line: 1, field: "", reason }] };
	}
	const [, yaml = "", body = ""] = match;
	const parsed = parseYaml(file, yaml, schema, 2);
	if (parsed.value === null) return { value: null, faults: parsed.faults };
	return { value: { frontMatter: parsed.value, body: body.trim() }, faults: [] };
}
