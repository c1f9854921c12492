const WORDS_A_MINUTE = 220;

/** In whole minutes, at least one. */
export function toReadingMinutes(words: number): number {
	return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
