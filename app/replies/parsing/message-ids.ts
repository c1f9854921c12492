import type { Email } from "postal-mime";

const MESSAGE_ID = /<[^<>\s]{1,500}>/g;
const MAX_REFERENCES = 50;

/** Returns the Message-ID with its angle brackets, or null where it is malformed. */
export function findMessageId({ messageId = "" }: Pick<Email, "messageId">): string | null {
	return messageId.match(MESSAGE_ID)?.[0] ?? null;
}

/** Lists the Message-IDs that a message answers, the nearest first. */
export function listMessageIds({
	inReplyTo = "",
	references = "",
}: Pick<Email, "inReplyTo" | "references">): string[] {
	const nearest = inReplyTo.match(MESSAGE_ID) ?? [];
	const others = (references.match(MESSAGE_ID) ?? []).toReversed();
	return [...new Set([...nearest, ...others])].slice(0, MAX_REFERENCES);
}
