import { t } from "#app/messages/en/sections.ts";
import { formatPlainMoney } from "#app/platform/amounts.ts";
import { getCurrencySign } from "#app/platform/currency-words.ts";
import { forRegion } from "#app/platform/region.ts";
import type { Measure } from "../schemas/story.ts";

export type Change = Pick<Measure, "label" | "unit" | "before" | "after">;

const VALUE = forRegion(
	({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
);

/** Formats a number as the region writes it, with two decimals at most: 1,35,000 or 3.2. */
export function formatValue(value: number): string {
	return VALUE().format(value);
}

/** Formats "8 to 26 requests a month", "€4,500 to €13,500 a month". */
export function formatSpan({ before, after, unit }: Change): string {
	const sign = `${getCurrencySign()} `;
	const isMoney = unit.startsWith(sign);
	const format = isMoney ? formatPlainMoney : formatValue;
	return t("span", {
		before: format(before),
		after: format(after),
		unit: isMoney ? unit.slice(sign.length) : unit,
	});
}

/**
 * Returns the later value as an index of 100 before. Returns null where the value began at zero, of which there is no
 * share.
 */
export function toIndex({ before, after }: Change): number | null {
	return before > 0 ? (100 * after) / before : null;
}

/** Formats the change: "+225%", "−60%", "0%". Returns null where it began at zero. */
export function formatChange(change: Change): string | null {
	const index = toIndex(change);
	if (index === null) return null;
	const percent = Math.round(index - 100);
	const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
	return `${sign}${VALUE().format(Math.abs(percent))}%`;
}
