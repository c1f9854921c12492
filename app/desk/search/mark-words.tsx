import { findExcerptStart, type IsFound, splitFound } from "#app/platform/found-words.ts";
import { toIndexTerms } from "#app/platform/terms.ts";

/** An excerpt of a text that was found. */
export type Excerpt = { label: string; text: string };

const EXCERPT_MAX = 160;
const BEFORE = 50;

/** Renders a text with the words marked that were searched for. */
export function MarkedText({ text, isFound }: { text: string; isFound: IsFound }) {
	return splitFound(text, isFound).map((part, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
		part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
	);
}

/** Returns the text with most of the different words that were searched for, cut around the first; null without any. */
export function buildExcerpt(texts: readonly Excerpt[], isFound: IsFound): Excerpt | null {
	let best: Excerpt | null = null;
	let most = 0;
	for (const each of texts) {
		const count = new Set(toIndexTerms(each.text).filter(isFound)).size;
		if (count > most) [best, most] = [each, count];
	}
	return best && { label: best.label, text: cutAround(best.text.replaceAll(/\s+/g, " "), isFound) };
}

function cutAround(text: string, isFound: IsFound): string {
	if (text.length <= EXCERPT_MAX) return text;
	const parts = splitFound(text, isFound);
	const at = parts.findIndex((part) => part.isFound);
	const before = parts.slice(0, at).reduce((sum, part) => sum + part.text.length, 0);
	const from = findExcerptStart(text, before, BEFORE);
	const rest = text.slice(from);
	// What has no blanks is cut anywhere.
	const end = rest.length <= EXCERPT_MAX ? rest.length : rest.lastIndexOf(" ", EXCERPT_MAX);
	const shown = rest.slice(0, end > EXCERPT_MAX - BEFORE ? end : EXCERPT_MAX).toWellFormed();
	return `${from > 0 ? "… " : ""}${shown}${shown.length < rest.length ? " …" : ""}`;
}
