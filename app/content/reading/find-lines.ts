import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { ContentFault } from "../fault.ts";
import { findOffset } from "./find-offset.ts";
import { readText } from "./read-text.ts";

/** Looking up a line takes milliseconds, and nobody mends more before the next run. */
const MOST_LOOKED_UP = 1000;

/** The faults with the lines of their fields, in files that are sound in themselves. */
export function findLines(root: string, faults: readonly ContentFault[]): ContentFault[] {
	return faults.map((fault, at) =>
		fault.field && at < MOST_LOOKED_UP ? { ...fault, line: findLine(root, fault) } : fault,
	);
}

function findLine(root: string, { file, field }: ContentFault): number {
	const read = readText(join(root, file));
	const lineCounter = new LineCounter();
	// Of a Markdown file, the front matter is the first document.
	const document = parseDocument("text" in read ? read.text : "", { lineCounter });
	return lineCounter.linePos(findOffset(document, field.split("."))).line;
}
