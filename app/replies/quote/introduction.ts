import type { Line } from "../parsing/line.ts";
import { countAttributionLines, findAttribution, isOfUs } from "./attribution.ts";
import { countSigns, findHeaderBlock, isBlank, isField, isOurs, isTitledRule } from "./headers.ts";
import { toLetters } from "./letters.ts";
import type { Thread } from "./thread.ts";

/** The fewest fields of the block of headers above an earlier message: two of its four may be hidden. */
const LEAST_FIELDS = 3;
const LEAST_TITLED_FIELDS = 2;
/** The letters that our e-mail, or a warning of the visitor's company, has above our words. */
export const MAX_HEAD_LETTERS = 300;

/**
 * Finds what introduces our words at line `at`: a block of headers, or a line. A few other words may stand between. Returns
 * the number of its first line, or -1 without one. In what the message's structure marks, two fields are enough.
 */
export function findIntroduction(
	lines: readonly Line[],
	at: number,
	thread: Thread,
	isMarked: boolean,
): number {
	let letters = 0;
	for (let end = at; end > 0 && letters <= MAX_HEAD_LETTERS; end--) {
		const line = lines[end - 1];
		if (!line || isBlank(line)) continue;
		const start = findIntroductionBefore(lines, end, thread, isMarked, letters === 0);
		if (start >= 0) return start;
		letters += toLetters(line.text).length + 1;
	}
	return -1;
}

function findIntroductionBefore(
	lines: readonly Line[],
	end: number,
	thread: Thread,
	isMarked: boolean,
	isDirect: boolean,
): number {
	const block = findHeaderBlock(lines, end, thread);
	if (block) {
		const count = block.values.length;
		const isBlock = count >= (block.isTitled || isMarked ? LEAST_TITLED_FIELDS : LEAST_FIELDS);
		if (isBlock && (isDirect || isMarked || countSigns(block, thread) >= 2)) return block.start;
	}
	const start = findAttribution(lines, end, thread, isDirect);
	return start > 0 && isTitledRule(lines[start - 1]) ? start - 1 : start;
}

/**
 * Finds the headers of an earlier message whose words are not known: they have its date, our address and its subject.
 * Returns the number of the first line, or -1 without them.
 */
export function findOwnHeaders(lines: readonly Line[], thread: Thread): number {
	let wasField = false;
	for (let at = 0; at <= lines.length; at++) {
		const isInBlock = isField(lines[at]);
		const block = wasField && !isInBlock ? findHeaderBlock(lines, at, thread) : null;
		if (block && block.values.length >= LEAST_FIELDS && countSigns(block, thread) === 3)
			return block.start;
		wasField = isInBlock;
	}
	return -1;
}

/** Returns whether a quote, whose words are none that are known, begins with what says that it is of us. */
export function isIntroducedAsOurs(quote: readonly Line[], thread: Thread): boolean {
	const start = quote.findIndex((line) => !isBlank(line));
	const count = countAttributionLines(quote, start, thread);
	if (count > 0) {
		const lines = quote.slice(start, start + count);
		return isOfUs(lines.map(({ text }) => text).join("\n"), thread);
	}
	const first = quote.findIndex(isField);
	const end = quote.findIndex(
		(line, at) => at > first && !isField(line) && !line.text.includes("@"),
	);
	const block = findHeaderBlock(quote, end < 0 ? quote.length : end, thread);
	return block !== null && block.start <= start && isOurs(block, thread);
}
