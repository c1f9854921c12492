import { describe, expect, it } from "vitest";
import { parseRetryAfter, planNextTry } from "./schedule.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const least = (attempts: number, wish?: number) => planNextTry(attempts, wish, () => 0);

describe("planNextTry", () => {
	it("waits 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, then gives up", () => {
		const minutes = [...Array(11).keys()].map((at) => {
			const pause = least(at + 1);
			return pause === null ? null : pause / 60_000;
		});
		expect(minutes).toEqual([5 / 60, 1, 5, 30, 120, 300, 600, 840, 1200, 1440, null]);
	});

	it("adds a tenth at most, so that nodes do not come back together", () => {
		expect(planNextTry(1, 0, () => 0.999)).toBeCloseTo(5_500, -1);
	});

	it("keeps a later wish of the receiver, for a day at most", () => {
		expect(least(1, 60 * SECOND)).toBe(60 * SECOND);
		expect(least(4, 60 * SECOND)).toBe(30 * 60 * SECOND);
		expect(least(1, 1_000 * HOUR)).toBe(24 * HOUR);
	});

	it("has no further try for a wish after the last one", () => {
		expect(planNextTry(11, 60 * SECOND)).toBeNull();
	});
});

describe("parseRetryAfter", () => {
	it.each([
		["120", 120 * SECOND],
		[" 5 ", 5 * SECOND],
		["Sat, 21 Nov 2026 12:00:30 GMT", 30 * SECOND],
		["Sat, 21 Nov 2026 11:00:00 GMT", 0],
		["soon", 0],
		["-5", 0],
		["", 0],
		[null, 0],
	])("reads %j", (header, wish) => {
		expect(parseRetryAfter(header, Date.UTC(2026, 10, 21, 12))).toBe(wish);
	});
});
