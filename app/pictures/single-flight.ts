type Flight<T> = { result: Promise<T>; callers: number; controller: AbortController };

/** Runs the work under a key, or waits for it where it runs already. */
export type SingleFlight<T> = (
	key: string,
	caller: AbortSignal,
	work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/**
 * Runs work once for all callers at the same time. A caller whose signal is aborted leaves with a rejection; when
 * all have left, the work's own signal is aborted.
 */
export function createSingleFlight<T>(): SingleFlight<T> {
	const flights = new Map<string, Flight<T>>();

	function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
		const controller = new AbortController();
		const flight = { result: work(controller.signal), callers: 0, controller };
		flights.set(key, flight);
		return flight;
	}

	return async (key, caller, work) => {
		caller.throwIfAborted();
		const flight = flights.get(key) ?? begin(key, work);
		flight.callers++;
		const { promise: left, reject } = Promise.withResolvers<never>();
		const leave = () => reject(caller.reason);
		caller.addEventListener("abort", leave, { once: true });
		try {
			return await Promise.race([flight.result, left]);
		} finally {
			caller.removeEventListener("abort", leave);
			flight.callers--;
			if (flight.callers === 0) {
				flights.delete(key);
				flight.controller.abort();
			}
		}
	};
}
