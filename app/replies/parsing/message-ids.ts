import type { Email } from "postal-mime";

/** The characters of an id are visible ones of ASCII, so that no database rejects one. */
const MESSAGE_ID = /<[\x21-\x3b\x3d\x3f-\x7e]{1,500}>/g;
/** An id without its angle brackets. */
const BARE_ID = /^[\x21-\x3b\x3d\x3f-\x7e]{1,250}@[\x21-\x3b\x3d\x3f-\x7e]{1,250}$/;
const MAX_REFERENCES = 50;
const MAX_RAW = 1_000;

/** Lists the Message-IDs in a text; where it is a single id without its brackets, that one. */
export function findIds(text: string): string[] {
	const ids = text.match(MESSAGE_ID);
	if (ids) return ids;
	const bare = text.trim();
	return BARE_ID.test(bare) ? [`<${bare}>`] : [];
}

/** Returns the Message-ID with its angle brackets, or null where it is malformed. */
export function findMessageId({ messageId = "" }: Pick<Email, "messageId">): string | null {
	return findIds(messageId)[0] ?? null;
}

/** Returns the header as it stands but for its brackets and control characters, as some programs write what is no id. */
export function readRawMessageId({ headers }: Pick<Email, "headers">): string {
	const value = headers.find(({ key }) => key === "message-id")?.value ?? "";
	const line = value.slice(0, 2 * MAX_RAW).replaceAll(/[\p{Cc}\s]+/gu, " ");
	return line.toWellFormed().replaceAll(/[<>]/g, "").trim().slice(0, MAX_RAW);
}

/** Lists the Message-IDs that a message answers, the nearest first. */
export function listMessageIds({
	inReplyTo = "",
	references = "",
}: Pick<Email, "inReplyTo" | "references">): string[] {
	const others = findIds(references).toReversed();
	return [...new Set([...findIds(inReplyTo), ...others])].slice(0, MAX_REFERENCES);
}
