import { formatMoney, formatNumber, formatPrice, removeNoise } from "#app/platform/amounts.ts";
import type { Day } from "#app/platform/day.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { fillPlaceholders } from "../fill-placeholders.ts";

/** A computed figure, by what it is a number of: a price is exact, other money is rounded as an average is. */
type Figure = { price: number } | { money: number } | { count: number } | { from: Day; to: Day };

/** Computed figures by the names that texts have in braces. */
export type Figures = Readonly<Record<string, Figure>>;

/** Puts figures into a text where it names them in braces. */
export function fillFigures(text: string, figures: Figures): string {
	const entries = Object.entries(figures).map(([name, figure]) => [name, formatFigure(figure)]);
	return fillPlaceholders(text, Object.fromEntries(entries));
}

function formatFigure(figure: Figure): string {
	if ("price" in figure) return formatPrice(figure.price);
	if ("money" in figure) return formatMoney(figure.money);
	return "count" in figure ? formatNumber(figure.count) : formatLongDate(figure.from, figure.to);
}

export function sum(amounts: readonly number[]): number {
	return removeNoise(amounts.reduce((total, amount) => total + amount, 0));
}
