import { getCurrencyWords } from "./currency-words.ts";
import { forRegion } from "./region.ts";

/** What an amount counts. */
export type AmountKind = "money" | "percent" | "count";

const SEPARATORS = forRegion(({ locale }) => {
	const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.9);
	const find = (type: string) => parts.find((part) => part.type === type)?.value;
	return { decimal: find("decimal") ?? ".", group: find("group") ?? "," };
});

/** Returns the sign before decimals, as the region writes it. */
export function getDecimalSign(): string {
	return SEPARATORS().decimal;
}

/** The Arabic signs before decimals and between groups. */
const ARABIC_DECIMAL = "٫";
const ARABIC_GROUP = "٬";

/** A number whose separators are of one kind, each before three digits, and no unit behind it: 50.000 or 1,250,000. */
const THOUSANDS = forRegion(() => {
	const units = Object.keys(getCurrencyWords().units).join("|");
	return new RegExp(
		`(?<!\\d[.,'’ ]?)[1-9]\\d{0,2}([.,])\\d{3}(?:\\1\\d{3})*(?![.,'’]?\\d|\\s*(?:${units})(?![\\p{L}\\p{M}]))`,
		"giu",
	);
});
/** Whether the currency has three decimals, as the dinar of Kuwait has. */
const HAS_THREE_DECIMALS = forRegion(({ currency }) => {
	const format = new Intl.NumberFormat("en", { style: "currency", currency });
	return format.resolvedOptions().maximumFractionDigits === 3;
});

/**
 * Replaces the separators of numbers in a text by commas between groups and a point before decimals. Of sums and counts
 * nobody writes three decimals: 50,000 is fifty thousand also where the comma stands before decimals.
 */
export function toPlainNumber(text: string, kind: AmountKind = "money"): string {
	const isDecimal = kind === "percent" || (kind === "money" && HAS_THREE_DECIMALS());
	const whole = isDecimal
		? text
		: text.replaceAll(THOUSANDS(), (number) => number.replaceAll(/[.,]/g, ""));
	const { decimal, group } = SEPARATORS();
	return whole.replaceAll(/(?<=\d)[.,'’٫٬](?=\d)/g, (sign) => {
		if (sign === decimal || sign === ARABIC_DECIMAL) return ".";
		return sign === group || sign === ARABIC_GROUP || decimal !== "." || sign !== "." ? "," : sign;
	});
}
