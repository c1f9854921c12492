import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/project-folder.ts";

/** The documents that people follow. */
export const DOCUMENTS = ["README.md", "docs/operating.md"] as const;

/**
 * How a block is marked. None: run as it stands; `stopped`: run while the site does not run; `machine`: for an
 * administrator, another machine or a network, read for mistakes only.
 */
const MARKS = ["", "stopped", "machine"];
/** Blocks for another program's settings file. */
const SETTINGS = ["yaml"];

/** The commands of a document, block by block. Throws at a block that is marked in no known way. */
export function readBlocks(document: string) {
	const text = readDocument(document);
	return [...text.matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].flatMap((match) => {
		const [, language = "", mark = "", commands = ""] = match;
		if (SETTINGS.includes(language)) return [];
		const line = text.slice(0, match.index).split("\n").length;
		if (language !== "sh" || !MARKS.includes(mark))
			throw new Error(`${document}:${line} is marked "${language} ${mark}"`);
		return [{ mark, line, text: commands }];
	});
}

export function readDocument(document: string): string {
	return readFileSync(join(ROOT, document), "utf8");
}
