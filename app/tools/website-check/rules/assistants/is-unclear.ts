import type { Answer } from "../../visit/visit.ts";

/** Statuses of a server that turns a visitor away and so does not say whether a file is there. */
const REFUSALS = new Set([401, 403, 429]);

/** Whether an answer does not say if the website has what was asked for. */
export function isUnclear({ status }: Answer): boolean {
	return status === 0 || status >= 500 || REFUSALS.has(status);
}
