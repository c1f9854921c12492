import { type Logger, pino } from "pino";
import type { Env } from "#app/env.ts";
import type { OperationsLog } from "#app/operations-log.ts";
import { describeError, scrub } from "./scrub.ts";

const STDOUT = 1;
const FLUSH_EVERY_MS = 250;
const WRITE_BYTES = 4_096;
/** Of lines that wait for a reader who does not read; more are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** How often a full pipe is tried again at the end of the process, 100 ms apart. */
const MAX_LAST_TRIES = 5;

/** The log of the server: a line of JSON each on stdout, with time and level and nothing of this machine. */
export function openLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">): Logger {
	// A reader that goes away is no error of the site; and Node now opens a pipe so that writing never waits.
	process.stdout.on("error", () => {});
	const destination = openStdout();
	const log = pino(
		{
			level: LOG_LEVEL,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
			serializers: { err: describeError },
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
 * Whatever becomes of stdout, the site goes on: nobody reads it, its reader is gone, the disk is full. What cannot be
 * written is tried again with the next lines.
 */
function openStdout() {
	let isBroken = false;
	let isEnding = false;
	let lastTries = 0;
	// Before the destination's own listener, which would try for ever.
	process.on("exit", () => {
		isEnding = true;
		try {
			if (!isBroken) destination.flushSync();
		} catch {
			// Nobody reads the last lines.
		}
		destination.destroy();
	});
	const destination = pino.destination({
		dest: STDOUT,
		sync: false,
		minLength: WRITE_BYTES,
		maxLength: MAX_WAITING_BYTES,
		periodicFlush: FLUSH_EVERY_MS,
		retryEAGAIN: () => isEnding && ++lastTries <= MAX_LAST_TRIES,
	});
	destination.on("error", () => {
		isBroken = true;
	});
	destination.on("write", () => {
		isBroken = false;
	});
	return destination;
}

/** Lets the rest of the site write to the log. */
export function toOperationsLog(log: Logger): OperationsLog {
	const describe = (error: unknown) => (error === undefined ? {} : { err: error });
	return {
		warn: (words, error) => log.warn(describe(error), scrub(words)),
		error: (words, error) => log.error(describe(error), scrub(words)),
	};
}
