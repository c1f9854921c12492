/** The log for those who run the site. Neither message nor error may name a visitor. */
export type OperationsLog = {
	/** Logs a condition that passes by itself, or that another service causes. */
	warn(message: string, error?: unknown): void;
	/** Logs an error of ours. */
	error(message: string, error?: unknown): void;
};

/**
 * The log in tests and commands, where no server sets another one. It looks the method up at each call, as tests
 * replace it.
 */
let current: OperationsLog = {
	warn: (...args) => console.warn(...args),
	error: (...args) => console.error(...args),
};

export function setOperationsLog(next: OperationsLog): void {
	current = next;
}

export const warn: OperationsLog["warn"] = (...args) => current.warn(...args);
export const report: OperationsLog["error"] = (...args) => current.error(...args);
