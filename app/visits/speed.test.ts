import { expect, test } from "vitest";
import { estimateP75, type Metric, rateSpeed, toBucket } from "./speed.ts";

function toHistogram(metric: Metric, values: readonly number[]): Map<number, number> {
	const loads = new Map<number, number>();
	for (const value of values) {
		const bucket = toBucket(metric, value);
		loads.set(bucket, (loads.get(bucket) ?? 0) + 1);
	}
	return loads;
}

/** By nearest rank, from the values themselves. */
function getP75(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1] ?? 0;
}

test.each<[Metric, number, number]>([
	["LCP", 0, 0],
	["LCP", 2_500, 2_500],
	["INP", 8, 10],
	["CLS", 100, 100_000],
])("%s of %d is in the bucket up to %d", (metric, value, bucket) => {
	expect(toBucket(metric, value)).toBe(bucket);
});

test.each<[name: string, toValue: (share: number) => number]>([
	["with a long tail", (share) => 400 * Math.exp(2.5 * share)],
	["of two speeds", (share) => (share < 0.6 ? 900 : 5_200) + 300 * share],
])("the 75th percentile is within a tenth where the figures are %s", (_name, toValue) => {
	const values = Array.from({ length: 200 }, (_, at) => toValue(at / 200));
	const found = estimateP75("LCP", toHistogram("LCP", values));
	expect(Math.abs(found / getP75(values) - 1)).toBeLessThan(0.1);
	expect(rateSpeed("LCP", found)).toBe(rateSpeed("LCP", getP75(values)));
});

test("the 75th percentile of none is 0", () => {
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
