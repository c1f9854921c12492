import { eachLine, type Line, MAX_LINE } from "./line.ts";

/** The line above a signature ends with a blank, and flows nowhere (RFC 3676, 4.3). */
const SIGNATURE = "-- ";
const MAX_DEPTH = 5;

type Paragraph = { depth: number; pieces: string[]; length: number };

/**
 * Yields the lines of a format=flowed text (RFC 3676): those of one paragraph and one depth of quoting are joined. An empty
 * line ends a paragraph, and stays.
 */
export function* toFlowedLines(text: string, deletesBlank: boolean): Generator<Line> {
	let open: Paragraph | null = null;
	for (const line of eachLine(text)) {
		const { depth, content } = readDepth(line);
		const isAlone = content === SIGNATURE || content.trim() === "";
		if (open && (isAlone || open.depth !== depth || open.length > MAX_LINE)) {
			yield toLine(open);
			open = null;
		}
		open ??= { depth, pieces: [], length: 0 };
		const isFlowed = content.endsWith(" ") && !isAlone;
		open.pieces.push(isFlowed && deletesBlank ? content.slice(0, -1) : content);
		open.length += content.length;
		if (isFlowed) continue;
		yield toLine(open);
		open = null;
	}
	if (open) yield toLine(open);
}

/** Reads how deeply a line is quoted, and takes away its marks and the blank that protects its beginning (4.4 and 4.5). */
function readDepth(line: string): { depth: number; content: string } {
	let depth = 0;
	let at = 0;
	while (line[at] === ">") {
		depth++;
		at++;
		// Programs that do not know the format put a blank between the marks.
		if (line[at] === " " && line[at + 1] === ">") at++;
	}
	if (line[at] === " ") at++;
	return { depth, content: line.slice(at) };
}

function toLine({ depth, pieces }: Paragraph): Line {
	return {
		text: "> ".repeat(Math.min(depth, MAX_DEPTH)) + pieces.join("").trimEnd(),
		isQuoted: depth > 0,
	};
}
