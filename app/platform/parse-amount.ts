import { t } from "#app/messages/en/parse-amount.ts";
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
const AMOUNT = /^([-−–]?)\s*(\d[\d,. ]*)\s*((?:\p{L}\p{M}*)*)\.?$/u;
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
	const values = { example: formatNumber(example) };
	if (!trimmed) return t("missing", values);
	if (trimmed.length > MAX_AMOUNT_LENGTH) return t("tooLong", values);
	if (kind !== "percent" && /%|per ?cent$/i.test(trimmed)) return t("noPercentage");
	if (kind !== "money" && HAS_SIGN().test(trimmed)) return t("noMoney");
	const [, sign, matched = "", unit = ""] =
		AMOUNT.exec(toPlainNumber(trimmed.replace(AFFIXES(), ""), kind)) ?? [];
	const digits = matched.trim();
	const factor = unit ? parseSum(`1 ${unit}`) : 1;
	if (!digits || !factor) return t("noDigits", values);
	if (sign) return t("negative");
	if (GROUPED.test(digits)) return Number(digits.replaceAll(/[, ]/g, "")) * factor;
	if (!/,\d{1,2}$/.test(digits)) return t("misplaced", values);
	const right = formatNumber(12.5);
	return getDecimalSign() === ","
		? t("useComma", { right, wrong: "12.5" })
		: t("usePoint", { right, wrong: "12,5" });
}

function checkRange(
	value: number,
	unrounded: number,
	{ kind, min, max, isWhole }: AmountRule,
): string | null {
	if (unrounded === 0 && min > 0) return t("zero");
	if (value < min) return t("tooSmall", { min: formatAmount(min, kind) });
	if (value > max) return t("tooLarge", { max: formatAmount(max, kind) });
	return isWhole && !Number.isInteger(value) ? t("notWhole") : null;
}
