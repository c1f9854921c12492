type Unit = "ms" | "s" | "B" | "KB" | "MB" | "/s" | "points" | "tasks" | "files" | "";
type Limit = { most: number } | { least: number };

/** A measured value beside its limit and the best peer's value. */
export type Figure = {
	title: string;
	value: number;
	unit: Unit;
	limit?: Limit;
	/** In the same unit. */
	peer?: number;
};
export type Table = { title: string; figures: Figure[] };

/** One part of the measurements, with a section of docs/benchmarks.md. */
export type Part = {
	/** Its argument: `npm run bench -- pages`. */
	name: string;
	title: string;
	/** How it is measured, for the section. */
	method: string;
	measure: (run: Run) => Promise<Table[]>;
};

export type Run = {
	/** More rounds and ten minutes of load. */
	isThorough: boolean;
	/** Prints a line of progress. */
	print: (line: string) => void;
	/** Prints a line that the section quotes, such as what could not be measured. */
	note: (line: string) => void;
};

/** Digits after the point; none for other units. */
const DIGITS: Partial<Record<Unit, number>> = { s: 2, KB: 1, "": 2 };

/** Whether the limit is held; null without a limit. */
export function isHeld({ value, limit }: Figure): boolean | null {
	if (!limit) return null;
	return "most" in limit ? value <= limit.most : value >= limit.least;
}

export function formatNumber(value: number, unit: Unit): string {
	const digits = unit === "ms" && value < 10 ? 1 : (DIGITS[unit] ?? 0);
	const text = value.toLocaleString("en", {
		maximumFractionDigits: digits,
		minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
	});
	return unit === "/s" ? `${text}/s` : `${text} ${unit}`.trim();
}

/** The middle one; 0 of none. */
export function getMedian(values: readonly number[]): number {
	return getPercentile(values, 0.5);
}

export function getPercentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
