import type { Line } from "../parsing/line.ts";
import { hasDate, hasTime, listAddresses } from "./evidence.ts";
import { isNamed, splitWords, type Thread } from "./thread.ts";

/** The number of lines over which programs break the line that introduces a quote. */
const MAX_LINES = 4;
const MAX_LENGTH = 400;
/** The most words of a line that has nothing but a name, and of those behind a name. */
const NAME_WORDS = 5;
const WORDS_BEHIND = 3;
/** A colon at the end, before which some programs have marks of the direction of writing. */
const COLON = /[:：][\s\p{Cf}]*$/u;
/** Hyphens around the line, as Zoho has them. */
const FRAME = /^[\s>]*\p{Pd}{2,}.*\p{Pd}{2,}\s*$/su;
/** The end of a line that goes on in the next. */
const OPEN = /[<(]\s*$/;
const SENTENCE_END = /[.!?。！？]\s*$/;

/**
 * Finds the line that introduces what begins at `end`. It ends with a colon, or stands between hyphens; and it has our
 * address, or a date beside a time, an address or the name of who answered. Where what follows has words of ours, a name
 * alone is enough. Returns the number of its first line, or -1 without one.
 */
export function findAttribution(
	lines: readonly Line[],
	end: number,
	thread: Thread,
	canBeName: boolean,
): number {
	const isQuoted = lines[end - 1]?.isQuoted;
	for (let from = end - 1; from >= end - MAX_LINES; from--) {
		if (!isOpenLine(lines[from]) || lines[from]?.isQuoted !== isQuoted) return -1;
		const text = join(lines.slice(from, end));
		if (isAttribution(text, thread)) return extend(lines, from, text, thread);
		if (canBeName && namesUs(text, thread)) {
			const start = extend(lines, from, text, thread);
			// A name alone is a paragraph of its own.
			if (start < from || !isOpenLine(lines[from - 1])) return start;
		}
	}
	return -1;
}

const isOpenLine = (line: Line | undefined) => line !== undefined && /[^\s>]/.test(line.text);

const join = (lines: readonly Line[]) => lines.map(({ text }) => text).join("\n");

/** Adds the lines above that have what the line lacks: its date, our address, or the beginning of its brackets. */
function extend(lines: readonly Line[], from: number, text: string, thread: Thread): number {
	const lacksDate = !hasDate(text);
	const lacksAddress = !text.includes("@");
	let start = from;
	for (let at = from - 1; at > from - MAX_LINES; at--) {
		const line = lines[at];
		if (
			!line ||
			!isOpenLine(line) ||
			line.isQuoted !== lines[from]?.isQuoted ||
			line.text.length > MAX_LENGTH
		)
			break;
		if (SENTENCE_END.test(line.text) || COLON.test(line.text)) break;
		const isMissing =
			(at === start - 1 && OPEN.test(line.text)) ||
			(lacksDate && hasDate(line.text)) ||
			(lacksAddress && hasKnownAddress(line.text, thread));
		if (isMissing) start = at;
	}
	return start;
}

function isAttribution(text: string, thread: Thread): boolean {
	if (!isIntroducing(text)) return false;
	if (hasKnownAddress(text, thread)) return true;
	if (!hasDate(text)) return false;
	return (
		hasTime(text) || text.includes("@") || thread.answers.length === 0 || hasName(text, thread)
	);
}

const isIntroducing = (text: string) =>
	text.length <= MAX_LENGTH && (COLON.test(text) || FRAME.test(text)) && !/[!?！？]\s/.test(text);

/** Returns whether a line has nothing but the name of who answered, or the name beside a time. */
function namesUs(text: string, thread: Thread): boolean {
	if (!isIntroducing(text)) return false;
	const words = splitWords(text);
	const isName = (word: string) => thread.names.has(word);
	if (words.length <= NAME_WORDS && !/[,;.]/.test(text)) return words.some(isName);
	return hasTime(text) && words.slice(-WORDS_BEHIND - 1).some(isName);
}

const hasName = (text: string, { names }: Thread) =>
	splitWords(text).some((word) => names.has(word));

const hasKnownAddress = (text: string, { addresses }: Thread) =>
	listAddresses(text).some((address) => addresses.has(address));

/** Returns whether a line that introduces a quote says that it is of us, and has no other's address. */
export const isOfUs = (text: string, thread: Thread): boolean =>
	listAddresses(text).every((address) => thread.addresses.has(address)) && isNamed(text, thread);

/** Returns the number of lines from `start` on that introduce a quote, or 0. */
export function countAttributionLines(
	lines: readonly Line[],
	start: number,
	thread: Thread,
): number {
	for (let count = 1; count <= MAX_LINES && isOpenLine(lines[start + count - 1]); count++) {
		if (isAttribution(join(lines.slice(start, start + count)), thread)) return count;
	}
	return 0;
}
