import type { Line } from "../parsing/line.ts";
import { indexLetters, type LetterIndex, toLetters } from "./letters.ts";

/** An answer of ours, in the forms in which it is looked for. */
export type Answer = {
	letters: string;
	/** Its parts between marks of punctuation, of a few letters at least. */
	pieces: readonly string[];
	/** The letters of its lines. */
	lines: readonly string[];
};

/** Where lines repeat our words. */
export type OwnWords = {
	/** The numbers of the first and the last line with words of ours. */
	first: number;
	last: number;
	/** True if other words stand between them, or right behind them on the same line. */
	isInterrupted: boolean;
};

/** A part of the letters of a text. */
type Range = { start: number; end: number };

/** The shortest text that says, by its letters and digits alone, that it is one of ours. */
const LEAST_LETTERS = 20;
/** The fewest letters of an answer that is shorter. */
const LEAST_ANSWER = 10;
const LEAST_PIECE = 8;
/** The number of pieces of an answer that are looked for. */
const MAX_PIECES = 100;

export function indexAnswer(text: string): Answer {
	const lines = text.split(/\r\n?|\n/).map(toLetters);
	return {
		letters: lines.join(""),
		pieces: listPieces(text),
		lines: lines.filter(Boolean).slice(0, MAX_PIECES),
	};
}

/** Lists the letters between marks of punctuation; what is too short to be looked for is joined to what follows. */
function listPieces(text: string): string[] {
	const pieces: string[] = [];
	let piece = "";
	for (const part of text.replaceAll(/https?:\/\/\S*/gi, "\n").split(/[^\p{L}\p{M}\p{N} ]+/u)) {
		piece += toLetters(part);
		if (piece.length < LEAST_PIECE) continue;
		pieces.push(piece);
		piece = "";
	}
	return pieces.slice(0, MAX_PIECES);
}

/**
 * Finds where lines repeat words of our answers. Mail programs break lines and change the addresses of links, so that letters
 * and digits alone are compared. Returns null where too little is repeated to tell.
 */
export function findOwnWords(lines: readonly Line[], answers: readonly Answer[]): OwnWords | null {
	if (answers.length === 0) return null;
	const index = indexLetters(lines);
	const found = answers
		.map((answer) => locate(index.letters, answer))
		.filter(({ length }) => length > 0);
	if (found.length === 0) return null;
	const isOurs = new Uint8Array(index.letters.length);
	for (const { start, end } of found.flat()) isOurs.fill(1, start, end);
	const short = new Set(answers.flatMap((answer) => answer.lines));
	const isCovered = (range: Range) =>
		listOthers(range, isOurs, index).every((each) => short.has(each));
	const start = Math.min(...found.map((ranges) => ranges[0]?.start ?? 0));
	const end = Math.max(...found.map((ranges) => ranges.at(-1)?.end ?? 0));
	const last = index.findLine(end - 1);
	const isWhole = (ranges: readonly Range[]) =>
		isCovered({ start: ranges[0]?.start ?? 0, end: ranges.at(-1)?.end ?? 0 });
	return {
		first: index.findLine(start),
		last,
		isInterrupted: !found.every(isWhole) || !isCovered({ start: end, end: index.findEnd(last) }),
	};
}

/** Finds an answer as a whole, or its pieces in their order. Returns nothing where too few of them are there. */
function locate(letters: string, answer: Answer): Range[] {
	const { length } = answer.letters;
	if (length >= LEAST_ANSWER) {
		const start = letters.indexOf(answer.letters);
		if (start >= 0) return [{ start, end: start + length }];
	}
	const pieces = findInOrder(letters, answer.pieces);
	const isLong = pieces.some(({ start, end }) => end - start >= LEAST_LETTERS);
	if (isLong || isMost(pieces, length)) return pieces;
	const lines = findInOrder(letters, answer.lines);
	return isMost(lines, length) ? lines : [];
}

function isMost(ranges: readonly Range[], length: number): boolean {
	const found = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
	return found >= LEAST_ANSWER && found * 2 >= length;
}

function findInOrder(letters: string, pieces: readonly string[]): Range[] {
	const ranges: Range[] = [];
	let from = 0;
	for (const piece of pieces) {
		const start = letters.indexOf(piece, from);
		if (start < 0) continue;
		from = start + piece.length;
		ranges.push({ start, end: from });
	}
	return ranges;
}

/** Lists the stretches of a range that are not ours. */
function listOthers({ start, end }: Range, isOurs: Uint8Array, { letters }: LetterIndex): string[] {
	const others: string[] = [];
	for (let at = start; at < end; ) {
		const from = isOurs.indexOf(0, at);
		if (from < 0 || from >= end) break;
		const to = isOurs.indexOf(1, from);
		at = to < 0 ? end : Math.min(to, end);
		others.push(letters.slice(from, at));
	}
	return others;
}
