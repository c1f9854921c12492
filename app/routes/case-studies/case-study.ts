import { type Change, findHeadline, formatChange, formatValue } from "#app/art/case-scale.ts";
import type { CaseStudy } from "#app/content/types.ts";

/** A case with its services as links. */
export type LinkedCase = Omit<CaseStudy, "services"> & { services: { name: string; to: string }[] };

/** What its chart draws. */
export type ChartProps = { title: string; measures: readonly Change[] };

/** The case's one figure, and the measure that it is of. */
export function readHeadline({ measures }: Pick<CaseStudy, "measures">) {
	const [first, ...others] = measures;
	if (!first) return null;
	const measure = findHeadline([first, ...others]);
	return { figure: formatChange(measure) ?? formatValue(measure.after), measure };
}
