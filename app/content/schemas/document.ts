import { z } from "zod";
import { choice } from "./controls.ts";
import { amountSchema, takesTaxSchema } from "./terms.ts";
import * as t from "./text.ts";

const title = (words: t.Words) => t.line(60, words);

const contractSchema = t.group(
	{
		title: "Contract",
		description: "What is agreed; other documents about the same contract take it from here",
	},
	{
		quoted: t.daySchema.meta({ title: "Date of the quote" }),
		begins: t.daySchema.meta({
			title: "First day",
			description: "The weeks of the first quarter are counted from it",
		}),
		months: z
			.int()
			.min(1)
			.max(12)
			.meta({ title: "Months paid", description: "How many months are paid in that time" }),
		customers: z.int().min(1).meta({
			title: "Goal",
			description: "How many customers, appointments or orders shall come",
		}),
		tax: takesTaxSchema,
	},
);
export type Contract = z.infer<typeof contractSchema>;

const billSchema = t.group(
	{ title: "Bill", description: "What is paid, line by line; all sums are computed" },
	{
		to: choice({ us: "The agency", others: "Others" }).meta({
			title: "Paid to",
			description: "Who gets the money",
		}),
		columns: t.group("Column headings", {
			line: title("What is paid for"),
			hours: title({
				title: "Hours",
				description: "Without it there is no such column",
			}).optional(),
			monthly: title("Amount a month"),
			sum: title("Amount in the whole time"),
		}),
		lines: t.groups(
			{
				title: "Lines",
				description: "Each has an amount a month, or one that is paid once",
				entry: "Line",
			},
			1,
			12,
			{
				label: t.line(120, "What is paid for"),
				hours: z.number().min(0).optional().meta({ title: "Hours a month" }),
				monthly: amountSchema
					.optional()
					.meta({ title: "Amount a month", description: "Without tax" }),
				once: amountSchema
					.optional()
					.meta({ title: "Amount paid once", description: "Without tax" }),
			},
		),
		net: title("Words before the sum without tax"),
		gross: title("Words before the sum with tax"),
	},
);
export type Bill = z.infer<typeof billSchema>;

const resultsSchema = t.group(
	{
		title: "Results of a week",
		description: "What a week brought; fees, sums and costs are computed",
	},
	{
		columns: t.group("Column headings", {
			source: title({ title: "Source", description: "Above where enquiries came from" }),
			enquiries: title({ title: "Enquiries", description: "Above their number" }),
			before: title({ title: "Week before", description: "Above their number in the week before" }),
			spend: title({ title: "Ad spend", description: "Above the money spent on advertising" }),
			fee: title({ title: "Fee", description: "Above the week's share of the fee" }),
			cost: title({ title: "Cost of an enquiry", description: "Above what one enquiry cost" }),
		}),
		lines: t.groups(
			{ title: "Lines", description: "Where enquiries came from, source by source", entry: "Line" },
			1,
			12,
			{
				source: t.line(60, "Source"),
				enquiries: z
					.int()
					.min(0)
					.meta({ title: "Enquiries", description: "How many came in the week" }),
				before: z.int().min(0).meta({ title: "Enquiries in the week before" }),
				spend: amountSchema
					.optional()
					.meta({ title: "Ad spend", description: "That of the week, without tax" }),
				monthly: amountSchema.meta({ title: "Fee a month", description: "As in the quote" }),
			},
		),
		sum: title("Words before the sums"),
	},
);
export type Results = z.infer<typeof resultsSchema>;

const progressSchema = t.group(
	{ title: "Progress", description: "How far the goal is reached" },
	{
		week: z
			.int()
			.min(1)
			.max(52)
			.meta({ title: "Week of the report", description: "1 is the first week" }),
		reached: z.int().min(0).meta({
			title: "Reached so far",
			description: "How many of the goal's customers came up to the end of that week",
		}),
	},
);

export const tableSchema = t.group("Table", {
	columns: t.list("Column headings", 2, 6, t.line(60, "Column heading")),
	rows: z
		.array(t.list("Row", 2, 6, z.string().trim().max(160).meta({ title: "Cell" })))
		.min(1)
		.max(20)
		.meta({ title: "Rows", description: "Each has one entry for each column" }),
});

/** The schema of `content/documents/{document}.yaml`: a page that can be printed. */
export const documentSchema = z.strictObject({
	name: t.line(40, { title: "Name", description: "What links to the document say" }),
	order: z
		.int()
		.min(1)
		.meta({ title: "Position", description: "Place in the list of documents; 1 comes first" }),
	card: t.line(160, {
		title: "Card text",
		description: "What the document shows, where it is linked",
	}),
	...t.pageHead,
	isSample: t.isSampleSchema.meta({
		title: "Demonstration",
		description:
			"Yes while it belongs to the demonstration agency. No for a document of your own, also one that is filled in for an invented client",
	}),
	contract: contractSchema.optional(),
	of: t.reference("document").optional().meta({
		title: "Contract of another document",
		description: "The document whose contract this one is about",
	}),
	progress: progressSchema.optional(),
	head: t.groups(
		{
			title: "Head of the paper",
			description: "Lines at the top of the paper, such as Client and a name",
			entry: "Line",
		},
		1,
		6,
		{
			label: t.line(30, { title: "Label", description: "Such as: Client" }),
			value: t.line(120, { title: "Value", description: "Such as: a name" }),
		},
	),
	parts: t.groups(
		{ title: "Parts", description: "The paper, part by part", entry: "Part" },
		1,
		14,
		{
			heading: t.line(90, "Heading"),
			paragraphs: t.paragraphsSchema.optional(),
			table: tableSchema.optional(),
			bill: billSchema.optional(),
			results: resultsSchema.optional(),
			list: t.list("Short points", 1, 10, t.line(240, "Point")).optional(),
			note: t
				.line(320, { title: "Small print", description: "Small text under the part" })
				.optional(),
		},
	),
	updated: t.updatedSchema,
});
export type DocumentFile = z.infer<typeof documentSchema>;
