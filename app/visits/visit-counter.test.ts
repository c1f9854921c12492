import { expect, onTestFinished, test, vi } from "vitest";
import type { VisitRow } from "#app/database/tables.ts";
import { asDay } from "../../tests/support/as-day.ts";
import { createViewBuffer, createVisitCounter } from "./visit-counter.ts";

/** Opens a counter with a store that records what it writes. */
function openCounter() {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const write = vi.fn(async (_rows: VisitRow[]) => {});
	const counter = createVisitCounter(write);
	return {
		write,
		flush: counter.flush,
		count: () => counter.count({ path: "/", service: "", city: "" }, null),
		readViews: () => write.mock.calls.map(([rows]) => rows.map(({ views }) => views).join()),
	};
}

test("what a failing store does not take is lost, said once, and counting goes on", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	onTestFinished(() => warn.mockRestore());
	const { write, count, flush, readViews } = openCounter();
	for (const _ of [1, 2]) write.mockRejectedValueOnce(new Error("away"));
	for (const _ of [1, 2, 3]) {
		count();
		await flush();
	}
	expect(warn.mock.calls).toEqual([["Visits could not be counted: away"]]);
	expect(readViews()).toEqual(["1", "1", "1"]);
});

test("a slow store has one batch at a time, and the rest waits together", async () => {
	const { write, count, flush, readViews } = openCounter();
	const gate = Promise.withResolvers<void>();
	write.mockReturnValueOnce(gate.promise);
	for (let at = 0; at < 5; at++) {
		count();
		await vi.advanceTimersByTimeAsync(4_000);
	}
	expect(readViews()).toEqual(["1"]);
	gate.resolve();
	await flush();
	expect(readViews()).toEqual(["1", "4"]);
});

const DAY = asDay("2026-11-21");
const page = (path: string) => ({ path, service: "", city: "" });
const origin = (source: string) => ({ source, medium: "", campaign: "" });

// How views and first pages are counted is tested in tests/requests/visits.test.ts.

test("beyond so many origins of a day the rest are counted together", () => {
	const buffer = createViewBuffer({ maxOrigins: 2 });
	for (const source of ["a", "b"]) buffer.add(DAY, page("/"), origin(source));
	buffer.drain();
	for (const source of ["e", "b"]) buffer.add(DAY, page("/"), origin(source));
	buffer.add(asDay("2026-11-22"), page("/"), origin("e"));
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
});
