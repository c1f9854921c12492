import { formatMoney, formatNumber, formatPrice } from "#app/platform/amounts.ts";
import type { Bill, DocumentFile, Results } from "../schemas/document.ts";
import type { Rates } from "../schemas/terms.ts";
import { toTaxLine } from "./budget.ts";
import {
	type ContractWithBills,
	computeCostPerLead,
	computeDocument,
	computeLineTotal,
	findContract,
	sumResults,
} from "./contract.ts";
import { type Figures, fillFigures, sum } from "./figures.ts";

type Document = DocumentFile & { slug: string };
type Table = { columns: string[]; rows: string[][] };
export type ShownPart = ReturnType<typeof toPartView>;

/** Returns a document with its figures put in, and with its bills and results as tables. */
export function toDocumentView(document: Document, documents: readonly Document[], terms: Rates) {
	const agreed = findContract(document, documents, terms);
	const figures = computeDocument(document, agreed);
	return {
		title: document.title,
		subtitle: document.subtitle,
		isSample: document.isSample,
		head: document.head.map(({ label, value }) => ({ label, value: fillFigures(value, figures) })),
		parts: document.parts.map((part) => toPartView(part, figures, agreed)),
	};
}

function toPartView(
	part: Document["parts"][number],
	figures: Figures,
	agreed: ContractWithBills | null,
) {
	const { heading, paragraphs, table, bill, results, list, note } = part;
	const fill = (text: string) => fillFigures(text, figures);
	const tables: Table[] = [
		...(table ? [{ ...table, rows: table.rows.map((row) => row.map(fill)) }] : []),
		...(bill && agreed ? [toBillView(bill, agreed)] : []),
		...(results && agreed ? [toResultsView(results, agreed)] : []),
	];
	return {
		heading,
		paragraphs: paragraphs?.map(fill),
		tables,
		list: list?.map(fill),
		note: note && fill(note),
	};
}

function toBillView(
	{ columns, lines, net, gross }: Bill,
	{ contract, terms: { tax } }: ContractWithBills,
): Table {
	const { line, hours, monthly, sum: title } = columns;
	const hasHours = hours !== undefined;
	const toRow = (label: string, count: number, month: number, total: number) => [
		label,
		...(hasHours ? [count ? formatNumber(count) : ""] : []),
		month ? formatPrice(month) : "",
		formatPrice(total),
	];
	const total = sum(lines.map((each) => computeLineTotal(each, contract)));
	const taxLine = tax && toTaxLine(total, tax);
	return {
		columns: [line, ...(hasHours ? [hours] : []), monthly, title],
		rows: [
			...lines.map((each) =>
				toRow(each.label, each.hours ?? 0, each.monthly ?? 0, computeLineTotal(each, contract)),
			),
			toRow(
				net,
				sum(lines.map((each) => each.hours ?? 0)),
				sum(lines.map((each) => each.monthly ?? 0)),
				total,
			),
			...(taxLine
				? [toRow(taxLine.label, 0, 0, taxLine.amount), toRow(gross, 0, 0, total + taxLine.amount)]
				: []),
		],
	};
}

function toResultsView({ columns, lines, sum: label }: Results, agreed: ContractWithBills): Table {
	const all = { ...sumResults({ columns, lines, sum: label }, agreed), source: label };
	return {
		columns: [
			columns.source,
			columns.enquiries,
			columns.before,
			columns.spend,
			columns.fee,
			columns.cost,
		],
		rows: [...lines.map((line) => computeCostPerLead(line, agreed)), all].map(
			({ source, enquiries, before, spend, fee, cost }) => [
				source,
				formatNumber(enquiries),
				formatNumber(before),
				spend ? formatPrice(spend) : "",
				formatMoney(fee),
				cost === null ? "" : formatMoney(cost),
			],
		),
	};
}
