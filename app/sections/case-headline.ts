import { findHeadline, formatChange, formatValue } from "#app/art/case-scale.ts";
import type { CaseStudy } from "#app/content/types.ts";

/**
 * Returns a case's headline figure with its measure: of those that the service moved, where there are any. Null
 * where nothing was measured.
 */
export function getHeadline({ measures }: Pick<CaseStudy, "measures">, service?: string) {
	const moved = measures.filter((measure) => service && measure.service === service);
	const [first, ...others] = moved.length > 0 ? moved : measures;
	if (!first) return null;
	const measure = findHeadline([first, ...others]);
	return { figure: formatChange(measure) ?? formatValue(measure.after), measure };
}
