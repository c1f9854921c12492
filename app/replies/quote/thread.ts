import { stripPrefixes } from "../subjects.ts";
import { type Answer, indexAnswer } from "./own-words.ts";

/** What is known of the messages that a message may repeat. */
export type Known = {
	/** The texts of our answers to the sender, the latest first. */
	answers: readonly string[];
	/** Addresses in lower case: ours, and those that the message itself was sent to. */
	addresses: readonly string[];
	subject: string;
	/** The id of its enquiry, where its writer is of the agency, and may answer a notice of the site. */
	noticeOf?: string | null;
};

/** What is known, in the form in which lines are compared with it. */
export type Thread = {
	answers: readonly Answer[];
	addresses: ReadonlySet<string>;
	/** The subject without its prefixes. */
	subject: string;
	/** The words of the names below our answers, in lower case. */
	names: ReadonlySet<string>;
	noticeOf: string | null;
};

const MAX_ANSWERS = 20;
const MAX_ADDRESSES = 200;
/** The number of lines at the end of an answer that may have the name of its author, and of the words of a name. */
const SIGNATURE_LINES = 7;
const NAME_WORDS = 3;
const LEAST_NAME = 3;

export function toThread({ answers, addresses, subject, noticeOf = null }: Known): Thread {
	const latest = answers.slice(0, MAX_ANSWERS);
	return {
		answers: latest.map(indexAnswer),
		addresses: new Set(addresses.slice(0, MAX_ADDRESSES)),
		subject: stripPrefixes(subject),
		names: new Set(latest.flatMap(listNames)),
		noticeOf,
	};
}

function listNames(answer: string): string[] {
	const lines = answer.split("\n").filter((line) => line.trim() !== "");
	// The first line names who is answered.
	return lines
		.slice(1)
		.slice(-SIGNATURE_LINES)
		.filter((line) => splitWords(line).length <= NAME_WORDS)
		.flatMap(listLongWords);
}

/**
 * Returns whether a text has a name of ours: one below our answers, or a word of the subject, which has the agency's. Our
 * addresses do not tell, as a copy of the message may have gone to whom it quotes. Without answers no names are known.
 */
export function isNamed(text: string, { answers, names, subject }: Thread): boolean {
	if (answers.length === 0) return true;
	const known = new Set([...names, ...listLongWords(subject)]);
	return splitWords(text).some((word) => known.has(word));
}

const listLongWords = (text: string) =>
	splitWords(text).filter(({ length }) => length >= LEAST_NAME);

/** Splits a text into its words in lower case. */
export function splitWords(text: string): string[] {
	return text
		.toLowerCase()
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter(Boolean);
}
