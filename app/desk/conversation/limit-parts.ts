import type { Part } from "#app/desk/store/conversation-store.ts";

/** The greatest number of characters of one part, and of all parts of a page. */
const MAX_PART = 20_000;
const MAX_ALL = 200_000;
/** The greatest number of characters of one part, and of all, in which phone numbers are searched for. */
const MAX_SEARCHED_OF_PART = 2_000;
const MAX_SEARCHED = 20_000;
/** What is shown of a part where the newer ones have taken all. */
const LEAST = 500;

/** How many characters of a part's words, and of its quote, a page shows and searches for phone numbers. */
export type PartLimit = { shown: number; searched: number };

/** Returns the limits of each part, so that a page stays one: the newest parts come first. */
export function limitParts(parts: readonly Part[]): ReadonlyMap<Part, PartLimit> {
	let left = MAX_ALL;
	let leftToSearch = MAX_SEARCHED;
	const limits = new Map<Part, PartLimit>();
	for (const part of parts.toReversed()) {
		const limit = Math.max(LEAST, Math.min(MAX_PART, left));
		const { event, enquiry, message } = part;
		const lengths = [event ? event.text : enquiry.message, message?.quoted];
		// The words and the quote have the limit each.
		for (const text of lengths) left -= Math.min(text?.length ?? 0, limit);
		const searched = Math.min(MAX_SEARCHED_OF_PART, Math.max(0, leftToSearch));
		for (const text of lengths) leftToSearch -= Math.min(text?.length ?? 0, searched);
		limits.set(part, { shown: limit, searched });
	}
	return limits;
}
