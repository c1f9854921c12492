import { expect, it } from "vitest";
import { createViewBuffer } from "./view-buffer.ts";

const DAY = "2026-11-21";
const page = (path: string) => ({ path, service: "", city: "" });
const origin = (source: string) => ({ source, medium: "", campaign: "" });

it("counts views and first pages, and of the same key in one row", () => {
	const buffer = createViewBuffer();
	buffer.add(DAY, page("/"), origin("news"));
	buffer.add(DAY, page("/"), origin("news"));
	buffer.add(DAY, page("/"), null);
	buffer.add(DAY, { path: "/mumbai", service: "", city: "mumbai" }, null);
	buffer.add("2026-11-22", page("/"), null);
	const nowhere = { medium: "", campaign: "" };
	expect(buffer.take()).toEqual([
		{ day: DAY, ...page("/"), ...origin("news"), entries: 2, views: 2 },
		{ day: DAY, ...page("/"), source: "", ...nowhere, entries: 0, views: 1 },
		{
			day: DAY,
			path: "/mumbai",
			service: "",
			city: "mumbai",
			source: "",
			...nowhere,
			entries: 0,
			views: 1,
		},
		{ day: "2026-11-22", ...page("/"), source: "", ...nowhere, entries: 0, views: 1 },
	]);
	expect(buffer.isEmpty()).toBe(true);
});

it("tells so many origins of a day apart, and takes the rest together", () => {
	const buffer = createViewBuffer({ mostOrigins: 2 });
	for (const source of ["a", "b", "c", "d", "a"]) buffer.add(DAY, page("/"), origin(source));
	buffer.take();
	buffer.add(DAY, page("/"), origin("e"));
	buffer.add(DAY, page("/"), origin("b"));
	buffer.add("2026-11-22", page("/"), origin("e"));
	expect(buffer.take().map(({ day, source }) => [day, source])).toEqual([
		[DAY, "other"],
		[DAY, "b"],
		["2026-11-22", "e"],
	]);
});

it("loses no view and grows no more when very many rows wait", () => {
	const buffer = createViewBuffer({ mostRows: 10 });
	for (let at = 0; at < 1_000; at++) buffer.add(DAY, page(`/${at}`), at % 2 ? origin("a") : null);
	const rows = buffer.take();
	expect(rows.length).toBeLessThanOrEqual(12);
	expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(1_000);
	expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(500);
	expect(rows.filter(({ path }) => path === "other").map(({ source }) => source)).toEqual(
		expect.arrayContaining(["other", ""]),
	);
});
