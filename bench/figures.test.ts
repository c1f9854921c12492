import { expect, it } from "vitest";
import { formatNumber, summarise, toFigure } from "./figures.ts";
import { formatTable } from "./format-section.ts";

it("holds a limit that is just reached, from either side", () => {
	expect(toFigure("time", 100, "ms", { limit: { most: 100 } }).held).toBe(true);
	expect(toFigure("time", 100.1, "ms", { limit: { most: 100 } }).held).toBe(false);
	expect(toFigure("rate", 600, "/s", { limit: { least: 600 } }).held).toBe(true);
	expect(toFigure("rate", 599, "/s", { limit: { least: 600 } }).held).toBe(false);
	expect(toFigure("time", 100, "ms").held).toBeNull();
});

it("does not hold what could not be read", () => {
	expect(toFigure("time", Number.NaN, "ms", { limit: { most: 100 } }).held).toBe(false);
});

it("writes numbers with their units", () => {
	expect(formatNumber(0.594, "")).toBe("0.59");
	expect(formatNumber(1.504, "s")).toBe("1.50 s");
	expect(formatNumber(14_600, "B")).toBe("14,600 B");
	expect(formatNumber(99.96, "KB")).toBe("100.0 KB");
});

it("takes the middle, the 99th of a hundred and the most", () => {
	const latencies = Array.from({ length: 201 }, (_, at) => 201 - at);
	expect(summarise(latencies)).toEqual({ median: 101, p99: 199, most: 201 });
});

it("shows figure, limit, peer and verdict in one row", () => {
	const figure = toFigure("home", 7, "requests", { limit: { most: 6 }, peer: 8 });
	const [, , row] = formatTable({ title: "requests", figures: [figure] }).split("\n");
	expect(row?.split("|").map((cell) => cell.trim())).toEqual([
		"",
		"home",
		"7 requests",
		"≤ 6 requests",
		"8 requests",
		"NOT held",
		"",
	]);
});
