export type Flights<T> = {
	/** Takes part in the work under this key, which is begun when nobody else is at it. */
	join: (key: string, asker: AbortSignal, begin: (signal: AbortSignal) => Promise<T>) => Promise<T>;
};

type Flight<T> = { result: Promise<T>; askers: number; controller: AbortController };

/**
 * Work done once for all who ask at the same time. An asker whose signal is aborted leaves with a rejection;
 * when all have left, the work's own signal is aborted.
 */
export function createFlights<T>(): Flights<T> {
	const flights = new Map<string, Flight<T>>();

	function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
		const controller = new AbortController();
		const flight = { result: work(controller.signal), askers: 0, controller };
		flights.set(key, flight);
		const land = () => {
			if (flights.get(key) === flight) flights.delete(key);
		};
		flight.result.then(land, land);
		return flight;
	}

	return {
		join: async (key, asker, work) => {
			asker.throwIfAborted();
			const flight = flights.get(key) ?? begin(key, work);
			flight.askers++;
			const { promise: left, reject } = Promise.withResolvers<never>();
			const leave = () => reject(asker.reason);
			asker.addEventListener("abort", leave, { once: true });
			try {
				return await Promise.race([flight.result, left]);
			} finally {
				asker.removeEventListener("abort", leave);
				flight.askers--;
				if (flight.askers === 0) {
					// Who comes now must not join a flight that is broken off.
					if (flights.get(key) === flight) flights.delete(key);
					flight.controller.abort();
				}
			}
		},
	};
}
