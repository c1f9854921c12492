import type { Pricing } from "../schemas/offer.ts";
import type { Rates } from "../schemas/terms.ts";
import type { Industry } from "../types.ts";
import { computeBudget } from "./budget.ts";
import { fillFigures } from "./figures.ts";

/** Puts the figures of the budget that an industry names into what it says about costs. */
export function toCostView(cost: Industry["cost"], pricing: Pricing | undefined, terms: Rates) {
	const budget = pricing?.budgets.items.find(({ slug }) => slug && slug === cost.budget);
	const figures = budget ? computeBudget(budget, terms.tax) : {};
	return {
		...cost,
		paragraphs: cost.paragraphs.map((text) => fillFigures(text, figures)),
		record: fillFigures(cost.record, figures),
	};
}
