import { parseMessage } from "../../app/replies/parsing/parse-message.ts";
import { splitQuote } from "../../app/replies/split-quote.ts";
import { ANSWER, type Mail, writeMail } from "./incoming-mail.ts";

export const OURS = "hello@kiteline.example";
/** The headers of a message of which a colleague of the visitor gets a copy. */
export const COPIED = { Cc: "Kabir <kabir@desaicotton.example>" };

/** Splits a reply as the site does: its receivers are known as addresses beside ours. */
export async function splitMail(
	{ headers, ...mail }: Mail,
	answers: readonly string[] = [ANSWER],
): Promise<{ text: string; quoted: string | null }> {
	const subject = "Re: Your enquiry to Kiteline";
	const message = await parseMessage(
		writeMail({ ...mail, headers: { To: OURS, Subject: subject, ...headers } }),
	);
	if (!message) throw new Error("it is no message");
	const { lines, receivers } = message;
	return splitQuote(lines, { answers, subject: message.subject, addresses: [OURS, ...receivers] });
}

/** Writes each line as an element, as programs do. */
export const toDivs = (text: string): string =>
	text
		.split("\n")
		.map((line) => `<div>${line || "<br>"}</div>`)
		.join("");

export const quoteLines = (text: string): string => text.replaceAll(/^/gm, "> ");
