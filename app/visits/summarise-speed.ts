import type { SpeedRow } from "#app/database/tables.ts";
import { type Device, estimateP75, METRICS, type Metric, type Rating, rateSpeed } from "./speed.ts";

/** The number of loads, and their 75th percentile, which is null below `MIN_LOADS`. */
type SpeedFigure = { loads: number; p75: { value: number; rating: Rating } | null };

export type SpeedLine = {
	/** The template; empty for all pages. */
	template: string;
	device: Device;
	figures: Record<Metric, SpeedFigure>;
};

/** The fewest loads for which a percentile is shown; fewer say nothing about the next ones. */
const MIN_LOADS = 20;

/**
 * Summarises all pages by device, then each template, the most loads first. Rows of several days may be summed up or
 * not.
 */
export function summariseSpeed(rows: readonly Omit<SpeedRow, "day">[]): SpeedLine[] {
	const ofAll = rows.map((row) => ({ ...row, template: "" }));
	const lines = Map.groupBy([...ofAll, ...rows], ({ template, device }) => `${template} ${device}`);
	return [...lines.values()]
		.flatMap((group) => {
			const [first] = group;
			if (!first) return [];
			const { template, device } = first;
			return { template, device, figures: toFigures(group) };
		})
		.toSorted(
			(a, b) =>
				Number(a.template !== "") - Number(b.template !== "") ||
				countLoads(b) - countLoads(a) ||
				(a.template + a.device < b.template + b.device ? -1 : 1),
		);
}

/** Counts loads as the largest count of a metric, as not every browser measures everything. */
function countLoads({ figures }: SpeedLine): number {
	return Math.max(...METRICS.map((metric) => figures[metric].loads));
}

type Bucket = Pick<SpeedRow, "metric" | "bucket" | "loads">;

function toFigures(rows: readonly Bucket[]): Record<Metric, SpeedFigure> {
	const figures = METRICS.map((metric): [Metric, SpeedFigure] => {
		const buckets = new Map<number, number>();
		for (const row of rows)
			if (row.metric === metric)
				buckets.set(row.bucket, (buckets.get(row.bucket) ?? 0) + row.loads);
		return [metric, toFigure(metric, buckets)];
	});
	return Object.fromEntries(figures) as Record<Metric, SpeedFigure>;
}

function toFigure(metric: Metric, buckets: ReadonlyMap<number, number>): SpeedFigure {
	const loads = [...buckets.values()].reduce((sum, count) => sum + count, 0);
	if (loads < MIN_LOADS) return { loads, p75: null };
	const value = estimateP75(metric, buckets);
	return { loads, p75: { value, rating: rateSpeed(metric, value) } };
}
