import type { Worker } from "./worker.ts";

let running: readonly Worker[] = [];

/** From now on these deliver what this process stores. */
export function setWorkers(workers: readonly Worker[]): void {
	running = workers;
}

/** Something new is due. */
export function kickWorkers(): void {
	for (const worker of running) worker.kick();
}

/** Stops them all; running tries have `patience` ms to end. */
export async function stopWorkers(patience: number): Promise<void> {
	const stopping = running;
	running = [];
	await Promise.all(stopping.map((worker) => worker.stop(patience)));
}
