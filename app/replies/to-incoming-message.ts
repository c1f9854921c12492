import { listWordsOfTexts } from "#app/enquiries/searched-words.ts";
import type { IncomingMessage } from "#app/enquiries/store/change-types.ts";
import type { Match } from "./match-enquiry.ts";
import type { ParsedMessage } from "./parsing/parsed-message.ts";

export function toIncomingMessage(
	{ messageId, from, subject, lines, files }: ParsedMessage,
	{ matchedBy, isOtherSender }: Pick<Match, "matchedBy" | "isOtherSender">,
	quoted: string | null,
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
		words: listWordsOfTexts([
			from.name,
			from.address,
			subject,
			lines.map(({ text }) => text).join("\n"),
			...files.map(({ name }) => name),
		]),
	};
}
