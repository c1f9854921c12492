import { describe, expect, it } from "vitest";
import { type DiskStore, type Kept, NO_DISK } from "./disk-store.ts";
import { createStaleCache } from "./stale-cache.ts";

const MINUTE = 60_000;

function open({ disk = NO_DISK, limit }: { disk?: DiskStore; limit?: number } = {}) {
	let time = 1_000_000;
	const faults: unknown[] = [];
	const cache = createStaleCache<string | null>({
		ttl: MINUTE,
		disk,
		limit,
		now: () => time,
		parse: (value) => (typeof value === "string" ? value : null),
		onFault: (_key, error) => faults.push(error),
	});
	return { cache, faults, pass: (ms: number) => (time += ms) };
}

function makeDisk(): DiskStore & { files: Map<string, Kept> } {
	const files = new Map<string, Kept>();
	return {
		files,
		read: async (key) => files.get(key) ?? null,
		write: async (key, kept) => void files.set(key, kept),
		remove: async (key) => void files.delete(key),
	};
}

/** Gives these values one after the other; an Error is thrown. */
function giving(...values: (string | null | Error)[]) {
	let asked = 0;
	const load = async () => {
		const value = values[Math.min(asked++, values.length - 1)];
		if (value instanceof Error) throw value;
		return value ?? null;
	};
	return { load, asked: () => asked };
}

const turn = () => new Promise((done) => setImmediate(done));

describe("a value", () => {
	it("is asked for once while it is fresh, however many want it at once", async () => {
		const { cache } = open();
		const { load, asked } = giving("one");
		const all = await Promise.all(Array.from({ length: 50 }, () => cache.read("a", load)));
		expect(new Set(all)).toEqual(new Set(["one"]));
		await cache.read("a", load);
		expect(asked()).toBe(1);
	});

	it("is given at once when it is stale, and renewed by one request", async () => {
		const { cache, pass } = open();
		const { load, asked } = giving("one", "two");
		await cache.read("a", load);
		pass(MINUTE + 1);
		const all = await Promise.all(Array.from({ length: 50 }, () => cache.read("a", load)));
		expect(new Set(all)).toEqual(new Set(["one"]));
		await turn();
		expect(await cache.read("a", load)).toBe("two");
		expect(asked()).toBe(2);
	});

	it("is given for as long as its renewal fails, and the fault is told", async () => {
		const { cache, pass, faults } = open();
		const { load } = giving("one", new Error("down"), new Error("down"), "two");
		await cache.read("a", load);
		for (const _ of [1, 2]) {
			pass(1_000 * MINUTE);
			expect(await cache.read("a", load)).toBe("one");
			await turn();
		}
		expect(faults).toHaveLength(2);
		await cache.read("a", load);
		await turn();
		expect(await cache.read("a", load)).toBe("two");
	});

	it("that was never there cannot be given when the request fails", async () => {
		const { cache } = open();
		await expect(cache.read("a", giving(new Error("down")).load)).rejects.toThrow("down");
	});

	it("that is not there is asked for again soon, and is nothing to fall back on", async () => {
		const { cache, pass } = open();
		const { load, asked } = giving(null, "now there", new Error("down"));
		expect(await cache.read("a", load)).toBeNull();
		expect(await cache.read("a", load)).toBeNull();
		expect(asked()).toBe(1);
		pass(10_001);
		expect(await cache.read("a", load)).toBe("now there");
		const gone = giving(null, new Error("down"));
		await cache.read("b", gone.load);
		pass(10_001);
		await expect(cache.read("b", gone.load)).rejects.toThrow("down");
	});

	it("is asked for anew by who knows that it changed, whatever request runs already", async () => {
		const { cache } = open();
		const early = Promise.withResolvers<string>();
		const running = cache.renew("a", () => early.promise);
		const { load, asked } = giving("after the change");
		const anew = [cache.renewAnew("a", load), cache.renewAnew("a", load)];
		early.resolve("before it");
		expect(await running).toBe("before it");
		expect(await Promise.all(anew)).toEqual(["after the change", "after the change"]);
		expect([await cache.peek("a"), asked()]).toEqual(["after the change", 1]);
	});

	it("is asked for anew also when the request that runs fails", async () => {
		const { cache } = open();
		const early = Promise.withResolvers<string>();
		const running = cache.renew("a", () => early.promise);
		const anew = cache.renewAnew("a", giving("there").load);
		early.reject(new Error("down"));
		await expect(running).rejects.toThrow("down");
		expect(await anew).toBe("there");
	});

	it("is dropped when it is gone", async () => {
		const disk = makeDisk();
		const { cache, pass } = open({ disk });
		const { load } = giving("one", null);
		await cache.read("a", load);
		pass(MINUTE + 1);
		await cache.read("a", load);
		await turn();
		expect(await cache.read("a", load)).toBeNull();
		expect(disk.files.size).toBe(0);
	});
});

describe("the disk", () => {
	it("gives the last value after a restart, stale, and also when nobody answers", async () => {
		const disk = makeDisk();
		await open({ disk }).cache.read("a", giving("kept").load);
		const { cache, pass } = open({ disk });
		pass(1_000 * MINUTE);
		expect(await cache.read("a", giving(new Error("down")).load)).toBe("kept");
	});

	it("that holds something else counts for nothing", async () => {
		const disk = makeDisk();
		disk.files.set("a", { value: { not: "a text" }, fetchedAt: 1 });
		expect(await open({ disk }).cache.read("a", giving("new").load)).toBe("new");
	});
});

it("memory is bounded, and what was used last stays", async () => {
	const { cache } = open({ limit: 5_000 });
	for (let at = 0; at < 100; at++) {
		await cache.read(`key ${at}`, giving("x".repeat(800)).load);
		await cache.read("key 0", giving("again").load);
	}
	expect(await cache.peek("key 0")).toBe("x".repeat(800));
	expect(await cache.peek("key 50")).toBeNull();
});
