import { t } from "#app/messages/en/amounts.ts";
import { getCurrencyWords } from "./currency-words.ts";
import { forRegion } from "./region.ts";
import { type AmountKind, getDecimalSign } from "./separators.ts";

/** The largest number that is shown in digits. */
const MAX_SHOWN = 1e11;
/** The amount from which an axis has a unit in place of digits. */
const SHORTENED_FROM = 1e5;

const NUMBER = forRegion(
	({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
);
const DECIMAL = forRegion(
	({ locale }) =>
		new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const WHOLE_SUM = createSumFormat({ maximumFractionDigits: 0 });
const EXACT_SUM = createSumFormat({});
const PLAIN_SUM = createSumFormat({ minimumFractionDigits: 0, maximumFractionDigits: 2 });
const SHORT_SUM = createSumFormat({ notation: "compact", maximumFractionDigits: 2 });
const PRICE = createSumFormat({ trailingZeroDisplay: "stripIfInteger" });

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

/** Formats a number with one decimal: 1.0 or 2.5. */
export function formatDecimal(value: number): string {
	return DECIMAL().format(value);
}

/** Formats a number as it is typed, without groups: 150000 or 2.5. */
export function formatUngrouped(value: number): string {
	return String(value).replace(".", getDecimalSign());
}

/** Formats an amount of money as €28.80 below a hundred, else as €150,000. */
export function formatMoney(amount: number): string {
	const exact = round(amount, 2);
	if (Math.abs(exact) < 100 && !Number.isInteger(exact)) return EXACT_SUM().format(exact);
	return formatBounded(round(amount, 0), WHOLE_SUM());
}

/** Formats a price to the smallest coin of the currency: €1,499.50, but €1,500. */
export function formatPrice(price: number): string {
	// As text it is rounded by its decimals: the number 1.005 is a little less.
	return PRICE().format(`${removeNoise(price)}`);
}

/** Removes from a computed sum what binary fractions add: of 0.1 and 0.2 the sum is 0.3. */
export function removeNoise(sum: number): number {
	return Number(sum.toPrecision(13));
}

/** Formats an amount of money with at most two decimals: €45,000 or €0.5. */
export function formatPlainMoney(amount: number): string {
	return PLAIN_SUM().format(amount);
}

/** Formats an amount of money for an axis: "€50,000" or "€1.5M", or with the words of the currency. */
export function formatShortMoney(amount: number): string {
	const { largeUnits } = getCurrencyWords();
	const [size, unit] = largeUnits.find(([size]) => Math.abs(amount) >= size) ?? [];
	if (size && unit) return t(unit, { sum: formatPlainMoney(round(amount / size, 2)) });
	return Math.abs(amount) < SHORTENED_FROM ? formatMoney(amount) : SHORT_SUM().format(amount);
}

export function formatPercent(percent: number): string {
	return t("percent", { number: formatNumber(percent) });
}

export function formatAmount(value: number, kind: AmountKind): string {
	if (kind === "money") return formatMoney(value);
	return kind === "percent" ? formatPercent(value) : formatNumber(value);
}

/** Formats a monthly average: 2,400, but 14.4 and 0.07, so that small numbers are not rounded away. */
export function formatAverage(count: number): string {
	if (count > 0 && count < 0.01) return t("lessThan", { amount: formatNumber(0.01) });
	const digits = count < 1 ? 2 : count < 100 ? 1 : 0;
	return formatNumber(round(count, digits));
}

function formatBounded(value: number, format: Intl.NumberFormat): string {
	if (value > MAX_SHOWN) return t("moreThan", { amount: format.format(MAX_SHOWN) });
	return value < -MAX_SHOWN
		? t("lessThan", { amount: format.format(-MAX_SHOWN) })
		: format.format(value);
}

/** Rounds a number to so many decimals. Never returns -0. */
export function round(value: number, digits: number): number {
	const factor = 10 ** digits;
	return Math.round(value * factor) / factor || 0;
}
