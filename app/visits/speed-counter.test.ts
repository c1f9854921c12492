import { expect, onTestFinished, test, vi } from "vitest";
import { setClock } from "#app/clock.ts";
import type { SpeedRow } from "./speed.ts";
import { createSpeedCounter } from "./speed-counter.ts";

test("loads of one bucket are counted together, each metric by itself, and written once", async () => {
	vi.useFakeTimers();
	setClock(() => Date.parse("2026-11-21T18:29:59Z"));
	onTestFinished(() => void vi.useRealTimers());
	const write = vi.fn(async (_rows: SpeedRow[]) => {});
	const { count, flush } = createSpeedCounter(write);
	const page = { path: "/mumbai", service: "", city: "mumbai", template: "city" };
	const send = (LCP: number, INP?: number) =>
		count(page, { path: "/mumbai", device: "phone", speed: { LCP, INP } });
	send(1_210, 40);
	send(1_240);
	setClock(() => Date.parse("2026-11-21T18:30:00Z"));
	send(1_240);
	await vi.advanceTimersByTimeAsync(4_000);
	const row = { day: "2026-11-21", template: "city", device: "phone" };
	expect(write.mock.calls).toEqual([
		[
			[
				{ ...row, metric: "LCP", bucket: 1_250, loads: 2 },
				{ ...row, metric: "INP", bucket: 40, loads: 1 },
				{ ...row, day: "2026-11-22", metric: "LCP", bucket: 1_250, loads: 1 },
			],
		],
	]);
	await flush();
	expect(write).toHaveBeenCalledTimes(1);
});
