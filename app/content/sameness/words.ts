const COUNTED = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu;
const COMPARED = /[\p{L}\p{M}\p{N}]+/gu;
/** Stands for any name; no word can be it. */
const MASK = "*";

/** How many words a reader would count: "don't", "walk-in" and "4,000" are one each. */
export function countWords(texts: readonly string[]): number {
	return texts.reduce((sum, text) => sum + (text.match(COUNTED)?.length ?? 0), 0);
}

/** Words in lower case for comparing; punctuation and case make no difference, hyphens part. */
export function toWords(text: string): string[] {
	return text.toLowerCase().match(COMPARED) ?? [];
}

/** Makes a function that puts one token in the place of each of the names, the longest first. */
export function maskNames(names: readonly string[]): (words: readonly string[]) => string[] {
	const byFirstWord = new Map<string, string[][]>();
	for (const name of new Set(names.map((name) => toWords(name).join(" ")))) {
		const words = name.split(" ");
		const [first = ""] = words;
		if (first) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words]);
	}
	for (const alike of byFirstWord.values()) alike.sort((a, b) => b.length - a.length);
	return (words) => {
		const masked: string[] = [];
		for (let at = 0; at < words.length; ) {
			const word = words[at] ?? "";
			const name = byFirstWord
				.get(word)
				?.find((it) => it.every((part, offset) => part === words[at + offset]));
			masked.push(name ? MASK : word);
			at += name?.length ?? 1;
		}
		return masked;
	};
}
