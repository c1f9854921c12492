/** What those who run the site should hear of. Neither words nor error may name a visitor. */
export type OperationsLog = {
	/** Something that passes by itself, or that somebody else has to mend. */
	warn(words: string, error?: unknown): void;
	/** A fault of ours. */
	error(words: string, error?: unknown): void;
};

/** Where there is no server, as in tests and commands. */
const CONSOLE: OperationsLog = {
	warn: (...told) => console.warn(...told),
	error: (...told) => console.error(...told),
};

let current = CONSOLE;

/** From now on everything is told there. */
export function setOperationsLog(next: OperationsLog): void {
	current = next;
}

export const warn: OperationsLog["warn"] = (...told) => current.warn(...told);
export const report: OperationsLog["error"] = (...told) => current.error(...told);
