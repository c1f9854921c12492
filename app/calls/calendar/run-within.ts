import { isNativeError } from "node:util/types";
import { createContext, runInContext } from "node:vm";

/** Runs a function that may never end. Throws when it takes longer than `ms`, at any point of it (`isTimeOut`). */
export function runWithin(ms: number, run: () => void): void {
	runInContext("run()", createContext({ run }), { timeout: ms });
}

export function isTimeOut(error: unknown): boolean {
	// The error belongs to the other context, so that `instanceof` is false for it.
	return isNativeError(error) && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
