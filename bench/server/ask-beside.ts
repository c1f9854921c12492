import { setTimeout as wait } from "node:timers/promises";
import { AS_BROWSER, getRaw } from "../get-raw.ts";

const PAUSE_MS = 20;

/** Has a new visitor, on a connection of its own, ask for a page again and again while work goes on; latencies in ms. */
export async function askBeside<T>(
	address: string,
	work: () => Promise<T>,
): Promise<{ done: T; latencies: number[] }> {
	// As many as there are nodes: each has it in memory then.
	for (let node = 0; node < 2; node++) await getRaw(address, AS_BROWSER);
	const latencies: number[] = [];
	let isDone = false;
	const asking = (async () => {
		while (!isDone) {
			const begun = performance.now();
			await getRaw(address, AS_BROWSER);
			latencies.push(performance.now() - begun);
			await wait(PAUSE_MS);
		}
	})();
	try {
		return { done: await work(), latencies };
	} finally {
		isDone = true;
		await asking;
	}
}
