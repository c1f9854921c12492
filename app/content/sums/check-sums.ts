import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import type { Budget, Pricing } from "../schemas/offer.ts";
import type { Rates } from "../schemas/terms.ts";
import type { Content } from "../types.ts";
import { computeBand, computeBudget } from "./budget.ts";
import { checkDocumentSums } from "./check-documents.ts";
import { checkNames } from "./check-names.ts";

/** Checks what can be computed: prices, budgets, documents, and the weeks of the first quarter. */
export function checkSums(content: Content): ContentIssue[] {
	const { documents, terms } = content;
	return [
		...checkPrices(content),
		...checkIndustries(content),
		...documents.flatMap((document) => checkDocumentSums(document, documents, terms)),
		...checkWeeks(content),
	];
}

function checkPrices({ pages: { pricing }, terms }: Content): ContentIssue[] {
	if (!pricing) return [];
	const file = "pages/pricing.yaml";
	return [
		...pricing.bands.items.flatMap((band, index) => [
			...(band.from > band.to
				? [
						{
							file,
							field: `bands.items.${index}.from`,
							reason: `is ${band.from}, above the upper end ${band.to}`,
						},
					]
				: []),
			...checkNames(file, `bands.items.${index}.record`, band.record, computeBand(band, terms)),
		]),
		...pricing.budgets.items.flatMap((budget, index) =>
			checkBudget(file, `budgets.items.${index}`, budget, pricing, terms),
		),
		...(pricing.alternatives?.items ?? []).flatMap(({ lines }, index) =>
			lines.flatMap((line, at) =>
				checkPayment(file, `alternatives.items.${index}.lines.${at}`, line, pricing),
			),
		),
	];
}

/** Checks that the texts of a budget name figures that it has, and that its fees lie between the prices. */
function checkBudget(
	file: string,
	field: string,
	budget: Budget,
	pricing: Pricing | undefined,
	{ tax }: Rates,
): ContentIssue[] {
	const figures = computeBudget(budget, tax);
	return [
		...checkNames(file, `${field}.result`, budget.result, figures),
		...checkNames(file, `${field}.record`, budget.record, figures),
		...(budget.tax === "cost" && !tax
			? [{ file, field: `${field}.tax`, reason: "needs tax in terms.yaml, which is added" }]
			: []),
		...budget.lines.flatMap((line, index) =>
			checkPayment(file, `${field}.lines.${index}`, line, pricing),
		),
	];
}

/** Checks the names in the label of a payment, and that a service's fee lies between its prices. */
function checkPayment(
	file: string,
	field: string,
	{ label, service, amount }: Budget["lines"][number],
	pricing: Pricing | undefined,
): ContentIssue[] {
	return [
		...checkNames(file, `${field}.label`, label, { amount: { price: amount } }),
		...(service ? checkFee(file, field, { service, amount }, pricing?.bands.items ?? []) : []),
	];
}

type Bands = readonly { service: string; from: number; to: number }[];

/** Checks that a fee lies between the prices of its service. */
function checkFee(
	file: string,
	field: string,
	{ service, amount }: { service: string; amount: number },
	bands: Bands,
): ContentIssue[] {
	const band = bands.find((each) => each.service === service);
	if (!band) {
		const known = bands.map((each) => each.service);
		return [{ file, field: `${field}.service`, reason: formatUnknown("price", service, known) }];
	}
	if (amount >= band.from && amount <= band.to) return [];
	const reason = `is ${amount}, but ${service} costs ${band.from} to ${band.to}`;
	return [{ file, field: `${field}.amount`, reason }];
}

function checkIndustries({ industries, pages: { pricing }, terms }: Content): ContentIssue[] {
	const budgets = pricing?.budgets.items ?? [];
	return industries.flatMap(({ slug, cost, larger }) => {
		const file = `industries/${slug}.yaml`;
		const budget = budgets.find((each) => each.slug && each.slug === cost.budget);
		if (cost.budget && !budget) {
			const known = budgets.flatMap((each) => each.slug ?? []);
			return [{ file, field: "cost.budget", reason: formatUnknown("budget", cost.budget, known) }];
		}
		const figures = budget ? computeBudget(budget, terms.tax) : {};
		return [
			...cost.paragraphs.flatMap((text, index) =>
				checkNames(file, `cost.paragraphs.${index}`, text, figures),
			),
			...checkNames(file, "cost.record", cost.record, figures),
			...(larger ? checkBudget(file, "larger.budget", larger.budget, pricing, terms) : []),
		];
	});
}

/** Checks that the steps of How We Work follow one another, and that one of them ends with the review. */
function checkWeeks({ pages: { howWeWork }, terms: { quarter } }: Content): ContentIssue[] {
	const file = "pages/how-we-work.yaml";
	const steps = (howWeWork?.weeks.items ?? []).flatMap(({ from, to = from, when }, index) =>
		from && to ? [{ index, from, to, when }] : [],
	);
	const review = steps.find(({ to }) => quarter && to >= quarter.reviewWeek) ?? steps.at(-1);
	return [
		...steps.flatMap(({ index, from, to, when }, at) => {
			const field = `weeks.items.${index}`;
			const next = (steps[at - 1]?.to ?? from - 1) + 1;
			return [
				...(when
					? [{ file, field: `${field}.when`, reason: "is written from the weeks; delete it" }]
					: []),
				...(from !== next
					? [{ file, field: `${field}.from`, reason: `is ${from}, but week ${next} comes next` }]
					: []),
				...(to < from
					? [{ file, field: `${field}.to`, reason: `is ${to}, before its first week ${from}` }]
					: []),
			];
		}),
		...(quarter && quarter.reviewWeek > quarter.weeks
			? [
					{
						file: "terms.yaml",
						field: "quarter.reviewWeek",
						reason: `is ${quarter.reviewWeek}, after the last week ${quarter.weeks}`,
					},
				]
			: []),
		...(quarter?.launchWeek && !steps.some(({ from }) => from === quarter.launchWeek)
			? [
					{
						file,
						field: "weeks.items",
						reason: `has no step that begins in week ${quarter.launchWeek}, in which the first work goes live by terms.yaml`,
					},
				]
			: []),
		...(review && quarter && review.to !== quarter.reviewWeek
			? [
					{
						file,
						field: `weeks.items.${review.index}.from`,
						reason: `ends in week ${review.to}, but the review of terms.yaml is in week ${quarter.reviewWeek}; let a step end there, as texts and documents name that week`,
					},
				]
			: []),
	];
}
