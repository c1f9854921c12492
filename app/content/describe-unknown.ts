import { findNearest } from "./find-nearest.ts";

const MOST_NAMES = 10;

/** That there is no thing of this name, with what was most likely meant, or with some that there are. */
export function describeUnknown(kind: string, found: string, known: Iterable<string>): string {
	return `there is no ${kind} ${JSON.stringify(found)}; ${suggest(found, [...known])}`;
}

function suggest(found: string, known: readonly string[]): string {
	const nearest = findNearest(found, known);
	if (nearest) return `did you mean ${nearest}?`;
	if (known.length === 0) return "there are none";
	const names = known.slice(0, MOST_NAMES).join(", ");
	return known.length > MOST_NAMES
		? `there are ${known.length}, for instance ${names}`
		: `there are: ${names}`;
}
