import { expect, test } from "vitest";
import { estimateP75, type Metric, rateSpeed, toBucket } from "./speed.ts";

test.each<[Metric, number, number]>([
	["LCP", 0, 0],
	["LCP", 2_500, 2_500],
	["INP", 8, 10],
	["CLS", 100, 100_000],
])("%s of %d is in the bucket up to %d", (metric, value, bucket) => {
	expect(toBucket(metric, value)).toBe(bucket);
});

// The expected value is by nearest rank: the 150th of 200.
test("the 75th percentile is within a tenth, also of figures with a long tail", () => {
	const values = Array.from({ length: 200 }, (_, at) => 400 * Math.exp(at / 80));
	const loads = Map.groupBy(values, (value) => toBucket("LCP", value));
	const histogram = new Map([...loads].map(([bucket, { length }]) => [bucket, length]));
	const found = estimateP75("LCP", histogram);
	expect(Math.abs(found / (values[149] ?? 0) - 1)).toBeLessThan(0.1);
	expect(estimateP75("LCP", new Map())).toBe(0);
});

test.each<[Metric, number, string]>([
	["LCP", 2_500, "good"],
	["LCP", 2_501, "needs work"],
	["CLS", 0.25, "needs work"],
	["TTFB", 1_801, "poor"],
])("%s of %d is %s", (metric, value, rating) => {
	expect(rateSpeed(metric, value)).toBe(rating);
});
