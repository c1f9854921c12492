import type { Part } from "#app/desk/store/conversation-store.ts";

/** The greatest number of characters of one part, and of all parts of a page. */
const MAX_PART = 20_000;
const MAX_ALL = 200_000;
/** What is shown of a part where the newer ones have taken all. */
const LEAST = 500;

/** Returns how many characters of each part a page shows, so that it stays a page: the newest parts come first. */
export function limitParts(parts: readonly Part[]): ReadonlyMap<Part, number> {
	let left = MAX_ALL;
	const limits = new Map<Part, number>();
	for (const part of parts.toReversed()) {
		const limit = Math.max(LEAST, Math.min(MAX_PART, left));
		const { event, enquiry, message } = part;
		const lengths = [event ? event.text : enquiry.message, message?.quoted];
		// The words and the quote have the limit each.
		for (const text of lengths) left -= Math.min(text?.length ?? 0, limit);
		limits.set(part, limit);
	}
	return limits;
}
