import { expect, test } from "vitest";
import { getRetryDelay, parseRetryAfter } from "./schedule.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test("the pauses are 5 s, 1, 5, 30 min, 2, 5, 10, 14, 20, 24 h, a tenth longer at most, then none", () => {
	const pauses = [...Array(11).keys()].map((at) => getRetryDelay(at + 1, 0, () => 0));
	const seconds = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
	expect(pauses).toEqual([...seconds.map((pause) => pause * SECOND), null]);
	// The jitter keeps nodes that failed together from retrying together.
	expect(getRetryDelay(1, 0, () => 0.999)).toBeCloseTo(5_500, -1);
});

test.each([
	["a later Retry-After counts", 1, 60 * SECOND, 60 * SECOND],
	["a shorter Retry-After does not", 4, 60 * SECOND, 1_800 * SECOND],
	["a Retry-After counts for a day at most", 1, 1_000 * HOUR, 24 * HOUR],
])("%s", (_what, attempts, retryAfter, pause) => {
	expect(getRetryDelay(attempts, retryAfter, () => 0)).toBe(pause);
});

test.each([
	["120", 120 * SECOND],
	["Sat, 21 Nov 2026 12:00:30 GMT", 30 * SECOND],
	["-5", 0],
])("Retry-After %j", (header, retryAfter) => {
	expect(parseRetryAfter(header, Date.UTC(2026, 10, 21, 12))).toBe(retryAfter);
});
