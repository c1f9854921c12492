type Flight<T> = { result: Promise<T>; callers: number; controller: AbortController };

/**
 * Runs work once for all concurrent callers of a key. A caller whose signal is aborted gets a rejection; once all are
 * aborted, so is the work.
 */
export function createSingleFlight<T>() {
	const flights = new Map<string, Flight<T>>();

	return async (
		key: string,
		caller: AbortSignal,
		work: (signal: AbortSignal) => Promise<T>,
	): Promise<T> => {
		caller.throwIfAborted();
		let flight = flights.get(key);
		if (!flight) {
			const controller = new AbortController();
			flight = { result: work(controller.signal), callers: 0, controller };
			flights.set(key, flight);
		}
		flight.callers++;
		const { promise: aborted, reject } = Promise.withResolvers<never>();
		const abort = () => reject(caller.reason);
		caller.addEventListener("abort", abort, { once: true });
		try {
			return await Promise.race([flight.result, aborted]);
		} finally {
			caller.removeEventListener("abort", abort);
			flight.callers--;
			if (flight.callers === 0) {
				flights.delete(key);
				flight.controller.abort();
			}
		}
	};
}
