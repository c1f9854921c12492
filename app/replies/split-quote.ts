import type { Line } from "./parsing/line.ts";
import { stripPrefixes } from "./subjects.ts";

type Known = {
	/** The texts of our answers to the sender. */
	answers: readonly string[];
	/** Our own addresses, in lower case. */
	addresses: readonly string[];
	subject: string;
};

/** The shortest text that says, by its letters and digits alone, that it is one of ours. */
const LEAST_LETTERS = 20;
/** The number of lines over which programs break the line that introduces a quote. */
const ATTRIBUTION_LINES = 3;
const MAX_ATTRIBUTION = 400;
/** The fewest fields of the block of headers above an earlier message: two of its four may be hidden. */
const LEAST_FIELDS = 3;
const FIELD = /^[\s>*]*[\p{L}\p{M}][\p{L}\p{M} .-]{0,30}\*?\s?[:：]\s*\*?\s*(\S.*)$/u;
/** A year, or a date of digits whose year has two of them. */
const DATE = /(?<!\p{Nd})(?:[12]\p{Nd}{3}|\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1\p{Nd}{2})(?!\p{Nd})/u;
const RULE = /^[\s>*]*[-_=]{4,}[\s*]*$/;
const TITLED_RULE = /^[\s>]*[-_]{2,}\s?\p{L}[\p{L}\p{M}\s'’]{2,40}[-_]{2,}\s*$/u;
/** The line above a signature (RFC 3676, 4.3). */
const SIGNATURE = /^--\s?$/;

/**
 * Splits a message into its own words and what it repeats of earlier ones. What is quoted in one piece, above or below, is
 * folded; answers between quoted lines, and whatever is doubtful, stay together in the text.
 */
export function splitQuote(
	given: readonly Line[],
	known: Known,
): { text: string; quoted: string | null } {
	const lines = markQuotes(given, known);
	const whole = { text: join(given), quoted: null };
	const isOwn = ({ text, isQuoted }: Line) => !isQuoted && text.trim() !== "";
	const first = lines.findIndex(({ text, isQuoted }) => isQuoted && text.trim() !== "");
	const last = lines.findLastIndex(({ text, isQuoted }) => isQuoted && text.trim() !== "");
	if (first < 0 || lines.slice(first, last).some(isOwn)) return whole;
	const above = lines.slice(0, first);
	const below = lines.slice(last + 1);
	const quote = lines.slice(first, last + 1);
	const hasAbove = above.some(isOwn);
	const hasBelow = below.some(isOwn);
	const isSignature = SIGNATURE.test(below.find(isOwn)?.text ?? "");
	if (hasAbove === hasBelow && !(hasAbove && isSignature)) return whole;
	if (isInterrupted(quote, known.answers)) return whole;
	return { text: join([...above, ...below]), quoted: join(quote.map(unquote)) };
}

/** Marks, beside what the structure of the message marks, the line that introduces a quote, and the headers above one. */
function markQuotes(given: readonly Line[], known: Known): Line[] {
	const lines = given.map((line) => ({ ...line }));
	const mark = (from: number, to: number) => {
		for (const line of lines.slice(from, to)) line.isQuoted = true;
	};
	const start = findEarlierMessage(lines, known);
	if (start >= 0) mark(start, lines.length);
	for (let at = 1; at < lines.length; at++) {
		if (!lines[at]?.isQuoted || lines[at - 1]?.isQuoted) continue;
		const above = findAttribution(lines, at, known);
		if (above >= 0) mark(above, at);
	}
	return lines;
}

/** Finds the line that introduces the quote at `end`: it ends with a colon, and has a date or our address. Returns -1 without. */
function findAttribution(lines: readonly Line[], end: number, known: Known): number {
	let last = end - 1;
	if (lines[last]?.text.trim() === "") last--;
	for (let count = 1; count <= ATTRIBUTION_LINES; count++) {
		const from = last - count + 1;
		const line = lines[from];
		if (!line || line.isQuoted || line.text.trim() === "") return -1;
		if (isAttribution(join(lines.slice(from, last + 1)), known)) return from;
	}
	return -1;
}

function isAttribution(text: string, { addresses }: Known): boolean {
	if (text.length > MAX_ATTRIBUTION || !/[:：]\s*$/.test(text)) return false;
	return DATE.test(text) || hasAddress(text, addresses);
}

function hasAddress(text: string, addresses: readonly string[]): boolean {
	const lower = text.toLowerCase();
	return addresses.some((address) => lower.includes(address));
}

/**
 * Finds where an earlier message begins without any mark on its lines: at the block of its headers, in any language, at a
 * rule with words above such a block, or at a line that introduces nothing but our own answer. Returns -1 without one.
 */
function findEarlierMessage(lines: readonly Line[], known: Known): number {
	for (let at = 0; at < lines.length; at++) {
		if (lines[at]?.isQuoted) return -1;
		if (isHeaderBlock(lines, at, known)) return isRule(lines[at - 1]) ? at - 1 : at;
		if (isTitledBlock(lines, at)) return at;
		const introduction = findIntroduction(lines, at, known);
		if (introduction >= 0) return introduction;
	}
	return -1;
}

const isRule = (line: Line | undefined) =>
	line !== undefined && (RULE.test(line.text) || TITLED_RULE.test(line.text));

function listFields(lines: readonly Line[], at: number): string[] {
	const values: string[] = [];
	for (const { text } of lines.slice(at, at + 8)) {
		const value = text.length < 1_000 ? FIELD.exec(text)?.[1] : undefined;
		if (value === undefined) break;
		values.push(value);
	}
	return values;
}

/** Returns whether the fields of a block name us, or the subject of the message: those of a signature do neither. */
function isHeaderBlock(lines: readonly Line[], at: number, { addresses, subject }: Known): boolean {
	const values = listFields(lines, at);
	if (values.length < LEAST_FIELDS) return false;
	const own = stripPrefixes(subject);
	const hasSubject = own !== "" && values.some((value) => stripPrefixes(value) === own);
	return hasSubject || hasAddress(values.join(" "), addresses);
}

function isTitledBlock(lines: readonly Line[], at: number): boolean {
	if (!TITLED_RULE.test(lines[at]?.text ?? "")) return false;
	const next = lines.findIndex(({ text }, index) => index > at && text.trim() !== "");
	return next > 0 && next <= at + 3 && listFields(lines, next).length >= 2;
}

/** Finds the line that introduces one of our answers, which has no marks, and ends at `at`. Returns -1 where there is none. */
function findIntroduction(lines: readonly Line[], at: number, known: Known): number {
	if (!/[:：]\s*$/.test(lines[at]?.text ?? "")) return -1;
	const below = lines.slice(at + 1);
	const from = findAttribution(lines, at + 1, known);
	if (from < 0 || below.some(({ isQuoted }) => isQuoted)) return -1;
	const letters = toLetters(join(below));
	const isOurs = (answer: string) => answer.length >= LEAST_LETTERS && letters.includes(answer);
	return known.answers.map(toLetters).some(isOurs) ? from : -1;
}

/**
 * Returns whether words stand between the lines of an answer of ours: it is there in parts, but not as a whole. Mail
 * programs break lines and change the addresses of links, so that letters and digits alone are compared.
 */
function isInterrupted(quote: readonly Line[], answers: readonly string[]): boolean {
	const quoted = toLetters(join(quote.map(unquote)));
	return answers.some((answer) => {
		if (quoted.includes(toLetters(answer))) return false;
		const parts = answer
			.split("\n")
			.map(toLetters)
			.filter(({ length }) => length >= LEAST_LETTERS);
		const found = parts.filter((part) => quoted.includes(part));
		return found.length >= 2 && found.length * 2 >= parts.length;
	});
}

function toLetters(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/(?:https?:\/\/|mailto:)\S*/g, "")
		.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
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
