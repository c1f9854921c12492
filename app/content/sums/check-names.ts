import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import { listPlaceholders } from "../fill-placeholders.ts";
import type { Figures } from "./figures.ts";

/** Checks that a text names in braces only figures that there are. */
export function checkNames(
	file: string,
	field: string,
	text: string,
	figures: Figures,
): ContentIssue[] {
	const known = Object.keys(figures);
	return listPlaceholders(text)
		.filter((name) => !known.includes(name))
		.map((name) => ({ file, field, reason: formatUnknown("figure", name, known) }));
}
