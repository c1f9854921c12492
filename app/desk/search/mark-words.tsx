import { splitUnspaced, toIndexTerms, toTerms } from "#app/platform/terms.ts";

/** An excerpt of a text that was found. */
export type Excerpt = { label: string; text: string };

const EXCERPT_MAX = 160;
const BEFORE = 50;
const WORD = /([\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+)/u;

type IsFound = (word: string) => boolean;

/** Renders a text with the words marked that were searched for. */
export function MarkedText({ text, isFound }: { text: string; isFound: IsFound }) {
	return splitText(text, isFound).map((part, index) =>
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
	const parts = splitText(text, isFound);
	const at = parts.findIndex((part) => part.isFound);
	const before = parts.slice(0, at).reduce((sum, part) => sum + part.text.length, 0);
	const from = findStart(text, before);
	const rest = text.slice(from);
	// What has no blanks is cut anywhere.
	const end = rest.length <= EXCERPT_MAX ? rest.length : rest.lastIndexOf(" ", EXCERPT_MAX);
	const shown = rest.slice(0, end > EXCERPT_MAX - BEFORE ? end : EXCERPT_MAX).toWellFormed();
	return `${from > 0 ? "… " : ""}${shown}${shown.length < rest.length ? " …" : ""}`;
}

/** Returns where an excerpt begins: at a word, some letters before what was found. */
function findStart(text: string, before: number): number {
	if (before <= BEFORE) return 0;
	const blank = text.indexOf(" ", before - BEFORE);
	return blank >= 0 && blank < before ? blank + 1 : before - BEFORE;
}

type Part = { text: string; isFound: boolean };

/** Splits a text into words and what is between them; of scripts without blanks into what was found and the rest. */
function splitText(text: string, isFound: IsFound): Part[] {
	return text.split(WORD).flatMap((part) => {
		const letters = splitUnspaced(part);
		// A letter is found together with the next one, or alone where one letter was searched for.
		const ends = letters.map(({ text, isUnspaced }, index) => {
			if (!isUnspaced) return hasFound(text, isFound) ? index : -1;
			const next = letters[index + 1];
			if (isTermFound(text, isFound)) return index;
			return next?.isUnspaced && isTermFound(text + next.text, isFound) ? index + 1 : -1;
		});
		const parts: Part[] = [];
		for (const [index, letter] of letters.entries()) {
			const isMarked = ends[index] !== -1 || ends[index - 1] === index;
			const last = parts.at(-1);
			if (last?.isFound === isMarked) last.text += letter.text;
			else parts.push({ text: letter.text, isFound: isMarked });
		}
		return parts;
	});
}

function hasFound(part: string, isFound: IsFound): boolean {
	return toTerms(part).some(isFound);
}

function isTermFound(letters: string, isFound: IsFound): boolean {
	return isFound(toTerms(letters).join(""));
}
