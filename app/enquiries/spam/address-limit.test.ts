import { expect, onTestFinished, test, vi } from "vitest";
import { createAddressLimit } from "./address-limit.ts";

const LIMIT = { count: 60, seconds: 900 };
const NOW = Date.UTC(2026, 10, 25);

test("of 10,000 tries of one sender as many pass as the limit says, and others still get in", async () => {
	const limit = createAddressLimit(LIMIT, { pool: null });
	const waits = await Promise.all(Array.from({ length: 10_000 }, () => limit("guesses")));
	expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
	const [least = 0] = waits.filter((wait) => wait > 0).toSorted((one, other) => one - other);
	expect(least).toBeGreaterThan(600_000);
	expect(await limit("another")).toBe(0);
});

test("a clock that is set back locks nobody out", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	onTestFinished(() => void vi.useRealTimers());
	const limit = createAddressLimit({ count: 1, seconds: 900 }, { pool: null });
	await limit("one");
	expect(await limit("one")).toBeGreaterThan(0);
	vi.setSystemTime(NOW - 3_600_000);
	expect(await limit("one")).toBe(0);
});
