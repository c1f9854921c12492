import { expect, it } from "vitest";
import { summarise, toFigure } from "./figures.ts";
import { formatTable } from "./format-section.ts";

it("a table shows figure, limit, peer and verdict, and does not hold what could not be read", () => {
	const figures = [
		toFigure("just held", 100, "ms", { limit: { most: 100 } }),
		toFigure("too much", 1.504, "s", { limit: { most: 1.5 }, peer: 2 }),
		toFigure("reached", 14_600, "/s", { limit: { least: 14_600 } }),
		toFigure("missed", 99.96, "KB", { limit: { least: 100 } }),
		toFigure("not read", Number.NaN, "ms", { limit: { most: 100 } }),
	];
	const table = formatTable({ title: "all", figures }).replaceAll(/ *\| */g, ",");
	expect(table.split("\n").slice(2)).toEqual([
		",just held,100 ms,≤ 100 ms,,held,",
		",too much,1.50 s,≤ 1.50 s,2 s,NOT held,",
		",reached,14,600/s,≥ 14,600/s,,held,",
		",missed,100.0 KB,≥ 100 KB,,NOT held,",
		",not read,NaN ms,≤ 100 ms,,NOT held,",
	]);
});

it("latencies are told by the middle, the 99th of a hundred and the most", () => {
	const latencies = Array.from({ length: 201 }, (_, at) => 201 - at);
	expect(summarise(latencies)).toEqual({ median: 101, p99: 199, most: 201 });
});
