import { report } from "#app/platform/operations-log.ts";
import { buildCalculation, type Calculation } from "#app/tools/calculation.server.ts";
import {
	parseCheckId,
	parseOwnWordsOfCheck,
	parseStoredCheck,
	toCalculation,
} from "#app/tools/website-check/calculation-of-check.server.ts";
import { getEnquiryServices } from "./enquiry-services.server.ts";

const MAX_LENGTH = 500;

/**
 * Recalculates from a query, which anybody may have written, or finds the check of a website that it names. Resolves to null
 * when it belongs to none of our tools.
 */
export async function findCalculation(query: URLSearchParams): Promise<Calculation | null> {
	const id = parseCheckId(query);
	if (!id) return parseCalculation(query);
	try {
		const { checks } = await getEnquiryServices();
		const check = await checks.find(id);
		return check ? toCalculation(check) : null;
	} catch (error) {
		report("The check of an enquiry could not be read:", error);
		return null;
	}
}

function parseCalculation(query: URLSearchParams): Calculation | null {
	const calculation = buildCalculation(query);
	return calculation && calculation.query.length <= MAX_LENGTH ? calculation : null;
}

/** Shows the bare query when the tools have changed since it was stored. */
export function parseStoredCalculation(query: string): Calculation {
	const calculation = parseCalculation(new URLSearchParams(query)) ?? parseStoredCheck(query);
	return calculation ?? { title: "A calculation", lines: [query], query };
}

/** Returns what is stored in our own words, with a few numbers, for an address that anybody may have typed. */
export function parseOwnWords(query: string): Calculation | null {
	return parseCalculation(new URLSearchParams(query)) ?? parseOwnWordsOfCheck(query);
}
