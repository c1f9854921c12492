export type Slots = {
	/** How many wait for a slot. */
	waiting: () => number;
	/** Runs the task when a slot is free; rejects without running it when the signal is aborted before. */
	run: <T>(signal: AbortSignal, task: () => Promise<T>) => Promise<T>;
};

/** Lets so many tasks run at once; the others wait in order. */
export function createSlots(atOnce: number): Slots {
	let running = 0;
	const queue = new Set<() => void>();

	async function take(signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		if (running < atOnce) {
			running++;
			return;
		}
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const leave = () => {
			queue.delete(resolve);
			reject(signal.reason);
		};
		queue.add(resolve);
		signal.addEventListener("abort", leave, { once: true });
		await promise;
		signal.removeEventListener("abort", leave);
	}

	/** A slot is handed on, so that nobody who comes later takes it from the first who waits. */
	function giveBack(): void {
		const [next] = queue;
		if (!next) {
			running--;
			return;
		}
		queue.delete(next);
		next();
	}

	return {
		waiting: () => queue.size,
		run: async (signal, task) => {
			await take(signal);
			try {
				return await task();
			} finally {
				giveBack();
			}
		},
	};
}
