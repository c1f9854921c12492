/**
 * A worker: requests pages every 20 ms until it is told to stop, and posts in how many ms each was answered since it was
 * told to begin.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

const EVERY_MS = 20;
/** The times in ms in which a page came, and how many requests were answered by an error, or not at all. */
export type Waits = { times: number[]; failed: number };

const { origin, pages } = z
	.object({
		origin: z.string(),
		/** At most so many requests of a page wait at the same time. */
		pages: z.array(z.object({ path: z.string(), mostWaiting: z.number() })),
	})
	.parse(workerData);
const waits = new Map<string, Waits>();
const waiting = new Map(pages.map(({ path }) => [path, new Set<Promise<void>>()]));

const timer = setInterval(() => {
	for (const { path, mostWaiting } of pages) visit(path, mostWaiting);
}, EVERY_MS);

parentPort?.on("message", async (message: "begin" | "stop") => {
	if (message === "begin") for (const { path } of pages) waits.set(path, { times: [], failed: 0 });
	else {
		clearInterval(timer);
		for (const all of waiting.values()) await Promise.all(all);
		parentPort?.postMessage(waits);
	}
});

function visit(path: string, mostWaiting: number): void {
	const all = waiting.get(path);
	if (!all || all.size >= mostWaiting) return;
	const request = measure(path).finally(() => all.delete(request));
	all.add(request);
}

async function measure(path: string): Promise<void> {
	const startedAt = performance.now();
	const isWhole = await fetch(origin + path)
		.then(async (response) => {
			await response.arrayBuffer();
			return response.ok;
		})
		.catch(() => false);
	const found = waits.get(path);
	found?.times.push(performance.now() - startedAt);
	if (!isWhole && found) found.failed++;
}
