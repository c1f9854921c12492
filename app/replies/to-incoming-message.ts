import type { IncomingMessage } from "#app/enquiries/store/change-types.ts";
import type { Match } from "./match-enquiry.ts";
import type { ReadMessage } from "./parsing/parse-in-process.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";

/** Returns what is stored of a message beside its own words; `from` is the mailbox that the desk names as its sender. */
export function toIncomingMessage(
	{ messageId, subject, files }: ParsedMessage,
	from: Mailbox,
	{ matchedBy, isOtherSender }: Pick<Match, "matchedBy" | "isOtherSender">,
	{ quoted, words }: Pick<ReadMessage, "quoted" | "words">,
): IncomingMessage {
	return {
		messageId,
		fromName: from.name,
		fromAddress: from.address,
		subject,
		quoted,
		matchedBy,
		isOtherSender,
		files,
		words,
	};
}
