import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/project-folder.ts";

/**
 * `here`: run as it stands; `stopped`: run while the site does not run; `machine`: for an administrator, another
 * machine or a network, read for mistakes only.
 */
export type BlockKind = "here" | "stopped" | "machine";
export type Block = { kind: BlockKind; line: number; text: string };

const KINDS: Record<string, BlockKind> = { "": "here", stopped: "stopped", machine: "machine" };

/** Blocks for another program's settings file. */
const SETTINGS = new Set(["yaml"]);

/** The commands of a document, block by block. Throws at a block that is marked in no known way. */
export function readBlocks(document: string): Block[] {
	const text = readDocument(document);
	return [...text.matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].flatMap((match) => {
		const [, language = "", mark = "", commands = ""] = match;
		if (SETTINGS.has(language)) return [];
		const kind = language === "sh" ? KINDS[mark] : undefined;
		const line = text.slice(0, match.index).split("\n").length;
		if (!kind) throw new Error(`${document}:${line} is marked "${language} ${mark}"`);
		return [{ kind, line, text: commands }];
	});
}

export function readDocument(document: string): string {
	return readFileSync(join(ROOT, document), "utf8");
}

/** The documents that people follow. */
export const DOCUMENTS = ["README.md", "docs/operating.md"] as const;
