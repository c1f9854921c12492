import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { VisitRow } from "#app/enquiries/store/tables.ts";
import { createVisitCounter } from "./visit-counter.ts";

const PAGE = { path: "/", service: "", city: "" };

const warned: unknown[][] = [];
beforeEach(() => {
	vi.useFakeTimers();
	warned.length = 0;
	vi.spyOn(console, "warn").mockImplementation((...words) => warned.push(words));
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it("writes what came within a few seconds together, by the day in India", async () => {
	const written: VisitRow[][] = [];
	const counter = createVisitCounter(async (rows) => void written.push(rows), {
		now: () => Date.parse("2026-11-20T18:30:00Z"),
	});
	counter.count(PAGE, null);
	counter.count(PAGE, null);
	expect(written).toEqual([]);
	await vi.advanceTimersByTimeAsync(4_000);
	expect(written).toMatchObject([[{ day: "2026-11-21", views: 2 }]]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(written).toHaveLength(1);
});

it("writes at once when it is asked to, and then nothing twice", async () => {
	const written: VisitRow[][] = [];
	const counter = createVisitCounter(async (rows) => void written.push(rows));
	counter.count(PAGE, null);
	await counter.flush();
	await counter.flush();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(written).toMatchObject([[{ views: 1 }]]);
});

it("loses what a failing store does not take, says so once, and goes on", async () => {
	let isAway = true;
	const written: VisitRow[][] = [];
	const counter = createVisitCounter(async (rows) => {
		if (isAway) throw new Error("away");
		written.push(rows);
	});
	for (let at = 0; at < 3; at++) {
		counter.count(PAGE, null);
		await counter.flush();
	}
	expect(warned).toEqual([["Visits could not be counted: away"]]);
	isAway = false;
	counter.count(PAGE, null);
	await counter.flush();
	expect(written).toMatchObject([[{ views: 1 }]]);
});

it("has one batch with a slow store, and keeps the rest together until it answers", async () => {
	const gate = Promise.withResolvers<void>();
	const written: VisitRow[][] = [];
	const counter = createVisitCounter(async (rows) => {
		written.push(rows);
		await gate.promise;
	});
	for (let at = 0; at < 5; at++) {
		counter.count(PAGE, null);
		await vi.advanceTimersByTimeAsync(4_000);
	}
	expect(written).toHaveLength(1);
	gate.resolve();
	await counter.flush();
	expect(written).toMatchObject([[{ views: 1 }], [{ views: 4 }]]);
});
