import { isNativeError } from "node:util/types";
import { createContext, runInContext } from "node:vm";

/** Runs a function that may never end. Throws when it takes longer, wherever it is then (`isTimeOut`). */
export function runWithin(ms: number, run: () => void): void {
	runInContext("run()", createContext({ run }), { timeout: ms });
}

export function isTimeOut(error: unknown): boolean {
	// It is an Error of the other context, which `instanceof` does not know.
	return isNativeError(error) && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
