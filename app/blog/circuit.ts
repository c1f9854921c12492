import { RestError } from "./wordpress/rest-client.ts";

const MAX_FAILURES = 4;
const REST_MS = 10_000;

export class CircuitOpen extends Error {
	override readonly name = "CircuitOpen";
	constructor() {
		super("it has failed repeatedly and is left alone for a while");
	}
}

/** Creates a circuit breaker: after four failures in a row one request is sent every 10 s, until one succeeds. */
export function createCircuit(now: () => number) {
	let failures = 0;
	let restsUntil = 0;
	return async <Result>(request: () => Promise<Result>): Promise<Result> => {
		if (now() < restsUntil) throw new CircuitOpen();
		// While one request tests the source, the others fail at once.
		if (failures >= MAX_FAILURES) restsUntil = now() + REST_MS;
		try {
			const result = await request();
			failures = 0;
			restsUntil = 0;
			return result;
		} catch (error) {
			if (isOutage(error) && ++failures >= MAX_FAILURES) restsUntil = now() + REST_MS;
			throw error;
		}
	};
}

/**
 * Returns whether the error is an outage. A rejected request, or a response that is too large, says nothing about other
 * requests.
 */
function isOutage(error: unknown): boolean {
	if (!(error instanceof RestError)) return true;
	return !error.isTooLarge && (error.status ?? 500) >= 500;
}
