import { joinWords } from "#app/enquiries/store/drafts.ts";

type TypedWords = {
	text: string;
	/** The text that the form began with; undefined if it is unknown. */
	was: string | undefined;
	/** A later text of the form, of which it does not know whether it was saved. */
	tried?: string | undefined;
};

type Merged = {
	text: string;
	/** The words of the draft that the form does not have. */
	others: string;
};

/**
 * Merges the text of a form into a draft that has changed since the form began: the form's own earlier words make way for
 * it, and words that came from elsewhere stay above it. Each is there once, however often the form is saved.
 */
export function mergeDraft(kept: string, { text, was, tried }: TypedWords): Merged {
	if (kept === "" || text.includes(kept)) return { text: text === was ? kept : text, others: "" };
	const isKept = text === "" || text === was;
	for (const own of [tried, was, text]) {
		const rest = own === undefined ? null : removePart(kept, own);
		if (rest !== null) return { text: isKept ? kept : joinWords(rest, text), others: rest };
	}
	return { text: isKept ? kept : joinWords(kept, text), others: kept };
}

/** Returns a text without a part at its end or its beginning, or null where it is not there. */
function removePart(text: string, part: string): string | null {
	if (text === part) return "";
	if (!part) return null;
	if (text.endsWith(`\n\n${part}`)) return text.slice(0, -part.length).trimEnd();
	if (text.startsWith(`${part}\n\n`)) return text.slice(part.length).trimStart();
	return null;
}
