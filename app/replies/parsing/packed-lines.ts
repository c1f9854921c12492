import type { Line } from "./line.ts";

/**
 * Lines as they go from one process to another: a message may have tens of thousands, and as many objects would take the
 * event loop too long.
 */
export type PackedLines = {
	/** The texts as an array in JSON. */
	texts: string;
	quoted: Uint8Array;
};

export function packLines(lines: readonly Line[]): PackedLines {
	return {
		texts: JSON.stringify(lines.map(({ text }) => text)),
		quoted: Uint8Array.from(lines, ({ isQuoted }) => Number(isQuoted)),
	};
}

export function unpackLines({ texts, quoted }: PackedLines): Line[] {
	const all: string[] = JSON.parse(texts);
	return all.map((text, at) => ({ text, isQuoted: quoted[at] === 1 }));
}
