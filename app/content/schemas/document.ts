import { z } from "zod";
import { amountSchema, takesTaxSchema } from "./terms.ts";
import * as t from "./text.ts";

const title = (description: string) => t.line(60).describe(description);

const contractSchema = t.group("What is agreed; the papers that name this one take it from here", {
	quoted: t.daySchema.describe("The day of the quote"),
	begins: t.daySchema.describe(
		"The first day; the weeks of content/terms.yaml are counted from it",
	),
	months: z.int().min(1).max(12).describe("How many months are paid in that time"),
	customers: z.int().min(1).describe("The goal: how many customers, appointments or orders"),
	tax: takesTaxSchema,
});
export type Contract = z.infer<typeof contractSchema>;

const billSchema = t.group("What is paid, line by line; all sums are computed", {
	to: z.enum(["us", "others"]).describe("Who is paid"),
	columns: t.group("Titles of the columns", {
		line: title("Of what is paid for"),
		hours: title("Of the hours; without it there is no such column").optional(),
		monthly: title("Of the amount a month"),
		sum: title("Of the amount in the whole time"),
	}),
	lines: t.groups("The lines; each has an amount a month, or once", 1, 12, {
		label: t.line(120).describe("What is paid for"),
		hours: z.number().min(0).optional().describe("Hours a month"),
		monthly: amountSchema.optional().describe("The amount a month, without tax"),
		once: amountSchema.optional().describe("The amount that is paid once, without tax"),
	}),
	net: title("Before the sum without tax"),
	gross: title("Before the sum with tax"),
});
export type Bill = z.infer<typeof billSchema>;

const resultsSchema = t.group("What a week brought; fees, sums and costs are computed", {
	columns: t.group("Titles of the columns", {
		source: title("Of where enquiries came from"),
		enquiries: title("Of their number"),
		before: title("Of their number in the week before"),
		spend: title("Of the ad spend"),
		fee: title("Of the week's share of the fee"),
		cost: title("Of what an enquiry cost"),
	}),
	lines: t.groups("Where enquiries came from", 1, 12, {
		source: t.line(60).describe("The source"),
		enquiries: z.int().min(0).describe("How many came in the week"),
		before: z.int().min(0).describe("How many came in the week before"),
		spend: amountSchema.optional().describe("Ad spend of the week, without tax"),
		monthly: amountSchema.describe("The fee for it a month, as in the quote"),
	}),
	sum: title("Before the sums"),
});
export type Results = z.infer<typeof resultsSchema>;

const progressSchema = t.group("How far the goal is reached", {
	week: z.int().min(1).max(52).describe("The week of the report, from 1"),
	reached: z.int().min(0).describe("How many of the goal's customers came up to its end"),
});

export const tableSchema = t.group("A table", {
	columns: t.list("Titles of the columns", 2, 6, t.line(60)),
	rows: z
		.array(z.array(z.string().trim().max(160)).min(2).max(6))
		.min(1)
		.max(20)
		.describe("Rows, each with one entry for each column"),
});

/** The schema of `content/documents/{document}.yaml`: a page that can be printed. */
export const documentSchema = z.strictObject({
	name: t.line(40).describe("What links to it say"),
	order: z.int().min(1).describe("Place in the list, from 1"),
	card: t.line(160).describe("What it shows, where it is linked"),
	...t.pageHead,
	isSample: t.isSampleSchema.describe(
		"True while it belongs to the demonstration agency; false for a paper of your own, also one that is filled in for an invented client",
	),
	contract: contractSchema.optional(),
	of: t
		.reference("document")
		.optional()
		.describe("Slug of the document whose contract this one is about"),
	progress: progressSchema.optional(),
	head: t.groups("What stands at the top of the paper", 1, 6, {
		label: t.line(30).describe("For instance: Client"),
		value: t.line(120).describe("For instance: a name"),
	}),
	parts: t.groups("The paper, part by part", 1, 14, {
		heading: t.line(90).describe("Heading of the part"),
		paragraphs: t.paragraphsSchema.optional(),
		table: tableSchema.optional(),
		bill: billSchema.optional(),
		results: resultsSchema.optional(),
		list: t.list("A list of short points", 1, 10, t.line(240)).optional(),
		note: t.line(320).optional().describe("Small, under the part"),
	}),
	updated: t.updatedSchema,
});
export type DocumentFile = z.infer<typeof documentSchema>;
