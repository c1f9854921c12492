import { listWordsOfTexts } from "#app/enquiries/searched-words.ts";
import { type SpamScore, scoreText } from "#app/enquiries/spam/classify-submission.ts";
import { splitQuote } from "../split-quote.ts";
import type { Line } from "./line.ts";

/** What is known of a message before its words are read. */
export type ReadContext = {
	/** The texts of our answers to its sender, the latest first. */
	answers: readonly string[];
	/** Our own addresses, and others that it was sent to, in lower case. */
	addresses: readonly string[];
	subject: string;
	/** The id of its enquiry, where its writer is of the agency, and may answer a notice of the site. */
	noticeOf?: string | null;
	from: { name: string; address: string };
	/** The names of its files. */
	files: readonly string[];
};

export type ReadMessage = {
	/** The message's own words. */
	text: string;
	/** What it repeats of earlier messages. */
	quoted: string | null;
	/** The words by which the message is found. */
	words: string[];
	/** How much its words look like advertising, without how often the same ones came. */
	spam: SpamScore;
};

/** Reads the words of a message. It takes linear time in their length. */
export function readWords(lines: readonly Line[], context: ReadContext): ReadMessage {
	const { answers, subject, noticeOf, from, files } = context;
	// What the sender wrote before is quoted by the same address, to which a copy may have gone.
	const addresses = context.addresses.filter((address) => address !== from.address);
	const { text, quoted } = splitQuote(lines, { answers, addresses, subject, noticeOf });
	const message = [subject, text, quoted].filter(Boolean).join("\n\n");
	return {
		text,
		quoted,
		words: listWordsOfTexts([subject, text, quoted ?? "", from.name, from.address, ...files]),
		spam: scoreText({ name: from.name, message, company: null, sameWords: 0 }),
	};
}
