export const WORDS_MAX = 100;

/** Normalises what was typed into a search field to one line. Joiners stay, as some scripts are written with them. */
export function normalizeWords(text: string): string {
	const visible = text.toWellFormed().replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, "");
	const line = visible.replaceAll(/[\p{Cc}\p{Z}\uFFFD]+/gu, " ");
	return [...line.trim()].slice(0, WORDS_MAX).join("").trim();
}
