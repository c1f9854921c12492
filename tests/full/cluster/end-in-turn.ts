import { setTimeout as wait } from "node:timers/promises";
import type { NodeProcess } from "../crash/node-process.ts";

/** When a node was ended, was gone and listened again; by performance.now(). */
export type Ending = { node: number; killedAt: number; goneAt: number; backAt: number };

/** Longer than a node rests at nginx after it failed: the next one is not killed before. */
const BACK_MS = 2_500;

/**
 * Kills one node after the other, one every so many seconds, and starts it again each time. On a machine so busy
 * that a start takes longer, the next one is killed later, as two that are away at once are another matter.
 */
export async function endInTurn(
	nodes: readonly NodeProcess[],
	{ every, times }: { every: number; times: number },
): Promise<Ending[]> {
	const begun = performance.now();
	const endings: Ending[] = [];
	for (let at = 0; at < times; at++) {
		const earliest = (endings.at(-1)?.backAt ?? begun) + BACK_MS;
		await wait(Math.max(begun + (at + 1) * every * 1_000, earliest) - performance.now());
		const node = at % nodes.length;
		const killedAt = performance.now();
		await nodes[node]?.end("SIGKILL");
		const goneAt = performance.now();
		await nodes[node]?.startAgain();
		endings.push({ node, killedAt, goneAt, backAt: performance.now() });
	}
	return endings;
}
