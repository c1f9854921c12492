import { expect, test } from "vitest";
import type { SpeedRow } from "./speed.ts";
import { MIN_LOADS, summariseSpeed } from "./summarise-speed.ts";

function makeRow(given: Partial<SpeedRow> = {}): Omit<SpeedRow, "day"> {
	const { day: _day, ...row } = {
		day: "",
		template: "city",
		device: "phone" as const,
		metric: "TTFB" as const,
		bucket: 200,
		loads: MIN_LOADS,
		...given,
	};
	return row;
}

test("lines are of all pages, then of the templates, the most loaded first", () => {
	const lines = summariseSpeed([
		makeRow(),
		makeRow({ template: "/", loads: 30 }),
		makeRow({ template: "/", device: "desktop", loads: 5 }),
	]);
	const shown = lines.map(({ template, device, figures }) => [
		template,
		device,
		figures.TTFB.loads,
	]);
	expect(shown).toEqual([
		["", "phone", 50],
		["", "desktop", 5],
		["/", "phone", 30],
		["city", "phone", 20],
		["/", "desktop", 5],
	]);
});

test("a figure of few loads is left open, and of enough of them rated", () => {
	const [line] = summariseSpeed([
		makeRow({ metric: "LCP", bucket: 2_500, loads: 15 }),
		makeRow({ metric: "LCP", bucket: 5_000, loads: 5 }),
		makeRow({ metric: "INP", bucket: 560, loads: MIN_LOADS - 1 }),
		makeRow({ metric: "CLS", bucket: 0, loads: 2 * MIN_LOADS }),
		makeRow({ metric: "TTFB", bucket: 2_000, loads: 10 }),
		makeRow({ metric: "TTFB", bucket: 2_000, loads: 10 }),
	]);
	expect(line?.figures).toEqual({
		LCP: { loads: 20, p75: { value: 2_500, rating: "good" } },
		INP: { loads: 19, p75: null },
		CLS: { loads: 40, p75: { value: 0, rating: "good" } },
		TTFB: { loads: 20, p75: { value: 1_950, rating: "poor" } },
	});
});
