import { expect, it } from "vitest";
import { NO_DISK } from "./disk-store.ts";
import { createStaleCache } from "./stale-cache.ts";

it("memory is bounded, and what was used last stays", async () => {
	const cache = createStaleCache<string>({
		ttl: 60_000,
		disk: NO_DISK,
		limit: 5_000,
		parse: String,
		onFault: () => {},
	});
	const load = async () => "x".repeat(800);
	for (let at = 0; at < 100; at++) {
		await cache.read(`key ${at}`, load);
		await cache.read("key 0", () => Promise.reject(new Error("it was dropped")));
	}
	const kept = await Promise.all([0, 50, 96, 97, 99].map((at) => cache.peek(`key ${at}`)));
	expect(kept.map(Boolean)).toEqual([true, false, false, true, true]);
});
