import { formatAmount, formatNumber, round } from "./amounts.ts";
import { cleanCode } from "./clean-text.ts";
import { getCurrencyWords } from "./currency-words.ts";
import { parseSum, toPattern } from "./parse-sum.ts";
import { forRegion } from "./region.ts";
import { type AmountKind, getDecimalSign, toPlainNumber } from "./separators.ts";

/** The numbers that a field accepts: from `min` to `max`, rounded to two decimals. */
export type AmountRule = {
	kind: AmountKind;
	min: number;
	max: number;
	isWhole?: boolean;
	/** The field's initial value, which error messages show as a sample. */
	example: number;
};

type ParsedAmount = { value: number; error?: undefined } | { value?: undefined; error: string };

/** The longest text in characters that is parsed; a longer one is no number. */
export const MAX_AMOUNT_LENGTH = 40;

const SIGNS = forRegion(() => toPattern(getCurrencyWords().signs));
const AFFIXES = forRegion(
	() => new RegExp(`^(?:${SIGNS()})\\s*|\\s*(?:/-|${SIGNS()}|%|per ?cent)$`, "gi"),
);
const HAS_SIGN = forRegion(() => new RegExp(`^(?:${SIGNS()})|(?:${SIGNS()})$`, "i"));
const AMOUNT = /^([-−–]?)\s*(\d[\d,. ]*)\s*([a-z]*)\.?$/i;
/** The syntax of grouped digits: groups of two or three, as the region writes them; the last has three. */
const GROUPED = /^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d*)?$|^\d+(?:\.\d*)?$/;

/**
 * Parses an amount as people of the region write it: `60,000`, `€1,500`, `1.5k`, `2.5 %`. The error is a sentence
 * for the visitor.
 */
export function parseAmount(text: string, rule: AmountRule): ParsedAmount {
	const number = parseNumber(text, rule);
	if (typeof number === "string") return { error: number };
	const value = round(number, 2);
	const error = checkRange(value, number, rule);
	return error ? { error } : { value };
}

function parseNumber(text: string, { kind, example }: AmountRule): number | string {
	const trimmed = cleanCode(text);
	const sample = formatNumber(example);
	if (!trimmed) return `Write a number here, for instance ${sample}.`;
	if (trimmed.length > MAX_AMOUNT_LENGTH) return `This is too long for a number such as ${sample}.`;
	if (kind !== "percent" && /%|per ?cent$/i.test(trimmed))
		return "This is not a percentage: leave out the sign.";
	if (kind !== "money" && HAS_SIGN().test(trimmed))
		return "This is not an amount of money: leave out the sign.";
	const [, sign, matched = "", unit = ""] =
		AMOUNT.exec(toPlainNumber(trimmed.replace(AFFIXES(), ""), kind)) ?? [];
	const digits = matched.trim();
	const factor = unit ? parseSum(`1 ${unit}`) : 1;
	if (!digits || !factor) return `Write it in digits, for instance ${sample}.`;
	if (sign) return "This cannot be less than zero.";
	if (GROUPED.test(digits)) return Number(digits.replaceAll(/[, ]/g, "")) * factor;
	if (!/,\d{1,2}$/.test(digits))
		return `The commas or points are in the wrong place. Write it like ${sample}.`;
	const [name, other] = getDecimalSign() === "," ? ["comma", "."] : ["point", ","];
	return `Use a ${name} for decimals: ${formatNumber(12.5)}, not 12${other}5.`;
}

function checkRange(
	value: number,
	unrounded: number,
	{ kind, min, max, isWhole }: AmountRule,
): string | null {
	if (unrounded === 0 && min > 0) return "This cannot be zero.";
	if (value < min) return `The smallest number here is ${formatAmount(min, kind)}.`;
	if (value > max) return `The largest number here is ${formatAmount(max, kind)}.`;
	return isWhole && !Number.isInteger(value) ? "Write a whole number here." : null;
}
