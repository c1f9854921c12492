import PostalMime from "postal-mime";
import { findAutomatic, getHeader } from "./automatic.ts";
import { isCalendarAnswer } from "./calendar-answer.ts";
import { decodeText } from "./decode-text.ts";
import { isRejectedByDmarc } from "./dmarc.ts";
import { findBounce } from "./find-bounce.ts";
import { isVisible } from "./line.ts";
import { listFiles } from "./list-files.ts";
import {
	cleanHeader,
	findOriginalSender,
	findReplyTo,
	findSender,
	listReceivers,
} from "./mailboxes.ts";
import { findMessageId, listMessageIds, readRawMessageId } from "./message-ids.ts";
import { listLines } from "./message-lines.ts";
import type { ParsedMessage } from "./parsed-message.ts";
import { type Part, readParts } from "./read-parts.ts";

const MAX_SUBJECT = 200;
const MAX_DATE = 100;

/** Parses a message. Resolves to null for what is none, or is beyond the limits of the parser. */
export async function parseMessage(raw: Uint8Array): Promise<ParsedMessage | null> {
	const root = await readParts(raw).catch(() => null);
	return root && readMessage(root);
}

async function readMessage(root: Part): Promise<ParsedMessage | null> {
	const email = await PostalMime.parse(decodeText(root.head));
	const lines = await listLines(root);
	const bounce = await findBounce(email, root, lines.map(({ text }) => text).join("\n"));
	const from = findSender(email);
	if (!from.address && !bounce) return null;
	const { automatic, listId } = findAutomatic(email, from.address);
	const isMachine = root.multipart === "report" || (await isCalendarAnswer(root, isVisible(lines)));
	return {
		messageId: findMessageId(email),
		rawMessageId: readRawMessageId(email),
		date: cleanHeader(getHeader(email, "date"), MAX_DATE),
		references: listMessageIds(email),
		from,
		replyTo: findReplyTo(email, from),
		originalFrom: findOriginalSender(email),
		receivers: listReceivers(email),
		to: listReceivers(email, ["to"]),
		cc: listReceivers(email, ["cc"]),
		subject: cleanHeader(email.subject ?? "", MAX_SUBJECT),
		automatic: isMachine ? "machine" : automatic,
		listId,
		isRejectedByDmarc: isRejectedByDmarc(email),
		bounce,
		lines,
		files: bounce ? [] : await listFiles(root),
	};
}
