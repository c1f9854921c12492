import { type Logger, pino } from "pino";
import type { Env } from "#app/env.ts";
import type { OperationsLog } from "#app/operations-log.ts";
import { openLogStream } from "./log-stream.ts";
import { describeError, scrub } from "./scrub.ts";

const STDOUT = 1;

/** The log of the server: a line of JSON each on stdout, with time and level and nothing of this machine. */
export function openLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">): Logger {
	// A reader that goes away is no fault of the site; and Node now opens a pipe so that writing never waits.
	process.stdout.on("error", () => {});
	return pino(
		{
			level: LOG_LEVEL,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
			serializers: { err: describeError },
		},
		openLogStream(STDOUT),
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
