import type { Line } from "./parsing/line.ts";
import { findAttribution } from "./quote/attribution.ts";
import { isBlank } from "./quote/headers.ts";
import { findIntroduction, findOwnHeaders } from "./quote/introduction.ts";
import { hasOtherWords } from "./quote/other-words.ts";
import { findOwnWords } from "./quote/own-words.ts";
import { type Known, type Thread, toThread } from "./quote/thread.ts";

/** The number of blank lines between a quote and the line that introduces it. */
const MAX_BLANKS = 2;
/** The line above a signature (RFC 3676, 4.3). */
const SIGNATURE = /^--\s?$/;

/**
 * Splits a message into its own words and what it repeats of earlier ones. What is quoted in one piece, above or below, is
 * folded; answers between quoted lines, a quote with words that are not ours, and whatever is doubtful, stay in the text.
 */
export function splitQuote(
	given: readonly Line[],
	known: Known,
): { text: string; quoted: string | null } {
	const thread = toThread(known);
	const lines = markQuotes(given, thread);
	const keepWhole = () => ({ text: join(given), quoted: null });
	const first = lines.findIndex((line) => line.isQuoted && line.text.trim() !== "");
	const last = lines.findLastIndex((line) => line.isQuoted && line.text.trim() !== "");
	if (first < 0 || lines.slice(first, last).some(isOwn)) return keepWhole();
	const above = lines.slice(0, first);
	const below = lines.slice(last + 1);
	const quote = lines.slice(first, last + 1);
	const hasAbove = above.some(isOwn);
	const hasBelow = below.some(isOwn);
	const isSignature = SIGNATURE.test(below.find(isOwn)?.text ?? "");
	if (hasAbove === hasBelow && !(hasAbove && isSignature)) return keepWhole();
	if (hasOtherWords(quote, thread)) return keepWhole();
	return { text: join([...above, ...below]), quoted: join(quote.map(unquote)) };
}

const isOwn = ({ text, isQuoted }: Line) => !isQuoted && text.trim() !== "";

/** Marks, beside what the structure of the message marks, an earlier message without marks, and the lines that introduce quotes. */
function markQuotes(given: readonly Line[], thread: Thread): Line[] {
	const lines = [...given];
	const mark = (from: number, to: number) => {
		for (const [index, { text }] of given.slice(from, to).entries())
			lines[from + index] = { text, isQuoted: true };
	};
	let hasQuote = false;
	const start = findEarlierMessage(lines, thread);
	if (start >= 0) mark(start, lines.length);
	for (const [at, line] of lines.entries()) {
		if (!line.isQuoted || lines[at - 1]?.isQuoted) continue;
		let end = at;
		while (end > at - MAX_BLANKS && isBlank(lines[end - 1])) end--;
		const above = findAttribution(lines, end, thread, true);
		if (above >= 0) mark(above, at);
		// Own words between two quotes: nothing will be folded.
		else if (!isBlank(lines[end - 1]) && hasQuote) break;
		hasQuote ||= !isBlank(line);
	}
	return lines;
}

/**
 * Finds where an earlier message begins that has no mark on its lines: at what introduces our own words, or at the headers of
 * a message of ours. Returns -1 without one.
 */
function findEarlierMessage(lines: readonly Line[], thread: Thread): number {
	const end = lines.findIndex(({ isQuoted }) => isQuoted);
	const unmarked = end < 0 ? lines : lines.slice(0, end);
	const own = findOwnWords(unmarked, thread.answers);
	const introduction = own ? findIntroduction(unmarked, own.first, thread, false) : -1;
	return introduction < 0 ? findOwnHeaders(unmarked, thread) : introduction;
}

const unquote = ({ text, isQuoted }: Line): Line => ({
	text: text.replace(/^\s*>\s?/, ""),
	isQuoted,
});

function join(lines: readonly Line[]): string {
	return lines
		.map(({ text }) => text)
		.join("\n")
		.trim();
}
