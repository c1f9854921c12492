import { expect, onTestFinished, test, vi } from "vitest";
import type { VisitRow } from "#app/enquiries/store/tables.ts";
import { createVisitCounter } from "./visit-counter.ts";

/** A counter with a store that takes what it writes. */
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
