import type { ServerResponse } from "node:http";

/** Where an answer came from: memory, made for this visitor first, made for several at once, or for one alone. */
export type CacheState = "stored" | "made" | "shared" | "none";

const states = new WeakMap<ServerResponse, CacheState>();

export function noteCacheState(response: ServerResponse, state: CacheState): void {
	states.set(response, state);
}

export function readCacheState(response: ServerResponse): CacheState {
	return states.get(response) ?? "none";
}
