import { buildCalculation, type Calculation } from "#app/tools/calculation.server.ts";

const MAX_LENGTH = 500;

/** Recalculates from a query, which anybody may have written. Returns null when it belongs to none of our tools. */
export function parseCalculation(query: URLSearchParams): Calculation | null {
	const calculation = buildCalculation(query);
	return calculation && calculation.query.length <= MAX_LENGTH ? calculation : null;
}

/** Shows the bare query when the tools have changed since it was stored. */
export function parseStoredCalculation(query: string): Calculation {
	const calculation = parseCalculation(new URLSearchParams(query));
	return calculation ?? { title: "A calculation", lines: [query], query };
}
