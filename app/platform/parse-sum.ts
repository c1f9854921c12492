import { getCurrencyWords } from "./currency-words.ts";
import { forRegion } from "./region.ts";
import { toPlainNumber } from "./separators.ts";

/** The largest sum: more than any budget, and far below where whole numbers become inexact. */
const LARGEST = 1e11;

/** The syntax of a sum with the currency's sign before or behind it. It may end like 50,000/-. */
const SUM = forRegion(() => {
	const sign = `(?:${toPattern(getCurrencyWords().signs)})?`;
	return new RegExp(
		`^${sign}\\s*(\\d[\\d,\\s]*(?:\\.\\d{1,3})?)\\s*((?:\\p{L}\\p{M}*)*?)\\.?\\s*${sign}(?:\\s*/-)?$`,
		"iu",
	);
});

/** Parses `150000`, `€1,500`, `1.500 €`, `50k`, as the region writes them. Returns null for a range. */
export function parseSum(text: string): number | null {
	const [, digits = "", unit = ""] = SUM().exec(toPlainNumber(text.trim())) ?? [];
	const factor = unit ? getCurrencyWords().units[unit.toLowerCase()] : 1;
	// The last group has three digits: in `1,5` the comma stands for something else.
	if (!digits || !factor || /[,\s]\d{1,2}(?:\.\d+)?$/.test(digits.trim())) return null;
	const sum = Math.round(Number(digits.replaceAll(/[,\s]/g, "")) * factor);
	return sum > 0 && sum <= LARGEST ? sum : null;
}

/** Returns the source of a regular expression that matches one of the texts. */
export function toPattern(texts: readonly string[]): string {
	return texts.map((text) => text.replaceAll(/[$.*+?^()|[\]{}\\]/g, "\\$&")).join("|");
}
