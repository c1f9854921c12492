import { expect, it, onTestFinished, vi } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { createPlannedTimer } from "./planned-timer.ts";

const START = Date.parse("2026-11-23T06:00:00.000Z");
const HOUR_MS = 3_600_000;

type Planned = { id: string; publishAt: string | null };

/** Starts a timer over a list, from which what is published goes, at a clock that the fake timers move. */
function start(publish: (planned: Planned) => Promise<void> | undefined = () => undefined) {
	vi.useFakeTimers({ now: START, toFake: ["setTimeout", "clearTimeout", "Date"] });
	setClock();
	const stopping = new AbortController();
	onTestFinished(() => {
		stopping.abort();
		vi.useRealTimers();
	});
	let planned: Planned[] = [];
	const published: [id: string, time: number][] = [];
	const list = vi.fn(async () => planned);
	const timer = createPlannedTimer({
		list,
		publish: async (each) => {
			await publish(each);
			published.push([each.id, getNow() - START]);
			planned = planned.filter(({ id }) => id !== each.id);
		},
		signal: stopping.signal,
	});
	return {
		...timer,
		list,
		published,
		stop: () => stopping.abort(),
		plan: (...all: [id: string, after: number][]) => {
			planned = all.map(([id, after]) => ({
				id,
				publishAt: new Date(START + after).toISOString(),
			}));
			return timer.look();
		},
	};
}

it("what is planned is published at its time, and nothing is asked where nothing is planned", async () => {
	const { plan, published, list } = start();
	await plan();
	await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
	expect(list).toHaveBeenCalledTimes(1);
	await plan(["one", 25 * HOUR_MS], ["other", 26 * HOUR_MS]);
	await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
	expect(published).toEqual([]);
	await vi.advanceTimersByTimeAsync(HOUR_MS + 1);
	expect(published).toEqual([
		["one", 25 * HOUR_MS],
		["other", 26 * HOUR_MS],
	]);
});

it("a sooner time is waited for as soon as it is heard of", async () => {
	const { plan, published } = start();
	await plan(["later", 30_000]);
	await plan(["sooner", 10_000], ["later", 30_000]);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(published).toEqual([
		["sooner", 10_000],
		["later", 30_000],
	]);
});

it("what cannot be published is said, left to the next look, and keeps nothing else from its time", async () => {
	const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
	onTestFinished(() => warned.mockRestore());
	const { plan, published, look } = start((each) => {
		if (each.id === "broken" && warned.mock.calls.length === 0) throw new Error("away");
		return undefined;
	});
	await plan(["broken", 0], ["next", 5_000]);
	expect(warned).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(published.map(([id]) => id)).toEqual(["broken", "next"]);
	await look();
	expect(warned).toHaveBeenCalledTimes(1);
});

it("a timer that was stopped publishes nothing", async () => {
	const { plan, published, stop, list } = start();
	await plan(["one", 1_000]);
	stop();
	await vi.advanceTimersByTimeAsync(HOUR_MS);
	await plan(["one", 0]);
	expect(published).toEqual([]);
	expect(list).toHaveBeenCalledTimes(1);
});
