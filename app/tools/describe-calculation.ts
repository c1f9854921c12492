import { AD_BUDGET_INPUTS, computeAdBudget, tellAdBudget, tellBreakEven } from "./ad-budget.ts";
import { formatAmount, formatPercent } from "./format-amount.ts";
import { type Inputs, namesOf, readQuery, readTyped, type Values, writeQuery } from "./inputs.ts";
import {
	checkSeoPayback,
	computeSeoPayback,
	RANKS,
	SEO_PAYBACK_INPUTS,
	tellOutlay,
	tellSeoPayback,
} from "./seo-payback.ts";

export type Calculation = {
	title: string;
	/** Inputs, then results, each a line of plain text. */
	lines: string[];
	/** The same calculation in its shortest form, at most 500 characters; reading it gives the same again. */
	query: string;
};

type Described = Pick<Calculation, "title" | "lines"> & { inputs: string };

const TOOLS: ReadonlyMap<string, (query: URLSearchParams) => Described | null> = new Map([
	["ad-budget", describeAdBudget],
	["seo-payback", describeSeoPayback],
]);

/**
 * The calculation that a query such as `tool=ad-budget&budget=60000&…` carries along, worked out anew from its
 * numbers. Null where there is none, or anything about it is odd: an unknown tool, a missing, repeated or
 * impossible input. Other parameters are left out.
 */
export function describeCalculation(query: URLSearchParams): Calculation | null {
	const [slug = "", ...others] = query.getAll("tool");
	const described = others.length === 0 ? TOOLS.get(slug)?.(query) : null;
	if (!described) return null;
	const { title, lines, inputs } = described;
	return { title, lines, query: `tool=${slug}&${inputs}` };
}

function describeAdBudget(query: URLSearchParams): Described | null {
	const values = readAll(AD_BUDGET_INPUTS, query);
	if (!values) return null;
	const result = computeAdBudget(values);
	return {
		title: "Advertising budget",
		lines: [
			...listInputs(AD_BUDGET_INPUTS, values),
			tellAdBudget(result),
			...tellBreakEven(result),
		],
		inputs: writeQuery(AD_BUDGET_INPUTS, values),
	};
}

function describeSeoPayback(query: URLSearchParams): Described | null {
	const values = readAll(SEO_PAYBACK_INPUTS, query);
	if (!values || Object.keys(checkSeoPayback(values)).length > 0) return null;
	const result = computeSeoPayback(values);
	return {
		title: "Payback of SEO",
		lines: [
			...listInputs(SEO_PAYBACK_INPUTS, values).slice(0, -RANKS.length),
			`Click share: ${formatPercent(result.presentShare)} today, ${formatPercent(result.wantedShare)} then`,
			tellSeoPayback(result),
			...tellOutlay(result),
		],
		inputs: writeQuery(SEO_PAYBACK_INPUTS, values),
	};
}

/** Unlike on the tool's own page, nothing is filled in for what is missing. */
function readAll<Name extends string>(
	inputs: Inputs<Name>,
	query: URLSearchParams,
): Values<Name> | null {
	if (namesOf(inputs).some((name) => query.getAll(name).length !== 1)) return null;
	return readTyped(inputs, readQuery(inputs, query).typed).values;
}

/** "Budget a month: ₹60,000", with the unit that the label ends with at the number. */
function listInputs<Name extends string>(inputs: Inputs<Name>, values: Values<Name>): string[] {
	return namesOf(inputs).map((name) => {
		const { label, kind } = inputs[name];
		return `${label.replace(/, [₹%]$/, "")}: ${formatAmount(values[name], kind)}`;
	});
}
