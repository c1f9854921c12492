import { expect, it } from "vitest";
import { formatIssue } from "#app/platform/content-error.ts";
import { type Act, all, write } from "../../../tests/support/content-acts.ts";
import { copyContent, editFile, loadIssues } from "../../../tests/support/copied-content.ts";

const TERMS = "content/terms.yaml";
const PRICING = "content/pages/pricing.yaml";
const WORK = "content/pages/how-we-work.yaml";
const QUOTE = "content/documents/quote.yaml";
const REPORT = "content/documents/weekly-page.yaml";
const INDUSTRY = "content/industries/retail.yaml";

type Path = (string | number)[];

const set =
	(file: string, path: Path, value: unknown): Act =>
	(root) =>
		editFile(root, file, path, value);

const BUDGET = {
	slug: "bakery",
	title: "A bakery",
	goal: "More orders",
	lines: [
		{ label: "SEO, twice {amount}", amount: 40000, times: 2, service: "seo" },
		{ label: "Ad spend", amount: 20000, isAdSpend: true },
	],
	tax: "cost",
	customers: 50,
	profitEach: 3000,
	result: "{total} for {customers} at {costEach}; {needed} at {profitEach}, {spendEach} of ads",
	record: "{total} with the tax",
};

const { slug: _slug, ...LARGER_BUDGET } = BUDGET;

/** Content in which all that can be computed agrees. */
const SOUND = all(
	write(
		TERMS,
		"tax: { name: VAT, percent: 20 }\nhourlyRate: 1000\nquarter: { weeks: 12, launchWeek: 11, reviewWeek: 11 }\n",
	),
	set(PRICING, ["bands", "items", 0, "record"], "{fromHours} to {toHours} at {hourlyRate}"),
	set(PRICING, ["budgets", "items", 0], BUDGET),
	set(PRICING, ["alternatives"], {
		heading: "Who does it",
		intro: "In a year.",
		items: [
			{
				name: "Us",
				lines: [{ label: "Twelve times {amount}", amount: 30000, times: 12, service: "seo" }],
				suits: "Search",
				mind: "We sleep at night",
			},
			{
				name: "An employee",
				lines: [{ label: "Salary of {amount}", amount: 500000 }],
				suits: "Daily work",
				mind: "One person",
			},
		],
	}),
	set(INDUSTRY, ["cost", "budget"], "bakery"),
	set(INDUSTRY, ["cost", "record"], "{customers} at {costEach}"),
	set(INDUSTRY, ["larger"], {
		heading: "For a chain",
		intro: "Ten shops are not one shop.",
		parts: [{ title: "Stock", text: "Each shop has its own stock." }],
		budget: LARGER_BUDGET,
	}),
	set(WORK, ["weeks", "items", 3], { title: "Make", from: 1, to: 10, text: "We make it." }),
	set(WORK, ["weeks", "items", 4], { title: "Review", from: 11, text: "We look at it." }),
	set(QUOTE, ["contract"], {
		quoted: "2026-09-01",
		begins: "2026-09-07",
		months: 3,
		customers: 40,
		tax: "cost",
	}),
	set(QUOTE, ["parts", 1], {
		heading: "Costs",
		bill: {
			to: "us",
			columns: { line: "Line", hours: "Hours", monthly: "A month", sum: "All" },
			lines: [
				{ label: "Letters", hours: 5, monthly: 5000 },
				{ label: "A photographer", once: 700 },
			],
			net: "Net",
			gross: "Gross",
		},
		note: "{total} by {ends}, {costEach} each",
	}),
	set(REPORT, ["of"], "quote"),
	set(REPORT, ["progress"], { week: 5, reached: 15 }),
	set(REPORT, ["parts", 1], {
		heading: "Results",
		results: {
			columns: {
				source: "Source",
				enquiries: "Enquiries",
				before: "Before",
				spend: "Spend",
				fee: "Fee",
				cost: "Cost",
			},
			lines: [{ source: "Letters", enquiries: 4, before: 3, monthly: 5000 }],
			sum: "Together",
		},
		note: "{expected}, {left} in {weeksLeft}: {enquiries} at {enquiryCost}",
	}),
);

function loadAfter(...acts: Act[]): string[] {
	const root = copyContent();
	for (const act of acts) act(root);
	return loadIssues(root).map((issue) => formatIssue({ ...issue, line: undefined }));
}

it("finds no error where all that can be computed agrees", () => {
	expect(loadAfter(SOUND)).toEqual([]);
});

it("a currency with cents has prices with them, and hours that come to them", () => {
	const inCents = all(
		set(PRICING, ["bands", "items", 0, "from"], 29_999.95),
		set(TERMS, ["hourlyRate"], 999.99),
		set(QUOTE, ["parts", 1, "bill", "lines", 0, "monthly"], 4999.95),
		set(REPORT, ["parts", 1, "results", "lines", 0, "monthly"], 4999.95),
	);
	expect(loadAfter(all(SOUND, inCents))).toEqual([]);
	expect(loadAfter(all(SOUND, set(TERMS, ["hourlyRate"], 999.995)))).toEqual([
		`${TERMS}: hourlyRate: must have at most 2 decimals, as the currency has; found 999.995`,
	]);
});

it("a currency without cents has none in its prices", () => {
	const inYen = all(
		set("content/site.yaml", ["currency"], "JPY"),
		set(TERMS, ["hourlyRate"], 999.5),
	);
	expect(loadAfter(all(SOUND, inYen))).toEqual([
		`${TERMS}: hourlyRate: must be a whole number, as the currency has no smaller coins; found 999.5`,
	]);
});

it("steps may follow the review", () => {
	const after = { title: "Handover", from: 12, to: 13, text: "We hand it over." };
	expect(loadAfter(all(SOUND, set(WORK, ["weeks", "items", 5], after)))).toEqual([]);
});

it.each<[what: string, act: Act, ...lines: string[]]>([
	[
		"a price whose lower end is above its upper one",
		set(PRICING, ["bands", "items", 1, "from"], 50001),
		`${PRICING}: bands.items.1.from: is 50001, above the upper end 50000`,
	],
	[
		"a fee of a budget that the service does not have",
		set(PRICING, ["budgets", "items", 0, "lines", 0, "amount"], 29999),
		`${PRICING}: budgets.items.0.lines.0.amount: is 29999, but seo costs 30000 to 70000`,
	],
	[
		"a price of a year's comparison that the service does not have",
		set(PRICING, ["alternatives", "items", 0, "lines", 0, "amount"], 29999),
		`${PRICING}: alternatives.items.0.lines.0.amount: is 29999, but seo costs 30000 to 70000`,
	],
	[
		"a figure that a payment does not have",
		set(PRICING, ["alternatives", "items", 1, "lines", 0, "label"], "Salary of {sum}"),
		`${PRICING}: alternatives.items.1.lines.0.label: there is no figure "sum"; there are: amount`,
	],
	[
		"a figure that a budget does not have",
		set(PRICING, ["budgets", "items", 0, "result"], "{costeach} each"),
		`${PRICING}: budgets.items.0.result: there is no figure "costeach"; did you mean costEach?`,
	],
	[
		"a budget that an industry names and that is not there",
		set(INDUSTRY, ["cost", "budget"], "bakry"),
		`${INDUSTRY}: cost.budget: there is no budget "bakry"; did you mean bakery?`,
	],
	[
		"a fee that the service does not have, for the larger businesses of an industry",
		set(INDUSTRY, ["larger", "budget", "lines", 0, "amount"], 70001),
		`${INDUSTRY}: larger.budget.lines.0.amount: is 70001, but seo costs 30000 to 70000`,
	],
	[
		"a week that is left out",
		set(WORK, ["weeks", "items", 3, "to"], 9),
		`${WORK}: weeks.items.4.from: is 11, but week 10 comes next`,
	],
	[
		"a review in another week than that of the terms",
		set(TERMS, ["quarter", "reviewWeek"], 12),
		`${WORK}: weeks.items.4.from: ends in week 11, but the review of terms.yaml is in week 12; let a step end there, as texts and documents name that week`,
	],
	[
		"a review within a step",
		set(WORK, ["weeks", "items", 4, "to"], 12),
		`${WORK}: weeks.items.4.from: ends in week 12, but the review of terms.yaml is in week 11; let a step end there, as texts and documents name that week`,
	],
	[
		"a week of the first work in which no step begins",
		set(TERMS, ["quarter", "launchWeek"], 4),
		`${WORK}: weeks.items: has no step that begins in week 4, in which the first work goes live by terms.yaml`,
	],
	[
		"a review after the last week",
		set(TERMS, ["quarter", "weeks"], 10),
		`${TERMS}: quarter.reviewWeek: is 11, after the last week 10`,
	],
	[
		"hours that do not come to the amount",
		set(QUOTE, ["parts", 1, "bill", "lines", 0, "hours"], 6),
		`${QUOTE}: parts.1.bill.lines.0.monthly: is 5000, but 6 hours at 1000 are 6000`,
	],
	[
		"a report whose fees are not those of the contract",
		set(REPORT, ["parts", 1, "results", "lines", 0, "monthly"], 5001),
		`${REPORT}: parts.1.results.lines: has fees of 5001 a month, but the contract has 5000`,
	],
	[
		"a report of a week after the last one",
		set(REPORT, ["progress", "week"], 13),
		`${REPORT}: progress.week: is 13, after the last week 12 of terms.yaml`,
	],
	[
		"a document that is about none with a contract",
		set(REPORT, ["of"], "quot"),
		`${REPORT}: of: there is no document with a contract "quot"; did you mean quote?`,
	],
])("finds %s", (_what, act, ...lines) => {
	expect(loadAfter(SOUND, act)).toEqual(lines);
});

it("finds sums of a tax and of weeks that no terms say", () => {
	expect(loadAfter(SOUND, write(TERMS, "hourlyRate: 1000\n"))).toEqual([
		`${PRICING}: budgets.items.0.tax: needs tax in terms.yaml, which is added`,
		`${INDUSTRY}: larger.budget.tax: needs tax in terms.yaml, which is added`,
		...["expected", "left", "weeksLeft"].map((name) =>
			expect.stringContaining(`${REPORT}: parts.1.note: there is no figure "${name}"`),
		),
		`${REPORT}: needs quarter in terms.yaml, by whose weeks it is computed`,
		`${QUOTE}: parts.1.note: there is no figure "ends"; there are: quoted, months, customers, monthlyFee, total, costEach`,
	]);
});
