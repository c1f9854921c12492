import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { CalendarReading, CalendarRequest } from "./read-calendar.ts";

const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 128;

/** Reads a calendar in another thread, as `readCalendar` does. Rejects when that takes too long or too much memory. */
export async function readInWorker(
	request: CalendarRequest,
	timeoutMs = TIMEOUT_MS,
): Promise<CalendarReading | null> {
	// Like the content, it lies in the project's folder, also beside the built site.
	const worker = new Worker(join(process.cwd(), "app/bookings/calendar/calendar-worker.ts"), {
		workerData: request,
		resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
	});
	try {
		const [reading] = await once(worker, "message", { signal: AbortSignal.timeout(timeoutMs) });
		return reading;
	} finally {
		await worker.terminate();
	}
}
