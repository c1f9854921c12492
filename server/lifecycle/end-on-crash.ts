import type { Logger } from "pino";

/** A fault that nobody caught leaves the process in a state that nobody knows: it is told, and the supervisor starts anew. */
export function endOnCrash(log: Logger): void {
	process.on("uncaughtException", (err, origin) => {
		log.fatal({ err, origin }, "The site ends by a fault that nobody caught.");
		process.exit(1);
	});
}
