import type { CaseStudy } from "#app/content/types.ts";
import { findHeadline, formatFigure } from "#app/design/art/case-scale.ts";

/** Returns a case's main measure with its figure, from those that the service affected, where there are any. */
export function getHeadline({ measures }: Pick<CaseStudy, "measures">, service?: string) {
	const moved = measures.filter((measure) => service && measure.service === service);
	const measure = findHeadline(moved.length > 0 ? moved : measures);
	return { ...measure, figure: formatFigure(measure) };
}
