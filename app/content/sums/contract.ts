import { addDays } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import type { Bill, Contract, DocumentFile, Results } from "../schemas/document.ts";
import type { Rates } from "../schemas/terms.ts";
import { getTaxRate } from "./budget.ts";
import { type Figures, sum } from "./figures.ts";

type Document = DocumentFile & { slug: string };
/** A contract with its bills, and the terms by which it is computed. */
export type ContractWithBills = { contract: Contract; bills: readonly Bill[]; terms: Rates };

/** Finds the contract that a document is about: its own, or that of the document it names. */
export function findContract(
	document: Document,
	documents: readonly Document[],
	terms: Rates,
): ContractWithBills | null {
	const { of = document.slug } = document;
	const source = documents.find(({ slug }) => slug === of);
	if (!source?.contract) return null;
	const bills = source.parts.flatMap(({ bill }) => bill ?? []);
	return { contract: source.contract, bills, terms };
}

/** Computes what the texts of a document may name. */
export function computeDocument(document: Document, agreed: ContractWithBills | null): Figures {
	if (!agreed) return {};
	const results = document.parts.find((part) => part.results)?.results;
	return {
		...computeContract(agreed),
		...computeWeeks(agreed),
		...(document.progress && computeProgress(document.progress, agreed)),
		...(results && computeResults(results, agreed)),
	};
}

function computeContract({ contract, bills, terms }: ContractWithBills): Figures {
	const { quoted, months, customers } = contract;
	const own = bills.filter(({ to }) => to === "us").flatMap(({ lines }) => lines);
	const all = bills.flatMap(({ lines }) => lines);
	const total =
		sum(all.map((line) => computeLineTotal(line, contract))) * (1 + getRate({ contract, terms }));
	return {
		quoted: { from: quoted, to: quoted },
		months: { count: months },
		customers: { count: customers },
		monthlyFee: { price: sum(own.map(({ monthly = 0 }) => monthly)) },
		total: { price: total },
		costEach: { money: total / customers },
	};
}

function computeWeeks({ contract: { begins }, terms: { quarter } }: ContractWithBills): Figures {
	if (!quarter) return {};
	const { weeks, reviewWeek } = quarter;
	return {
		begins: { from: begins, to: begins },
		ends: { from: addDays(begins, weeks * 7 - 1), to: addDays(begins, weeks * 7 - 1) },
		period: { from: begins, to: addDays(begins, weeks * 7 - 1) },
		review: toWeek(begins, reviewWeek),
		decision: { from: toWeek(begins, reviewWeek).to, to: toWeek(begins, reviewWeek).to },
	};
}

function computeProgress(
	{ week, reached }: NonNullable<Document["progress"]>,
	{ contract: { begins, customers }, terms: { quarter } }: ContractWithBills,
): Figures {
	if (!quarter) return {};
	const { weeks, launchWeek = 1 } = quarter;
	const weeksLeft = weeks - week;
	// Nothing can come before the first work is live.
	const perWeek = reached / Math.max(week - launchWeek + 1, 1);
	return {
		days: toWeek(begins, week),
		week: { count: week },
		reached: { count: reached },
		left: { count: customers - reached },
		weeksLeft: { count: weeksLeft },
		expected: { count: Math.floor(reached + perWeek * weeksLeft) },
	};
}

/** Computes the sums of a week: what came in, and what each enquiry cost with the week's share of the fee. */
function computeResults(results: Results, agreed: ContractWithBills): Figures {
	const { enquiries, before, cost } = sumResults(results, agreed);
	return {
		enquiries: { count: enquiries },
		before: { count: before },
		...(cost !== null && { enquiryCost: { money: cost } }),
	};
}

export function sumResults({ lines }: Results, agreed: ContractWithBills) {
	const all = {
		source: "",
		enquiries: sum(lines.map(({ enquiries }) => enquiries)),
		before: sum(lines.map(({ before }) => before)),
		spend: sum(lines.map(({ spend = 0 }) => spend)),
		monthly: sum(lines.map(({ monthly }) => monthly)),
	};
	return computeCostPerLead(all, agreed);
}

/** Computes the week's share of a fee, and the cost of an enquiry; null where none came. */
export function computeCostPerLead(line: Results["lines"][number], agreed: ContractWithBills) {
	const { contract, terms } = agreed;
	const fee = (line.monthly * contract.months) / (terms.quarter?.weeks ?? 1);
	const cost = ((line.spend ?? 0) + fee) * (1 + getRate(agreed));
	return { ...line, fee, cost: line.enquiries > 0 ? cost / line.enquiries : null };
}

/** Returns what a line of a bill comes to in the whole time. */
export function computeLineTotal(
	{ monthly = 0, once = 0 }: Bill["lines"][number],
	{ months }: Contract,
): number {
	return monthly * months + once;
}

function getRate({ contract, terms }: Pick<ContractWithBills, "contract" | "terms">): number {
	return getTaxRate(contract, terms.tax);
}

function toWeek(begins: Day, week: number) {
	return { from: addDays(begins, (week - 1) * 7), to: addDays(begins, week * 7 - 1) };
}
