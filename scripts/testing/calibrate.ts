/** The time in ms that sorting these numbers takes on an idle core of the kind for which the time-outs were set. */
const REFERENCE_MS = 130;
const COUNT = 400_000;

/** Returns how many times slower than that this machine is at the moment: 1 to 10. */
export function measurePatience(): number {
	const numbers = Float64Array.from({ length: COUNT }, (_, index) => (index * 7_919) % COUNT);
	const startedAt = performance.now();
	numbers.sort((one, other) => one - other);
	const factor = (performance.now() - startedAt) / REFERENCE_MS;
	return Math.min(10, Math.max(1, Math.round(factor * 10) / 10));
}
