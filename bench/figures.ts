export type Figures = { median: number; p99: number; most: number };

/** Median, 99th percentile and maximum of latencies in ms. */
export function summarise(latencies: readonly number[]): Figures {
	const sorted = latencies.toSorted((a, b) => a - b);
	const at = (share: number) =>
		sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
	return { median: at(0.5) ?? 0, p99: at(0.99) ?? 0, most: sorted.at(-1) ?? 0 };
}

/** A line of the table that is printed and kept in docs/benchmarks.md. */
export function formatRow(title: string, { median, p99, most }: Figures): string {
	const cells = [median, p99, most].map((latency) => latency.toFixed(1).padStart(7));
	return `| ${title.padEnd(58)} | ${cells.join(" | ")} |`;
}
