import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { getProjectFolder } from "#app/platform/project-folder.server.ts";
import type { CalendarReading, CalendarRequest } from "./read-calendar.ts";

/** A request with its text as bytes in UTF-8. */
export type CalendarBytes = Omit<CalendarRequest, "text"> & { bytes: Uint8Array };

const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 128;

/**
 * Reads a calendar in another process, as `readCalendar` does. Rejects when that takes too long or too much memory: a
 * thread that runs out of memory can end the site with it.
 */
export async function readInProcess(request: CalendarBytes): Promise<CalendarReading | null> {
	const ended = new AbortController();
	const child = fork(join(getProjectFolder(), "app/calls/calendar/calendar-process.ts"), {
		execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
		// The process needs none of the site's secrets; its output would be a dump of its memory.
		env: {},
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		serialization: "advanced",
		timeout: TIMEOUT_MS,
		killSignal: "SIGKILL",
	});
	child.on("error", (error) => ended.abort(error));
	child.on("close", () => ended.abort());
	try {
		child.send(request);
		const [{ reading }] = await once(child, "message", { signal: ended.signal });
		return reading;
	} finally {
		child.kill("SIGKILL");
	}
}
