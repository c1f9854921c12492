import { toTerms } from "#app/platform/text-index.ts";

/** An excerpt of a text that was found. */
export type Excerpt = { label: string; text: string };

const EXCERPT_MAX = 160;
const BEFORE = 50;
const WORD = /([\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+)/u;

type IsFound = (word: string) => boolean;

/** Renders a text with the words marked that were searched for. */
export function MarkedText({ text, isFound }: { text: string; isFound: IsFound }) {
	return text.split(WORD).map((part, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
		hasFound(part, isFound) ? <mark key={index}>{part}</mark> : part,
	);
}

/** Returns the text with most of the different words that were searched for, cut around the first; null without any. */
export function buildExcerpt(texts: readonly Excerpt[], isFound: IsFound): Excerpt | null {
	let best: Excerpt | null = null;
	let most = 0;
	for (const each of texts) {
		const count = new Set(toTerms(each.text).filter(isFound)).size;
		if (count > most) [best, most] = [each, count];
	}
	return best && { label: best.label, text: cutAround(best.text.replaceAll(/\s+/g, " "), isFound) };
}

function cutAround(text: string, isFound: IsFound): string {
	if (text.length <= EXCERPT_MAX) return text;
	const parts = text.split(WORD);
	const at = parts.findIndex((part) => hasFound(part, isFound));
	const before = parts.slice(0, at).join("").length;
	const from = before <= BEFORE ? 0 : text.indexOf(" ", before - BEFORE) + 1;
	const rest = text.slice(from);
	const end = rest.length <= EXCERPT_MAX ? rest.length : rest.lastIndexOf(" ", EXCERPT_MAX);
	const shown = rest.slice(0, end > 0 ? end : EXCERPT_MAX);
	return `${from > 0 ? "… " : ""}${shown}${shown.length < rest.length ? " …" : ""}`;
}

function hasFound(part: string, isFound: IsFound): boolean {
	return toTerms(part).some(isFound);
}
