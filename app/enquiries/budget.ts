import { cleanCode } from "#app/platform/clean-text.ts";
import { parseSum } from "#app/platform/parse-sum.ts";

/** A hyphen after a slash is of the sum before it: 50,000/-. */
const RANGE = /^(?:between|from)?(.*?[^/])(?:[-–—~]|to|and)(.+)$/i;

/**
 * Rupees from what people write: a sum, or the lower end of a range such as `1-2 lakh`, `₹50k to 1L` or `1 lakh+`. A
 * whole number of rupees; null when it is none.
 */
export function parseBudget(typed: string): number | null {
	const text = typed.replace(/\+\s*$/, "");
	const [, from = "", to = ""] = RANGE.exec(text.trim()) ?? [];
	const most = parseSum(to);
	if (most === null) return parseSum(text);
	// In `1-2 lakh` both are lakhs, in `50,000 to 1 lakh` the second alone.
	const [, unit = ""] = /\d\s*([a-z]+)\D*$/i.exec(to) ?? [];
	const alike = parseSum(`${from} ${unit}`);
	const least = alike !== null && alike <= most ? alike : parseSum(from);
	return least && Math.min(least, most);
}

/** Returns a range as it was typed. Returns null for a sum, which the number holds completely. */
export function parseBudgetRange(typed: string): { value: string | null } {
	return { value: typed === "" || parseSum(cleanCode(typed)) !== null ? null : typed };
}
