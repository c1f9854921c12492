import { expect, it } from "vitest";
import { formatTable, renewSection } from "./document.ts";
import { type Figure, getMedian, getPercentile } from "./figures.ts";

it("a table shows figure, limit, peer and verdict, and does not hold what was not measured", () => {
	const figures: Figure[] = [
		{ title: "just held", value: 100, unit: "ms", limit: { most: 100 } },
		{ title: "too much", value: 1.504, unit: "s", limit: { most: 1.5 }, peer: 2 },
		{ title: "reached", value: 14_600, unit: "/s", limit: { least: 14_600 } },
		{ title: "missed", value: 99.96, unit: "KB", limit: { least: 100 } },
		{ title: "not measured", value: Number.NaN, unit: "ms", limit: { most: 100 } },
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

it("a section takes the place of the one with its title, and leaves the others as they are", () => {
	const parts = [{ title: "Pages" }, { title: "Server" }];
	const old = "# Benchmarks\n\n## Crashes\n\nBy hand.\n\n## Server\n\nOld.\n";
	const after = (title: string) => renewSection(old, `## ${title}\n\nNew.\n`, parts);
	const listSections = (document: string) => document.split(/\n\n(?=## )/).slice(1);
	expect(listSections(after("Server"))).toEqual(["## Server\n\nNew.", "## Crashes\n\nBy hand.\n"]);
	expect(listSections(after("Pages"))[0]).toBe("## Pages\n\nNew.");
});

it("latencies are summarised by the middle one and by the 99th of a hundred", () => {
	const latencies = Array.from({ length: 201 }, (_, at) => 201 - at);
	expect([getMedian(latencies), getPercentile(latencies, 0.99)]).toEqual([101, 199]);
});
