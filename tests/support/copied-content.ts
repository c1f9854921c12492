import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { parseDocument } from "yaml";
import { loadContent } from "#app/content/load.ts";
import { ContentError, type ContentIssue } from "#app/platform/content-error.ts";
import { AGENCY } from "./agency.ts";

const SAMPLES = join(import.meta.dirname, "fixtures/sample-content");

export function createFolder(): string {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	return root;
}

/** Copies the content of the tests' agency. */
export function copyContent(): string {
	const root = createFolder();
	cpSync(AGENCY, join(root, "content"), { recursive: true });
	return root;
}

/** Copies the content of the tests' agency, and adds one small valid file of several kinds. */
export function copySample(): string {
	const root = copyContent();
	cpSync(SAMPLES, join(root, "content"), { recursive: true });
	return root;
}

export function editFile(
	root: string,
	file: string,
	path: (string | number)[],
	value: unknown,
): void {
	const document = parseDocument(readFileSync(join(root, file), "utf8"));
	document.setIn(path, value);
	writeFileSync(join(root, file), document.toString());
}

/** Lists the issues of `<root>/content`, with paths below the root. */
export function loadIssues(root: string): readonly ContentIssue[] {
	const strip = (text: string) => text.replaceAll(`${root}/`, "");
	try {
		loadContent(join(root, "content"));
	} catch (error) {
		if (error instanceof ContentError)
			return error.issues.map((issue) => ({
				...issue,
				file: strip(issue.file),
				reason: strip(issue.reason),
			}));
		throw error;
	}
	return [];
}
