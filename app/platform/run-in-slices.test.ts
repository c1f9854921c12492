import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { runAtOnce, runInSlices } from "./run-in-slices.ts";

/** Works for ms in steps of one, and returns how many there were. */
function* work(ms: number): Generator<undefined, number> {
	const end = performance.now() + ms;
	let steps = 0;
	while (performance.now() < end) {
		const next = performance.now() + 1;
		while (performance.now() < next);
		steps += 1;
		yield;
	}
	return steps;
}

it("lets other work come between, and returns what the work does", async () => {
	let turns = 0;
	let isRunning = true;
	const count = async () => {
		for (; isRunning; turns++) await setImmediate();
	};
	const counted = count();
	expect(await runInSlices(work(60), () => true)).toBeGreaterThan(0);
	isRunning = false;
	await counted;
	expect(turns).toBeGreaterThan(2);
	expect(runAtOnce(work(5))).toBeGreaterThan(0);
});

it("begins after the caller, and ends once it is not wanted", async () => {
	let isBegun = false;
	let isWanted = true;
	function* endless(): Generator<undefined, never> {
		for (;;) {
			isBegun = true;
			yield;
		}
	}
	const running = runInSlices(endless(), () => isWanted);
	expect(isBegun).toBe(false);
	await setImmediate();
	await setImmediate();
	expect(isBegun).toBe(true);
	isWanted = false;
	expect(await running).toBeUndefined();
});
