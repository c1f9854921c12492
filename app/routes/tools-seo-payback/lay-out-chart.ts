import { chooseAxis } from "#app/art/case-scale.ts";
import type { SeoPayback } from "#app/tools/seo-payback.ts";

/** Places in parts of the chart: `x` from its left, `share` from its foot. */
export type ChartLayout = {
	ticks: { rupees: number; share: number }[];
	/** The months that are named on the axis. */
	months: { month: number; x: number }[];
	/** The line, from nothing at the start of month 1. */
	points: { x: number; share: number }[];
	payback: { month: number; x: number; share: number } | null;
};

export function layOutChart({ months, paybackMonth }: SeoPayback): ChartLayout {
	const totals = [0, ...months.map(({ total }) => total)];
	const least = Math.min(...totals);
	const { step } = chooseAxis(Math.max(...totals) - least);
	const low = Math.floor(least / step);
	const high = Math.max(Math.ceil(Math.max(...totals) / step), low + 1);
	const toShare = (rupees: number) => (rupees / step - low) / (high - low);
	const points = totals.map((total, month) => ({
		x: month / months.length,
		share: toShare(total),
	}));
	const every = months.length <= 12 ? 2 : months.length <= 36 ? 6 : months.length / 5;
	const point = paybackMonth === null ? undefined : points[paybackMonth];
	return {
		ticks: Array.from({ length: high - low + 1 }, (_, at) => ({
			rupees: (low + at) * step || 0,
			share: at / (high - low),
		})),
		months: months
			.filter(({ month }) => month % every === 0 && month < months.length)
			.map(({ month }) => ({ month, x: month / months.length })),
		points,
		payback: paybackMonth !== null && point ? { month: paybackMonth, ...point } : null,
	};
}
