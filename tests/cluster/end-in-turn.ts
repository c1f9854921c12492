import { setTimeout as wait } from "node:timers/promises";
import type { NodeProcess } from "../crash/node-process.ts";

/** When a node was ended, was gone and listened again; by performance.now(). */
export type Ending = { node: number; killedAt: number; goneAt: number; backAt: number };

/** Kills one node after the other, one every so many seconds, and starts it again each time. */
export async function endInTurn(
	nodes: readonly NodeProcess[],
	{ every, times }: { every: number; times: number },
): Promise<Ending[]> {
	const begun = performance.now();
	const endings: Ending[] = [];
	for (let at = 0; at < times; at++) {
		await wait(Math.max(0, begun + (at + 1) * every * 1_000 - performance.now()));
		const node = at % nodes.length;
		const killedAt = performance.now();
		await nodes[node]?.end("SIGKILL");
		const goneAt = performance.now();
		await nodes[node]?.startAgain();
		endings.push({ node, killedAt, goneAt, backAt: performance.now() });
	}
	return endings;
}
