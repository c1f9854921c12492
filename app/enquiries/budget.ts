import { cleanCode } from "#app/platform/clean-text.ts";
import { parseSum } from "#app/platform/parse-sum.ts";

/** A range of sums. A hyphen after a slash belongs to the sum before it: 50,000/-. */
const RANGE = /^(?:between|from|zwischen|von)?(.*?[^/])(?:[-–—~]|to|and|bis|und|से|और)(.+)$/i;

/**
 * Parses a budget from what people write: a sum, or the lower end of a range such as `50-80k`, `50,000 to 80,000` or `50k+`.
 * Returns a whole number, or null when the text is no sum.
 */
export function parseBudget(typed: string): number | null {
	const text = typed.replace(/\+\s*$/, "");
	const [, from = "", to = ""] = RANGE.exec(text.trim()) ?? [];
	const most = parseSum(to);
	if (most === null) return parseSum(text);
	// In `50-80k` both are thousands, in `500 to 1k` the second alone.
	const [, unit = ""] = /\d\s*((?:\p{L}\p{M}*)+)\D*$/u.exec(to) ?? [];
	const alike = parseSum(`${from} ${unit}`);
	const least = alike !== null && alike <= most ? alike : parseSum(from);
	return least && Math.min(least, most);
}

/** Returns a range as it was typed. Returns null for a sum, which the number holds completely. */
export function parseBudgetRange(typed: string): { value: string | null } {
	return { value: typed === "" || parseSum(cleanCode(typed)) !== null ? null : typed };
}
