import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { ContentFault } from "../fault.ts";
import { findOffset } from "./find-offset.ts";

/** Looking up a line takes milliseconds, and nobody mends more before the next run. */
const MOST_LOOKED_UP = 1000;

/** The faults with the lines of their fields, which stand in files that are sound in themselves. */
export function findLines(root: string, faults: readonly ContentFault[]): ContentFault[] {
	return faults.map((fault, at) =>
		fault.field && at < MOST_LOOKED_UP ? { ...fault, line: findLine(root, fault) } : fault,
	);
}

function findLine(root: string, { file, field }: ContentFault): number {
	const text = readFileSync(join(root, file), "utf8").replace(/^\uFEFF/, "");
	const isMarkdown = file.endsWith(".md");
	const yaml = isMarkdown ? text.slice(text.indexOf("\n") + 1) : text;
	const lines = new LineCounter();
	const document = parseDocument(isMarkdown ? (yaml.split(/^---/m)[0] ?? "") : yaml, {
		lineCounter: lines,
	});
	return lines.linePos(findOffset(document, field.split("."))).line + (isMarkdown ? 1 : 0);
}
