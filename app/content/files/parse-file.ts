import {
	type Document,
	type ErrorCode,
	isMap,
	isNode,
	isSeq,
	LineCounter,
	parseDocument,
	visit,
	type YAMLError,
} from "yaml";
import type { z } from "zod";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { findNearest } from "#app/platform/find-nearest.ts";
import { splitFrontMatter } from "./front-matter.ts";
import type { ParsedValues } from "./parsed-values.ts";

export type Parsed<T> = { value: T; issues: [] } | { value: null; issues: ContentIssue[] };

const EMPTY = "is empty: still to be written";
const HINT =
	"check the indentation; a text that begins with a sign or contains ': ' must be in quotes";
const SIGN_HINT =
	"a text that begins with a sign, or goes on behind a quotation mark or bracket, must be in quotes as a whole";
/** What to do about errors that HINT does not fit. */
const HINTS: Partial<Record<ErrorCode, string>> = {
	BAD_ALIAS: SIGN_HINT,
	BAD_SCALAR_START: SIGN_HINT,
	BLOCK_AS_IMPLICIT_KEY:
		"a text that contains ': ' must be in quotes; otherwise the next line has too much indentation",
	BLOCK_IN_FLOW: "a text between { } or [ ] that contains ': ' must be in quotes",
	TAG_RESOLVE_FAILED: SIGN_HINT,
	UNEXPECTED_TOKEN: SIGN_HINT,
};
const SHOWN_MAX = 40;

/**
 * Parses a YAML text by a schema; each issue has the line of its field. With `values` a text without issues is not parsed
 * again.
 */
export function parseYaml<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
	values?: ParsedValues,
): Parsed<T> {
	const known = values?.find(text);
	const valid = known === undefined ? undefined : schema.safeParse(known);
	if (valid?.success) return { value: valid.data, issues: [] };
	const lineCounter = new LineCounter();
	const document = parseDocument(text, { lineCounter, logLevel: "error" });
	const toIssue = (offset: number, reason: string, path: PropertyKey[] = []): ContentIssue => {
		return { file, line: lineCounter.linePos(offset).line, field: path.join("."), reason };
	};
	// One mistake causes several errors; only duplicate keys are independent of each other.
	const issues = [...document.errors, ...document.warnings]
		.filter(({ code }, index) => index === 0 || code === "DUPLICATE_KEY")
		.map((error) => toIssue(error.pos[0], formatYamlError(error)));
	if (issues.length === 0)
		visit(document, {
			Map: (_key, map) => {
				const bare = map.flow ? map.items.find(({ value }) => value === null) : undefined;
				if (!bare) return;
				const offset = isNode(bare.key) ? bare.key.range?.[0] : undefined;
				issues.push(toIssue(offset ?? 0, formatBareKey(String(bare.key), bare === map.items[0])));
			},
			Alias: (_key, { range }) =>
				void issues.push(toIssue(range?.[0] ?? 0, `aliases (*) are not allowed; ${HINT}`)),
		});
	if (issues.length > 0) return { value: null, issues };
	const value: unknown = document.toJS();
	const result = schema.safeParse(value, { error: formatIssue, reportInput: true });
	if (result.success) {
		values?.add(text, value);
		return { value: result.data, issues: [] };
	}
	return {
		value: null,
		issues: listFieldIssues(result.error).map(({ path, reason }) =>
			toIssue(findOffset(document, path), reason, path),
		),
	};
}

export function parseMarkdown<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
	values?: ParsedValues,
): Parsed<{ frontMatter: T; body: string }> {
	const parts = splitFrontMatter(text);
	if (!parts) {
		const reason = "must begin with front matter between two lines of ---";
		return { value: null, issues: [{ file, line: 1, field: "", reason }] };
	}
	// An empty line stands for the first ---, so that the lines are those of the file.
	const parsed = parseYaml(file, `\n${parts.yaml}`, schema, values);
	if (parsed.value === null) return { value: null, issues: parsed.issues };
	return { value: { frontMatter: parsed.value, body: parts.rest.trim() }, issues: [] };
}

/** Returns the offset of the deepest part of the path that is in the file: a key or a list's entry. */
export function findOffset(document: Document, path: readonly PropertyKey[]): number {
	let node: unknown = document.contents;
	let offset = 0;
	for (const part of path) {
		const pair = isMap(node) ? node.items.find(({ key }) => String(key) === part) : undefined;
		const next = pair ? pair.key : isSeq(node) ? node.items[Number(part)] : undefined;
		if (!isNode(next)) break;
		offset = next.range?.[0] ?? offset;
		node = pair ? pair.value : next;
	}
	return offset;
}

/** Formats the parser's message with line, column and source, on one line. */
function formatYamlError({ code, message }: YAMLError): string {
	// The message has the error, an empty line, the source, and a line that points into it.
	const [summary = "", ...frame] = message.trim().split("\n");
	const text = [summary, frame.at(-2)?.trim()].filter(Boolean).join(" ");
	return code === "DUPLICATE_KEY" ? text : `${text}; ${HINTS[code] ?? HINT}`;
}

/** Formats what to do about a key without a value in a flow map, which is a text, or the part of one behind a comma. */
function formatBareKey(key: string, isFirst: boolean): string {
	const found = JSON.stringify(key);
	return isFirst
		? `${found} stands between { and } as a field without a value; a text that begins with { must be in quotes`
		: `${found} is taken for a field, as a comma ends a text between { and }; a text that contains a comma must be in quotes there`;
}

/** Adds to Zod's own messages the nearest known name, and that a field is still to be written. */
function formatIssue(issue: z.core.$ZodRawIssue): string | undefined {
	const { input, inst } = issue;
	if (input === undefined) return "is missing";
	if (issue.code === "invalid_value" && typeof input === "string") {
		const nearest = findNearest(input, issue.values.map(String));
		return nearest ? `is ${JSON.stringify(input)}; did you mean ${nearest}?` : undefined;
	}
	if (issue.code !== "unrecognized_keys") return undefined;
	const known = inst && "shape" in inst ? Object.keys(Object(inst.shape)) : [];
	const lines = issue.keys.map((key) => {
		const nearest = findNearest(key, known);
		return `is not a known field here; ${nearest ? `did you mean ${nearest}?` : "is its name wrong, or its indentation?"}`;
	});
	return lines.join("\n");
}

/**
 * Lists the issues of fields. Each unknown field has an issue of its own; an empty field, or one of the wrong type, has
 * one for all rules.
 */
function listFieldIssues({ issues }: z.ZodError): { path: PropertyKey[]; reason: string }[] {
	const settled = new Set<string>();
	return issues.flatMap((issue) => {
		const { code, path, message, input } = issue;
		const field = path.join(".");
		if (settled.has(field)) return [];
		if (code === "unrecognized_keys") {
			const reasons = message.split("\n");
			return issue.keys.map((key, at) => ({ path: [...path, key], reason: reasons[at] ?? "" }));
		}
		const isEmpty = input === null || input === "";
		if (isEmpty || code === "invalid_type") settled.add(field);
		const found = message.endsWith("?") ? "" : formatInput(input);
		return [{ path, reason: isEmpty ? EMPTY : message + found }];
	});
}

/** Formats the text or number that was found, shortened, with the length to which a limit applies. */
function formatInput(input: unknown): string {
	if (typeof input === "number" || typeof input === "boolean") return `; found ${input}`;
	if (Array.isArray(input)) return `; found ${input.length} entries`;
	if (typeof input !== "string") return "";
	const characters = [...input.replaceAll(/\s+/g, " ").trim()];
	const shown = characters.slice(0, SHOWN_MAX).join("").trim();
	return characters.length > SHOWN_MAX
		? `; found ${JSON.stringify(`${shown}…`)} with ${input.length} characters`
		: `; found ${JSON.stringify(shown)}`;
}
