import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { ContentFault } from "./fault.ts";

type Parsed<T> = { value: T; faults: [] } | { value: null; faults: ContentFault[] };

/** Reads one YAML text into a schema; every fault names the line of the field it is about. */
export function parseYaml<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
	firstLine = 1,
): Parsed<T> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
	const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
	if (document.errors.length > 0) {
		return {
			value: null,
			faults: document.errors.map((error) => ({
				file,
				line: lineAt(error.pos[0]),
				field: "",
				reason: `is not valid YAML: ${error.message}`,
			})),
		};
	}
	const result = schema.safeParse(document.toJS());
	if (result.success) return { value: result.data, faults: [] };
	return {
		value: null,
		faults: result.error.issues.map((issue) => ({
			file,
			line: lineAt(findOffset(document, issue.path)),
			field: issue.path.join("."),
			reason: issue.message,
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

/** The offset of the deepest part of the path that stands in the file. */
function findOffset(document: ReturnType<typeof parseDocument>, path: PropertyKey[]): number {
	for (let depth = path.length; depth > 0; depth--) {
		const node = document.getIn(path.slice(0, depth), true);
		const range = typeof node === "object" && node !== null && "range" in node ? node.range : null;
		if (Array.isArray(range)) return Number(range[0]);
	}
	return 0;
}
