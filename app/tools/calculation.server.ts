import { getContent } from "#app/content/content.server.ts";
import { t } from "#app/messages/en/tools.server.ts";
import { formatAmount, formatPercent } from "#app/platform/amounts.ts";
import { AD_BUDGET } from "./ad-budget/ad-budget.ts";
import { buildQuery, type CalculatorConfig, namesOf, parseInputs } from "./calculator-config.ts";
import { getShares, RANKS, SEO_PAYBACK } from "./seo-payback/seo-payback.ts";

export type Calculation = {
	title: string;
	/** The inputs, then the results, each a line of plain text. */
	lines: string[];
	/** The same calculation in its shortest form, at most 500 characters. */
	query: string;
	/** What an enquiry stores of it, where that is not the query. */
	stored?: string;
};

/**
 * Computes the calculation of a query such as `tool=ad-budget&budget=60000&…`. Returns null without one, with an
 * unknown tool, and with a missing, repeated or invalid input. Other parameters are ignored.
 */
export function buildCalculation(query: URLSearchParams): Calculation | null {
	const { adBudget, seoPayback } = getContent().pages.tools;
	const [slug, ...others] = query.getAll("tool");
	if (others.length > 0) return null;
	if (slug === AD_BUDGET.slug && adBudget) return calculate(AD_BUDGET, adBudget.sentences, query);
	if (slug !== SEO_PAYBACK.slug || !seoPayback) return null;
	return calculate(SEO_PAYBACK, seoPayback.sentences, query, (inputs, values) => {
		const { today, target } = getShares(values);
		const shares = t("clickShare", {
			today: formatPercent(today),
			target: formatPercent(target),
		});
		return [...inputs.slice(0, -RANKS.length), shares];
	});
}

function calculate<Name extends string, Result, Sentences>(
	config: CalculatorConfig<Name, Result, Sentences>,
	sentences: Sentences,
	query: URLSearchParams,
	shorten = (inputs: string[], _values: Record<Name, number>) => inputs,
): Calculation | null {
	const { slug, title, fields } = config;
	const names = namesOf(fields);
	if (names.some((name) => query.getAll(name).length !== 1)) return null;
	const { values } = parseInputs(config, (name) => query.get(name) ?? "");
	if (!values) return null;
	const inputs = names.map((name) => {
		const { label, kind } = fields[name];
		return `${label()}: ${formatAmount(values[name], kind)}`;
	});
	const { summary, notes } = config.format(config.compute(values), sentences);
	return {
		title: title(),
		lines: [...shorten(inputs, values), summary, ...notes],
		query: `tool=${slug}&${buildQuery(fields, values)}`,
	};
}
