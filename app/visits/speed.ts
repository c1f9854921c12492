/** The Core Web Vitals, and the time to the first byte. */
export const METRICS = ["LCP", "INP", "CLS", "TTFB"] as const;
export type Metric = (typeof METRICS)[number];

/** The devices by their pointer: `phone` is any touch screen, tablets too. */
export const DEVICES = ["phone", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

export const SPEED_KEY = ["day", "template", "device", "metric", "bucket"] as const;

/** Values by metric in ms; CLS has no unit. */
export type Speed = Partial<Record<Metric, number>>;

export type Rating = "good" | "needs work" | "poor";

/** The largest value that a message may have. */
export const MOST: Record<Metric, number> = { LCP: 100_000, INP: 100_000, CLS: 100, TTFB: 100_000 };

/** Google's thresholds: up to the first is good, above the second poor. */
const THRESHOLDS: Record<Metric, readonly [number, number]> = {
	LCP: [2_500, 4_000],
	INP: [200, 500],
	CLS: [0.1, 0.25],
	TTFB: [800, 1_800],
};

/** The factors to thousandths, of a second and of CLS, which the bounds have. */
const TO_THOUSANDTHS: Record<Metric, number> = { LCP: 1, INP: 1, CLS: 1_000, TTFB: 1 };

/** The steps of a decade by Renard's series R20 (ISO 3): 12 % each, with all of Google's thresholds among them. */
const R20 = [
	1, 1.12, 1.25, 1.4, 1.6, 1.8, 2, 2.24, 2.5, 2.8, 3.15, 3.55, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9,
];

const LAST_BOUND = 100_000;

/** The upper bounds of all buckets, in thousandths. Do not change them: they are stored. */
const BOUNDS: readonly number[] = [
	0,
	...[10, 100, 1_000, 10_000].flatMap((decade) => R20.map((step) => Math.round(step * decade))),
	LAST_BOUND,
];

/** Returns the bound of a value's bucket; the last one for more than `MOST`. */
export function toBucket(metric: Metric, value: number): number {
	return BOUNDS.find((bound) => value * TO_THOUSANDTHS[metric] <= bound) ?? LAST_BOUND;
}

/**
 * Returns the 75th percentile in the metric's unit, from loads by bucket: linear within its bucket, and so at most the
 * bucket's width off (a seventh, below 20 ms a fifth) and always on the right side of Google's thresholds. Returns 0
 * without loads.
 */
export function estimateP75(metric: Metric, loadsByBucket: ReadonlyMap<number, number>): number {
	let rank = 0.75 * [...loadsByBucket.values()].reduce((sum, loads) => sum + loads, 0);
	let lower = 0;
	for (const bound of BOUNDS) {
		const loads = loadsByBucket.get(bound) ?? 0;
		if (loads > 0 && loads >= rank)
			return (lower + ((bound - lower) * rank) / loads) / TO_THOUSANDTHS[metric];
		rank -= loads;
		lower = bound;
	}
	return 0;
}

export function rateSpeed(metric: Metric, value: number): Rating {
	const [good, poor] = THRESHOLDS[metric];
	if (value <= good) return "good";
	return value <= poor ? "needs work" : "poor";
}
