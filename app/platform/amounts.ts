import { cleanCode } from "./clean-text.ts";
import { getCurrencyWords } from "./currency-words.ts";
import { parseSum, toPattern } from "./parse-sum.ts";
import { forRegion } from "./region.ts";
import { getDecimalSign, toPlainNumber } from "./separators.ts";

/** The numbers that a field accepts: from `min` to `max`, rounded to two decimals. */
export type AmountRule = {
	kind: "money" | "percent" | "count";
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
const HAS_SIGN = forRegion(() => new RegExp(SIGNS(), "i"));
const AMOUNT = /^([-−–]?)\s*(\d[\d,. ]*)\s*([a-z]*)\.?$/i;
/** The syntax of grouped digits: groups of two or three, as India and others write them; the last has three. */
const GROUPED = /^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d*)?$|^\d+(?:\.\d*)?$/;

/**
 * Parses an amount as people of the region write it: `60,000`, `₹1,50,000`, `1.5 lakh`, `2.5 %`. The error is a sentence
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
		AMOUNT.exec(toPlainNumber(trimmed.replace(AFFIXES(), ""))) ?? [];
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

/** The largest number that is shown in digits. */
const MAX_SHOWN = 1e11;
/** The amount from which an axis has a unit in place of digits. */
const SHORTENED_FROM = 1e5;

const NUMBER = forRegion(
	({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
);
const WHOLE_SUM = createSumFormat({ maximumFractionDigits: 0 });
const EXACT_SUM = createSumFormat({});
const PLAIN_SUM = createSumFormat({ minimumFractionDigits: 0, maximumFractionDigits: 2 });
const SHORT_SUM = createSumFormat({ notation: "compact", maximumFractionDigits: 2 });

function createSumFormat(options: Intl.NumberFormatOptions) {
	return forRegion(
		({ locale, currency }) =>
			new Intl.NumberFormat(locale, { style: "currency", currency, ...options }),
	);
}

/** Formats a number as 1,50,000 or 2.5, with at most two decimals. */
export function formatNumber(value: number): string {
	return formatBounded(round(value, 2), NUMBER());
}

/** Formats a number as it is typed, without groups: 150000 or 2.5. */
export function formatUngrouped(value: number): string {
	return String(value).replace(".", getDecimalSign());
}

/** Formats an amount of money as ₹28.80 below a hundred, else as ₹1,50,000. */
export function formatMoney(amount: number): string {
	const exact = round(amount, 2);
	if (Math.abs(exact) < 100 && !Number.isInteger(exact)) return EXACT_SUM().format(exact);
	return formatBounded(round(amount, 0), WHOLE_SUM());
}

/** Formats an amount of money with at most two decimals: ₹45,000 or ₹0.5. */
export function formatPlainMoney(amount: number): string {
	return PLAIN_SUM().format(amount);
}

/** Formats an amount of money for an axis: "₹50,000", "₹1.5 lakh", "₹2 crore" or "€1.5M". */
export function formatShortMoney(amount: number): string {
	const { largeUnits } = getCurrencyWords();
	const [size, unit] = largeUnits.find(([size]) => Math.abs(amount) >= size) ?? [];
	if (size) return `${formatPlainMoney(round(amount / size, 2))} ${unit}`;
	return Math.abs(amount) < SHORTENED_FROM ? formatMoney(amount) : SHORT_SUM().format(amount);
}

export function formatPercent(percent: number): string {
	return `${formatNumber(percent)}%`;
}

export function formatAmount(value: number, kind: AmountRule["kind"]): string {
	if (kind === "money") return formatMoney(value);
	return kind === "percent" ? formatPercent(value) : formatNumber(value);
}

/** Formats a monthly average: 2,400, but 14.4 and 0.07, so that small numbers are not rounded away. */
export function formatAverage(count: number): string {
	if (count > 0 && count < 0.01) return "less than 0.01";
	const digits = count < 1 ? 2 : count < 100 ? 1 : 0;
	return formatNumber(round(count, digits));
}

function formatBounded(value: number, format: Intl.NumberFormat): string {
	if (value > MAX_SHOWN) return `more than ${format.format(MAX_SHOWN)}`;
	return value < -MAX_SHOWN ? `less than ${format.format(-MAX_SHOWN)}` : format.format(value);
}

/** Rounds a number to so many decimals. Never returns -0. */
function round(value: number, digits: number): number {
	const factor = 10 ** digits;
	return Math.round(value * factor) / factor || 0;
}
