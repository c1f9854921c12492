import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "#app/content/load.ts";
import { findKind } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import type { FormField } from "#app/editing/fields/form.ts";
import { readChanges } from "#app/editing/fields/read-changes.ts";
import { changeText } from "#app/editing/text/change-text.ts";
import { ContentError } from "#app/platform/content-error.ts";
import { fillForm, listFields } from "../../support/field-changes.ts";
import { MARK } from "./judge-answer.ts";

/** What is put before the words of a field, in turn: each leaves another context in which a page shows a text. */
const BEFORE = [
	`"><${MARK}>`,
	`' on${MARK}=1 "on${MARK}=1 `,
	`</title><${MARK}>`,
	`</script><${MARK}>`,
	`<img src=x onerror=${MARK}>`,
	`]]><${MARK}>`,
	`--><${MARK}>`,
	`{${MARK}} {{${MARK}}} \${${MARK}}`,
	`\\u003c${MARK}>`,
];
const OF_MARKDOWN = [
	`<${MARK}>`,
	`[a](javascript:${MARK})`,
	`![" onerror="${MARK}](javascript:${MARK})`,
	`<svg onload=${MARK}>`,
	`[a][b]\n\n[b]: java&#115;cript:${MARK}\n\n`,
];
const OF_ADDRESSES = [
	`javascript:${MARK}`,
	`data:text/html,${MARK}`,
	`//${MARK}.example/" on${MARK}="`,
];

/** A file, with the hostile words of its fields by their names. */
type HostileFile = { file: string; kind: FileKind; text: string; words: Map<string, string> };

/** The most times that the content is checked: what a field does not take may hide what another one does not. */
const ROUNDS_MAX = 10;

/**
 * Puts hostile words into the text fields of the files of a folder, as a colleague could at the desk, except for those fields
 * that do not take them. Returns the names of the fields that have them, by file.
 */
export function writeHostileWords(folder: string): Map<string, readonly string[]> {
	const files = listFiles(folder);
	for (let round = 0; round < ROUNDS_MAX; round++) {
		for (const each of files) writeFileSync(join(folder, each.file), write(each));
		const issues = listIssues(folder);
		if (issues.length === 0)
			return new Map(files.map(({ file, words }) => [file, [...words.keys()]] as const));
		for (const { file, field } of issues)
			files.find((each) => join(folder, each.file) === file)?.words.delete(toName(field));
	}
	throw new Error(`${folder} does not take them: ${JSON.stringify(listIssues(folder))}`);
}

function write({ kind, text, words }: HostileFile): string {
	const sent = fillForm(buildForm(kind, text));
	for (const [name, value] of words) sent.set(name, value);
	return changeText(text, readChanges(kind, text, sent), kind);
}

function toName(field: string): string {
	return field.replaceAll(/\.(\d+)/g, "[$1]");
}

function listIssues(folder: string) {
	try {
		loadContent(folder);
		return [];
	} catch (error) {
		if (error instanceof ContentError) return error.issues;
		throw error;
	}
}

function listFiles(folder: string): HostileFile[] {
	return globSync("**/*.{yaml,md}", { cwd: folder }).flatMap((file) => {
		const kind = findKind(file);
		if (!kind) return [];
		const text = readFileSync(join(folder, file), "utf8");
		const words = new Map<string, string>();
		for (const [at, field] of listFields(buildForm(kind, text)).entries()) {
			const hostile = field.value === "" ? undefined : toHostile(field, at);
			if (hostile !== undefined) words.set(field.name, hostile);
		}
		return [{ file, kind, text, words }];
	});
}

function toHostile(field: FormField, at: number): string | undefined {
	const { name, control, value, maxLength = Number.POSITIVE_INFINITY } = field;
	// The calendar's events refer to its states by their names.
	if (name.startsWith("states[")) return undefined;
	const pick = (list: readonly string[]) => list[at % list.length] ?? "";
	switch (control) {
		case "line":
		case "lines": {
			const before = pick(BEFORE);
			return `${before}${value}`.slice(0, Math.max(maxLength, before.length));
		}
		case "markdown":
			return `${OF_MARKDOWN.join("\n\n")}\n\n${value}`;
		case "url":
		case "email":
			return pick(OF_ADDRESSES);
		default:
			return undefined;
	}
}
