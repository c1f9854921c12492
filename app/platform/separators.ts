import { forRegion } from "./region.ts";

const SEPARATORS = forRegion(({ locale }) => {
	const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.9);
	const find = (type: string) => parts.find((part) => part.type === type)?.value;
	return { decimal: find("decimal") ?? ".", group: find("group") ?? "," };
});

/** Returns the sign before decimals, as the region writes it. */
export function getDecimalSign(): string {
	return SEPARATORS().decimal;
}

/** Replaces the separators of numbers in a text by commas between groups and a point before decimals. */
export function toPlainNumber(text: string): string {
	const { decimal, group } = SEPARATORS();
	return text.replaceAll(/(?<=\d)[.,'’](?=\d)/g, (sign) => {
		if (sign === decimal) return ".";
		return sign === group || decimal !== "." || sign !== "." ? "," : sign;
	});
}
