import { expect, it } from "vitest";
import { type Figure, formatTable, getMedian, getPercentile, renewFigures } from "./figures.ts";

it("a table shows figure, limit, peer and verdict, and does not hold what was not measured", () => {
	const figures: Figure[] = [
		{ title: "just held", value: 100, unit: "ms", most: 100 },
		{ title: "too much", value: 1.504, unit: "s", most: 1.5, peer: 2 },
		{ title: "reached", value: 14_600, unit: "/s", least: 14_600 },
		{ title: "missed", value: 99.96, unit: "KB", least: 100 },
		{ title: "not measured", value: Number.NaN, unit: "ms", most: 100 },
	];
	const table = formatTable({ title: "all", figures }).replaceAll(/ *\| */g, ",");
	expect(table.split("\n").slice(2)).toEqual([
		",just held,100 ms,≤ 100 ms,,held,",
		",too much,1.50 s,≤ 1.50 s,2 s,NOT held,",
		",reached,14,600/s,≥ 14,600/s,,held,",
		",missed,100.0 KB,≥ 100 KB,,NOT held,",
		",not measured,NaN ms,≤ 100 ms,,NOT held,",
	]);
});

it("new figures take the place of the old ones, and leave the words and the other sections as they are", () => {
	const section = (figures: string) =>
		`## Server\n\nHow.\n\n<!-- server -->\n\n${figures}\n\n<!-- end of server -->\n\n## Crashes\n`;
	expect(renewFigures(section("Old."), "server", "New.")).toBe(section("New."));
	expect(() => renewFigures(section("Old."), "pages", "New.")).toThrow("no place for pages");
});

it("latencies are summarised by the middle one and by the 99th of a hundred", () => {
	const latencies = Array.from({ length: 201 }, (_, at) => 201 - at);
	expect([getMedian(latencies), getPercentile(latencies, 0.99)]).toEqual([101, 199]);
});
