import { t } from "#app/messages/en/content-words.server.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import type { Alternatives, Budget, Pricing } from "../schemas/offer.ts";
import type { Rates, Tax } from "../schemas/terms.ts";
import { type Figures, fillFigures, sum } from "./figures.ts";

type BudgetLine = Pick<Budget["lines"][number], "amount" | "times">;
type PriceBand = Pricing["bands"]["items"][number];

/** Computes what the texts of a budget may name. A buyer who cannot take the tax as a credit pays it as well. */
export function computeBudget(budget: Budget, tax: Tax | undefined): Figures {
	const { lines, customers, profitEach } = budget;
	const rate = getTaxRate(budget, tax);
	const total = sum(lines.map(getLineSum)) * (1 + rate);
	const adSpend = sum(lines.filter(({ isAdSpend }) => isAdSpend).map(getLineSum)) * (1 + rate);
	const needed = profitEach ? Math.ceil(total / profitEach) : 0;
	return {
		total: { price: total },
		...(customers && {
			customers: { count: customers },
			costEach: { money: total / customers },
		}),
		...(profitEach && {
			profitEach: { price: profitEach },
			needed: { count: needed },
			spendEach: { money: adSpend / needed },
		}),
	};
}

/** Returns a budget as it is shown: each line with its sum, the tax where it is a cost, the total. */
export function toBudgetView(budget: Budget, tax: Tax | undefined) {
	const figures = computeBudget(budget, tax);
	const net = sum(budget.lines.map(getLineSum));
	const taxed = tax && budget.tax === "cost" ? [toTaxLine(net, tax)] : [];
	return {
		title: budget.title,
		goal: budget.goal,
		lines: [
			...budget.lines.map((line) => ({
				label: fillFigures(line.label, { amount: { price: line.amount } }),
				amount: getLineSum(line),
			})),
			...taxed,
			{ label: nameTotal(budget, tax), amount: net + sum(taxed.map(({ amount }) => amount)) },
		],
		result: fillFigures(budget.result, figures),
		record: fillFigures(budget.record, figures),
	};
}

/** Returns ways to get the work done as they are shown: what is paid for each, and the cost of a year. */
export function toAlternativesView({ items, ...head }: Alternatives) {
	return {
		...head,
		columns: [t("way"), t("yearCost"), t("suits"), t("mind")],
		items: items.map(({ lines, ...texts }) => ({
			...texts,
			year: sum(lines.map(getLineSum)),
			basis: lines.map(({ label, amount }) => fillFigures(label, { amount: { price: amount } })),
		})),
	};
}

/** Computes what the record of a price may name. */
export function computeBand({ from, to }: PriceBand, { hourlyRate }: Rates): Figures {
	if (!hourlyRate) return {};
	return {
		hourlyRate: { price: hourlyRate },
		fromHours: { count: from / hourlyRate },
		toHours: { count: to / hourlyRate },
	};
}

/** Returns the share by which sums grow for a buyer: 0 where the tax is no cost. */
export function getTaxRate({ tax: taken }: Pick<Budget, "tax">, tax: Tax | undefined): number {
	return tax && taken === "cost" ? tax.percent / 100 : 0;
}

export function toTaxLine(net: number, { name, percent }: Tax) {
	return {
		label: t("taxLine", { tax: name, percent: formatNumber(percent) }),
		amount: (net * percent) / 100,
	};
}

function nameTotal({ tax: taken }: Budget, tax: Tax | undefined): string {
	if (!tax || !taken) return t("total");
	return t(taken === "cost" ? "totalWith" : "totalWithout", { tax: tax.name });
}

function getLineSum({ amount, times = 1 }: BudgetLine): number {
	return amount * times;
}
