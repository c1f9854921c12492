import { findHeadline, formatChange, formatValue } from "#app/art/case-scale.ts";
import type { CaseStudy } from "#app/content/types.ts";

/** The case's one figure, and the measure that it is of; null where nothing was measured. */
export function readHeadline({ measures }: Pick<CaseStudy, "measures">) {
	const [first, ...others] = measures;
	if (!first) return null;
	const measure = findHeadline([first, ...others]);
	return { figure: formatChange(measure) ?? formatValue(measure.after), measure };
}
