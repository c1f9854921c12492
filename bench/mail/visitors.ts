/**
 * A worker: requests pages every 20 ms, however long the ones before take, until it is told to stop, and posts in how many
 * ms each was answered.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

const EVERY_MS = 20;
/** The number of requests of a page that may wait; more would be a load of their own. */
const MOST_WAITING = 100;

/** The times in ms in which a page came, and how many requests were answered by an error, or not at all. */
export type Waits = { times: number[]; failed: number };

const { origin, paths } = z
	.object({ origin: z.string(), paths: z.array(z.string()) })
	.parse(workerData);
const waits = new Map<string, Waits>(paths.map((path) => [path, { times: [], failed: 0 }]));
const waiting = new Map<string, Set<Promise<void>>>(paths.map((path) => [path, new Set()]));

const timer = setInterval(() => {
	for (const path of paths) visit(path);
}, EVERY_MS);

parentPort?.once("message", async () => {
	clearInterval(timer);
	for (const all of waiting.values()) await Promise.all(all);
	parentPort?.postMessage(waits);
});

function visit(path: string): void {
	const all = waiting.get(path);
	if (!all || all.size >= MOST_WAITING) return;
	const request = measure(path).finally(() => all.delete(request));
	all.add(request);
}

async function measure(path: string): Promise<void> {
	const found = waits.get(path);
	const startedAt = performance.now();
	const isWhole = await fetch(origin + path)
		.then(async (response) => {
			await response.arrayBuffer();
			return response.ok;
		})
		.catch(() => false);
	found?.times.push(performance.now() - startedAt);
	if (!isWhole && found) found.failed++;
}
