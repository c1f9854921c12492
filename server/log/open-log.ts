import { type Logger, pino } from "pino";
import type { Env } from "#app/env.ts";
import type { OperationsLog } from "#app/operations-log.ts";
import { describeError, scrub } from "./scrub.ts";

/** Lines are written together, and never later than this, in ms. At the end of the process none is left. */
const FLUSH_MS = 250;
const FLUSH_BYTES = 4_096;

/** The log of the server: a line of JSON each on stdout, with time and level and nothing of this machine. */
export function openLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">): Logger {
	return pino(
		{
			level: LOG_LEVEL,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
			serializers: { err: describeError },
		},
		pino.destination({ sync: false, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS }),
	);
}

/** Lets the rest of the site tell what happens there. */
export function toOperationsLog(log: Logger): OperationsLog {
	const describe = (error: unknown) => (error === undefined ? {} : { err: error });
	return {
		warn: (words, error) => log.warn(describe(error), scrub(words)),
		error: (words, error) => log.error(describe(error), scrub(words)),
	};
}
