import type { Line } from "../parsing/line.ts";

/** The letters and digits of lines, in one text. */
export type LetterIndex = {
	letters: string;
	/** Returns the number of the line that has the letter at this place. */
	findLine: (at: number) => number;
	/** Returns the place behind the last letter of a line. */
	findEnd: (line: number) => number;
};

/** Returns the letters and digits of a text in lower case, without the addresses of links. */
export const toLetters = (text: string): string => toLetterLines(text).replaceAll("\n", "");

const toLetterLines = (text: string) =>
	text
		.toLowerCase()
		.replaceAll(/(?:https?:\/\/|mailto:|tel:(?=[+\d]))\S*/g, "")
		.replaceAll(/[^\p{L}\p{M}\p{N}\n]+/gu, "");

/** An address of a link may have line ends. */
const toOneLine = ({ text }: Line) => (text.includes("\n") ? text.replaceAll("\n", " ") : text);

export function indexLetters(lines: readonly Line[]): LetterIndex {
	const parts = toLetterLines(lines.map(toOneLine).join("\n")).split("\n");
	const ends: number[] = [];
	let end = 0;
	for (const { length } of parts) {
		end += length;
		ends.push(end);
	}
	return {
		letters: parts.join(""),
		findLine: (at) => ends.findIndex((end) => end > at),
		findEnd: (line) => ends[line] ?? end,
	};
}
