import { type Logger, pino } from "pino";
import type { Env } from "#app/platform/env.server.ts";
import type { OperationsLog } from "#app/platform/operations-log.ts";
import { redact, serialiseError } from "./redact.ts";

const STDOUT = 1;
const FLUSH_EVERY_MS = 250;
const WRITE_BYTES = 16_000;
/** The bytes that are buffered for a reader that does not read; further lines are dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** The number of retries of a full pipe at the end of the process, 100 ms apart. */
const MAX_LAST_RETRIES = 5;

/** Creates the server's log: lines of JSON on stdout, with time and level, without process id and host name. */
export function createLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">): Logger {
	// The site goes on without a reader of its log. Node then opens the pipe so that writing never blocks.
	process.stdout.on("error", () => {});
	const destination = openStdout();
	const log = pino(
		{
			level: LOG_LEVEL,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
			serializers: { err: serialiseError },
		},
		destination,
	);
	let dropped = 0;
	destination.on("drop", (line: string) => {
		dropped += line.length;
	});
	destination.on("write", () => {
		if (dropped === 0) return;
		const bytes = dropped;
		dropped = 0;
		log.warn(`${bytes} bytes of the log were left out.`);
	});
	return log;
}

/**
 * Opens stdout so that the site goes on without a reader or with a full disk; what cannot be written is retried with
 * the next lines.
 */
function openStdout() {
	let isBroken = false;
	let isEnding = false;
	let lastRetries = 0;
	// Added before the destination's own listener, which would retry for ever.
	process.on("exit", () => {
		isEnding = true;
		try {
			if (!isBroken) destination.flushSync();
		} catch {
			// Nobody reads the last lines any more.
		}
		destination.destroy();
	});
	const destination = pino.destination({
		dest: STDOUT,
		sync: false,
		minLength: WRITE_BYTES,
		maxLength: MAX_BUFFERED_BYTES,
		periodicFlush: FLUSH_EVERY_MS,
		retryEAGAIN: () => isEnding && ++lastRetries <= MAX_LAST_RETRIES,
	});
	destination.on("error", () => {
		isBroken = true;
	});
	destination.on("write", () => {
		isBroken = false;
	});
	return destination;
}

/** Adapts the log for the modules of app/. */
export function toOperationsLog(log: Logger): OperationsLog {
	const toFields = (error: unknown) => (error === undefined ? {} : { err: error });
	return {
		warn: (message, error) => log.warn(toFields(error), redact(message)),
		error: (message, error) => log.error(toFields(error), redact(message)),
	};
}
