import PostalMime, { type Email } from "postal-mime";

/** The size in bytes of the largest message that is received, as most mail servers have it. */
export const MESSAGE_BYTES = 25 * 1024 * 1024;

/** The limits of a parser: twenty levels are more than any mail program makes, and headers of 256 KB too. */
const LIMITS = {
	maxNestingDepth: 20,
	maxHeadersSize: 256 * 1024,
	maxRfc822NestingDepth: 0,
};

/** Parses a message. Resolves to null for what is none, or is beyond the limits. */
export async function parseMessage(raw: Uint8Array): Promise<Email | null> {
	if (raw.byteLength > MESSAGE_BYTES) return null;
	const email = await PostalMime.parse(raw, LIMITS).catch(() => null);
	return email?.from?.address ? email : null;
}
