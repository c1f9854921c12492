import { type Calculation, describeCalculation } from "#app/tools/describe-calculation.ts";

const CALCULATION_MAX = 500;

/** Worked out anew from an address or a form, whoever made it; null where it is none of ours. */
export function readCalculation(query: URLSearchParams): Calculation | null {
	const calculation = describeCalculation(query);
	return calculation && calculation.query.length <= CALCULATION_MAX ? calculation : null;
}

/** One that was stored; told by its query alone where the tools have changed since. */
export function describeStored(query: string): Calculation {
	const calculation = readCalculation(new URLSearchParams(query));
	return calculation ?? { title: "A calculation", lines: [query], query };
}
