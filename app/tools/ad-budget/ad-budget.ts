import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { AdBudgetText } from "#app/content/schemas/tools.ts";
import { t } from "#app/messages/en/ad-budget.ts";
import { formatAverage, formatMoney, formatPercent } from "#app/platform/amounts.ts";
import {
	type CalculatorConfig,
	type Fields,
	type ResultText,
	toExample,
	type Values,
} from "#app/tools/calculator-config.ts";

type Sentences = AdBudgetText["sentences"];
const RATE = { kind: "percent", min: 0.01, max: 100 } as const;

const AD_BUDGET_FIELDS = {
	budget: {
		label: () => t("budget"),
		kind: "money",
		min: 1,
		max: 1e9,
		get example() {
			return toExample(60_000);
		},
	},
	cpc: {
		label: () => t("cpc"),
		kind: "money",
		min: 0.1,
		max: 1e5,
		get example() {
			return toExample(25);
		},
	},
	conversion: { ...RATE, label: () => t("conversion"), example: 3 },
	close: { ...RATE, label: () => t("close"), example: 20 },
	order: {
		label: () => t("order"),
		kind: "money",
		min: 1,
		max: 1e8,
		get example() {
			return toExample(12_000);
		},
	},
	margin: { ...RATE, label: () => t("margin"), example: 40 },
} satisfies Fields<keyof AdBudgetText["hints"]>;
export type AdBudgetName = keyof typeof AD_BUDGET_FIELDS;

export const AD_BUDGET: CalculatorConfig<AdBudgetName, AdBudget, Sentences> = {
	slug: "ad-budget",
	title: () => t("title"),
	fields: AD_BUDGET_FIELDS,
	compute: computeAdBudget,
	format: formatAdBudget,
};

/** Computes the averages of one month; money in the region's currency, rates in per cent, nothing rounded. */
export function computeAdBudget(values: Values<AdBudgetName>) {
	const { budget, cpc, order } = values;
	const conversion = values.conversion / 100;
	const close = values.close / 100;
	const profitPerOrder = (order * values.margin) / 100;
	const clicks = budget / cpc;
	const enquiries = clicks * conversion;
	const customers = enquiries * close;
	const grossProfit = customers * profitPerOrder;
	return {
		clicks,
		enquiries,
		customers,
		costPerEnquiry: cpc / conversion,
		costPerCustomer: cpc / conversion / close,
		revenue: customers * order,
		grossProfit,
		/** The gross profit less the advertising; negative for a loss. */
		contribution: grossProfit - budget,
		/** The highest cost of a click without a loss. */
		breakEvenCpc: conversion * close * profitPerOrder,
		/** The share of the enquiries that must buy; above 100 no close rate is enough. */
		breakEvenClose: (cpc / conversion / profitPerOrder) * 100,
	};
}
export type AdBudget = ReturnType<typeof computeAdBudget>;

function formatAdBudget(
	{ clicks, customers, costPerCustomer, contribution, breakEvenCpc, breakEvenClose }: AdBudget,
	sentences: Sentences,
): ResultText {
	const figure = formatAverage(customers);
	const left = Math.round(contribution);
	const outcome = left === 0 ? "evens" : left > 0 ? "profit" : "loss";
	const summary = clicks < 1 ? "noClick" : customers < 1 ? "noCustomer" : outcome;
	return {
		summary: fillPlaceholders(sentences[summary], {
			customers: t("customerCount", { count: figure === "1" ? 1 : customers, figure }),
			price: formatMoney(costPerCustomer),
			amount: formatMoney(Math.abs(contribution)),
		}),
		notes: [
			fillPlaceholders(sentences[breakEvenCpc < 0.01 ? "noClickPays" : "clickLimit"], {
				price: formatMoney(breakEvenCpc),
			}),
			fillPlaceholders(sentences[breakEvenClose > 100 ? "noCloseRatePays" : "closeLimit"], {
				percent: formatPercent(breakEvenClose),
			}),
		],
	};
}
