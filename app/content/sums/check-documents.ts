import { removeNoise } from "#app/platform/amounts.ts";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import type { Bill, DocumentFile, Results } from "../schemas/document.ts";
import type { Rates } from "../schemas/terms.ts";
import { checkNames } from "./check-names.ts";
import { type ContractWithBills, computeDocument, findContract } from "./contract.ts";
import { sum } from "./figures.ts";

type Document = DocumentFile & { slug: string };

/** Checks that the sums of a document can be computed and agree with the contract, and that its texts name no other figure. */
export function checkDocumentSums(
	document: Document,
	documents: readonly Document[],
	terms: Rates,
): ContentIssue[] {
	const { slug, of, head, parts } = document;
	const file = `documents/${slug}.yaml`;
	const agreed = findContract(document, documents, terms);
	if (of && !agreed) {
		const known = documents.flatMap((each) => (each.contract ? each.slug : []));
		return [{ file, field: "of", reason: formatUnknown("document with a contract", of, known) }];
	}
	const figures = computeDocument(document, agreed);
	const texts: [field: string, text: string][] = [
		...head.map(({ value }, index): [string, string] => [`head.${index}.value`, value]),
		...parts.flatMap((part, index) => listTexts(part, `parts.${index}`)),
	];
	return [
		...texts.flatMap(([field, text]) => checkNames(file, field, text, figures)),
		...(agreed ? [] : checkAlone(file, document)),
		...(agreed && (document.progress || document.parts.some(({ results }) => results))
			? checkReport(file, document, agreed)
			: []),
		...parts.flatMap(({ bill }, index) =>
			bill ? checkBill(file, `parts.${index}.bill`, bill, terms) : [],
		),
	];
}

function listTexts(part: Document["parts"][number], field: string): [string, string][] {
	const { paragraphs = [], list = [], table, note } = part;
	const toFields = (texts: readonly string[], name: string) =>
		texts.map((text, index): [string, string] => [`${field}.${name}.${index}`, text]);
	return [
		...toFields(paragraphs, "paragraphs"),
		...toFields(list, "list"),
		...(table?.rows ?? []).flatMap((row, index) => toFields(row, `table.rows.${index}`)),
		...(note ? [[`${field}.note`, note] satisfies [string, string]] : []),
	];
}

function checkAlone(file: string, { parts, progress }: Document): ContentIssue[] {
	const reason = "needs a contract here, or a document that has one, named by of";
	return [
		...(progress ? [{ file, field: "progress", reason }] : []),
		...parts.flatMap(({ bill, results }, index) =>
			bill || results ? [{ file, field: `parts.${index}`, reason }] : [],
		),
	];
}

/** Checks that a line's amount a month is its hours at the price of an hour. */
function checkBill(file: string, field: string, bill: Bill, { hourlyRate }: Rates): ContentIssue[] {
	return bill.lines.flatMap(({ hours, monthly, once }, index) => {
		if (monthly === undefined && once === undefined)
			return [
				{ file, field: `${field}.lines.${index}`, reason: "needs an amount: monthly or once" },
			];
		const due = removeNoise((hours ?? 0) * (hourlyRate ?? 0));
		if (due === 0 || due === (monthly ?? once)) return [];
		const reason = `is ${monthly ?? once}, but ${hours} hours at ${hourlyRate} are ${due}`;
		return [{ file, field: `${field}.lines.${index}.${monthly ? "monthly" : "once"}`, reason }];
	});
}

/** Checks that a report lies within the quarter, and that its fees are those of the contract. */
function checkReport(file: string, document: Document, agreed: ContractWithBills): ContentIssue[] {
	const { progress, parts } = document;
	const { quarter } = agreed.terms;
	if (!quarter)
		return [
			{ file, field: "", reason: "needs quarter in terms.yaml, by whose weeks it is computed" },
		];
	return [
		...(progress && progress.week > quarter.weeks
			? [
					{
						file,
						field: "progress.week",
						reason: `is ${progress.week}, after the last week ${quarter.weeks} of terms.yaml`,
					},
				]
			: []),
		...parts.flatMap(({ results }, index) =>
			results ? checkFees(file, `parts.${index}.results`, results, agreed) : [],
		),
	];
}

function checkFees(
	file: string,
	field: string,
	{ lines }: Results,
	{ bills }: ContractWithBills,
): ContentIssue[] {
	const stated = sum(lines.map(({ monthly }) => monthly));
	const own = bills.filter(({ to }) => to === "us").flatMap((bill) => bill.lines);
	const agreed = sum(own.map(({ monthly = 0 }) => monthly));
	if (stated === agreed) return [];
	const reason = `has fees of ${stated} a month, but the contract has ${agreed}`;
	return [{ file, field: `${field}.lines`, reason }];
}
