/** One thing that was measured, beside what it may be and what the best other one reaches. */
export type Figure = {
	title: string;
	figure: number;
	unit: Unit;
	limit: Limit | null;
	/** The best peer's figure, in the same unit. */
	peer: number | null;
	/** Null where there is no limit. */
	held: boolean | null;
};

type Unit = "ms" | "s" | "B" | "KB" | "MB" | "/s" | "points" | "requests" | "tasks" | "files" | "";
type Limit = { most: number } | { least: number };

/** Digits after the point; none for what is counted. */
const DIGITS: Partial<Record<Unit, number>> = { s: 2, KB: 1, "": 2 };
const UP_TO = 10;

/** A figure, and whether its limit is held. */
export function toFigure(
	title: string,
	figure: number,
	unit: Unit,
	{ limit = null, peer = null }: { limit?: Limit | null; peer?: number | null } = {},
): Figure {
	return { title, figure, unit, limit, peer, held: limit && isWithin(figure, limit) };
}

function isWithin(figure: number, limit: Limit): boolean {
	return "most" in limit ? figure <= limit.most : figure >= limit.least;
}

/** A number of that unit as the table shows it. */
export function formatNumber(value: number, unit: Unit): string {
	const isSmall = unit === "ms" && value < UP_TO;
	const digits = isSmall ? 1 : (DIGITS[unit] ?? 0);
	const text = value.toLocaleString("en", {
		maximumFractionDigits: digits,
		minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
	});
	return unit === "/s" ? `${text}/s` : `${text} ${unit}`.trim();
}

/** The middle one; of none 0. */
export function takeMedian(values: readonly number[]): number {
	return takeShare(values, 0.5);
}

/** Median, 99th percentile and maximum of latencies in ms. */
export function summarise(latencies: readonly number[]) {
	return {
		median: takeMedian(latencies),
		p99: takeShare(latencies, 0.99),
		most: Math.max(0, ...latencies),
	};
}

function takeShare(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
