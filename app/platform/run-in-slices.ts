import { setImmediate } from "node:timers/promises";

/** The time in ms after which requests come between: one step more is done then at most. */
const SLICE_MS = 10;

/**
 * Runs work that yields after each of its steps, without holding the event loop. Resolves to undefined as soon as it is not
 * wanted any more.
 */
export async function runInSlices<Result>(
	work: Generator<undefined, Result>,
	isWanted: () => boolean,
): Promise<Result | undefined> {
	for (;;) {
		await setImmediate();
		if (!isWanted()) return undefined;
		const until = performance.now() + SLICE_MS;
		do {
			const step = work.next();
			if (step.done) return step.value;
		} while (performance.now() < until);
	}
}

/** Runs such work at once. */
export function runAtOnce<Result>(work: Generator<undefined, Result>): Result {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}
