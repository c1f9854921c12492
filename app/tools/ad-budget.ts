import { formatCount, formatPercent, formatRupees } from "./format-amount.ts";
import type { Inputs, Values } from "./inputs.ts";

export type AdBudgetName = "budget" | "cpc" | "conversion" | "close" | "order" | "margin";

export const AD_BUDGET_INPUTS: Inputs<AdBudgetName> = {
	budget: { label: "Budget a month, ₹", kind: "rupees", min: 1, max: 1e9, example: 60_000 },
	cpc: { label: "Cost of one click, ₹", kind: "rupees", min: 0.1, max: 1e5, example: 25 },
	conversion: {
		label: "Visitors who enquire, %",
		kind: "percent",
		min: 0.01,
		max: 100,
		example: 3,
	},
	close: { label: "Enquiries that buy, %", kind: "percent", min: 0.01, max: 100, example: 20 },
	order: { label: "Value of one order, ₹", kind: "rupees", min: 1, max: 1e8, example: 12_000 },
	margin: { label: "Gross margin, %", kind: "percent", min: 0.01, max: 100, example: 40 },
};

/** Averages of one month; money in rupees, rates in per cent, nothing rounded. */
export type AdBudget = {
	clicks: number;
	enquiries: number;
	customers: number;
	costPerEnquiry: number;
	costPerCustomer: number;
	revenue: number;
	grossProfit: number;
	/** What is left of the gross profit after the advertising; less than zero where it loses money. */
	contribution: number;
	/** What a click may cost at most before it loses money. */
	breakEvenCpc: number;
	/** Which share of the enquiries must buy; above 100 no close rate is enough. */
	breakEvenClose: number;
};

/** Each figure follows from those before it, as the page's ledger shows it. */
export function computeAdBudget(values: Values<AdBudgetName>): AdBudget {
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
		contribution: grossProfit - budget,
		breakEvenCpc: conversion * close * profitPerOrder,
		breakEvenClose: (cpc / conversion / profitPerOrder) * 100,
	};
}

/** The result in one sentence. */
export function tellAdBudget(result: AdBudget): string {
	const { clicks, customers, costPerCustomer, contribution } = result;
	const price = formatRupees(costPerCustomer);
	if (clicks < 1) return "This budget does not buy one click.";
	if (customers < 1) return `No customer in this budget: one costs ${price}.`;
	const left = Math.round(contribution);
	const count = formatCount(customers);
	const bought = `${count} ${count === "1" ? "customer" : "customers"} a month at ${price} each`;
	if (left === 0) return `${bought}. Nothing is left over, and nothing is lost.`;
	return left > 0
		? `${bought}, and ${formatRupees(contribution)} is left over.`
		: `${bought}, and ${formatRupees(-contribution)} is lost.`;
}

/** What must change before it pays, or how far it may change before it does not. */
export function tellBreakEven(result: AdBudget): string[] {
	const { breakEvenCpc, breakEvenClose } = result;
	return [
		breakEvenCpc < 0.01
			? "At these rates not even a click for one paisa pays."
			: `A click may cost ${formatRupees(breakEvenCpc)} at most.`,
		breakEvenClose > 100
			? "No close rate pays: even if every enquiry bought, the clicks would cost more than the orders leave."
			: `At least ${formatPercent(breakEvenClose)} of the enquiries must buy.`,
	];
}
