import { parseBudget } from "#app/enquiries/budget.ts";
import { type AmountKind, formatAmount, formatNumber } from "./format-amount.ts";

/** What a field takes: numbers from `min` to `max`, kept to two digits after the point. */
export type AmountRule = {
	kind: AmountKind;
	min: number;
	max: number;
	isWhole?: boolean;
	/** A number that a visitor could have written; the field begins with it. */
	example: number;
};

type Reading = { value: number; fault?: undefined } | { value?: undefined; fault: string };

/** More is no amount, and none of it is worth showing again. */
export const LONGEST_AMOUNT = 40;

const SIGNS = /^(?:₹|rs\.?|inr)\s*|\s*(?:\/-|rupees|%|per ?cent)$/gi;
const AMOUNT = /^([-−–]?)\s*(\d[\d,. ]*)\s*([a-z]*)\.?$/i;
/** Thousands, lakh and crore are told by groups of two or three digits, the last of three. */
const GROUPED = /^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d*)?$|^\d+(?:\.\d*)?$/;

/**
 * A number from what people write: `60,000`, `₹1,50,000`, `1.5 lakh`, `2.5 %`. What is no number, or none that
 * the rule takes, comes back as a sentence for the visitor.
 */
export function readAmount(text: string, rule: AmountRule): Reading {
	const number = readNumber(text, rule);
	if (typeof number === "string") return { fault: number };
	const value = Math.round(number * 100) / 100;
	const fault = judge(value, number, rule);
	return fault ? { fault } : { value };
}

function readNumber(text: string, { kind, example }: AmountRule): number | string {
	const written = toLatinDigits(text).trim();
	const sample = formatNumber(example);
	if (!written) return `Write a number here, for instance ${sample}.`;
	if (written.length > LONGEST_AMOUNT) return `This is too long for a number such as ${sample}.`;
	if (kind !== "percent" && /%|per ?cent$/i.test(written))
		return "This is no percentage: leave the sign out.";
	if (kind !== "rupees" && /₹|rs|inr|rupees/i.test(written))
		return "This is no sum of money: leave the sign out.";
	const [, sign, digits = "", unit = ""] = AMOUNT.exec(written.replace(SIGNS, "")) ?? [];
	const factor = unit ? parseBudget(`1 ${unit}`) : 1;
	if (!digits || !factor) return `Write it in digits, for instance ${sample}.`;
	if (sign) return "This cannot be less than zero.";
	if (!GROUPED.test(digits.trim())) {
		return /,\d{1,2}$/.test(digits.trim())
			? "Use a point for decimals: 12.5, not 12,5."
			: `The commas or points stand oddly. Write it like ${sample}.`;
	}
	return Number(digits.replaceAll(/[, ]/g, "")) * factor;
}

function judge(value: number, written: number, { kind, min, max, isWhole }: AmountRule): string {
	if (written === 0 && min > 0) return "With zero here there is nothing to work out.";
	if (value < min) return `The least that can be worked with here is ${formatAmount(min, kind)}.`;
	if (value > max) return `The most that can be worked with here is ${formatAmount(max, kind)}.`;
	return isWhole && !Number.isInteger(value) ? "Write a whole number here." : "";
}

/** Full-width and Devanagari digits mean the same. */
function toLatinDigits(text: string): string {
	return text
		.normalize("NFKC")
		.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
}
