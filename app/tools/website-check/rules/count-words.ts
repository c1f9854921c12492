/** The most characters that are counted: no rule asks for more words than these have. */
const LONGEST = 20_000;

const words = new Intl.Segmenter("en", { granularity: "word" });

/** Counts the words of a text in any script, also in one that writes no spaces. */
export function countWords(text: string): number {
	let count = 0;
	for (const { isWordLike } of words.segment(text.slice(0, LONGEST))) if (isWordLike) count++;
	return count;
}
