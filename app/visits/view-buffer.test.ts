import { expect, test } from "vitest";
import { createViewBuffer } from "./view-buffer.ts";

const DAY = "2026-11-21";
const page = (path: string) => ({ path, service: "", city: "" });
const origin = (source: string) => ({ source, medium: "", campaign: "" });

// How views and first pages are counted: tests/requests/visits.test.ts.

test("beyond so many origins of a day the rest are counted together", () => {
	const buffer = createViewBuffer({ maxOrigins: 2 });
	for (const source of ["a", "b"]) buffer.add(DAY, page("/"), origin(source));
	buffer.drain();
	for (const source of ["e", "b"]) buffer.add(DAY, page("/"), origin(source));
	buffer.add("2026-11-22", page("/"), origin("e"));
	expect(buffer.drain().map(({ day, source }) => [day, source])).toEqual([
		[DAY, "other"],
		[DAY, "b"],
		["2026-11-22", "e"],
	]);
});

test("no view is lost and the rows grow no more when very many wait", () => {
	const buffer = createViewBuffer({ maxRows: 10 });
	for (let at = 0; at < 1_000; at++) buffer.add(DAY, page(`/${at}`), at % 2 ? origin("a") : null);
	const rows = buffer.drain();
	expect(rows).toHaveLength(12);
	expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(1_000);
	expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(500);
	const others = rows.filter(({ path }) => path === "other").map(({ source }) => source);
	expect(others.toSorted()).toEqual(["", "other"]);
});
