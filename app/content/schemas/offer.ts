import { z } from "zod";
import { choice } from "./controls.ts";
import { tableSchema } from "./document.ts";
import { headedSchema } from "./pages.ts";
import { amountSchema, takesTaxSchema } from "./terms.ts";
import * as t from "./text.ts";

const offerKeySchema = choice({
	team: "Team",
	websites: "Websites",
	languages: "Languages",
	hours: "Hours",
	firstStep: "First step",
	contract: "Contract",
	adSpend: "Ad spend",
	reports: "Reports",
	accounts: "Accounts",
	travel: "Travel",
	guarantee: "Guarantee",
});
export type OfferKey = z.infer<typeof offerKeySchema>;

const offerItemSchema = t.pointSchema.extend({
	key: offerKeySchema.meta({
		title: "Subject",
		description: "What the promise is about; pages show it where this subject comes up",
	}),
});
/** A promise, and whether it is one of the demonstration agency. */
export type OfferItem = z.infer<typeof offerItemSchema> & { isSample: boolean };

/** The schema of `content/offer.yaml`: the offer to every client. */
export const offerSchema = z.strictObject({
	items: t
		.list(
			{
				title: "Promises",
				description: "Each subject once, in the order of the list on the page How we work",
			},
			1,
			11,
			offerItemSchema.meta({ title: "Promise" }),
		)
		.refine(
			(items) => new Set(items.map(({ key }) => key)).size === items.length,
			"must have each subject once at most",
		),
	isSample: t.isSampleSchema.default(false),
	updated: t.updatedSchema,
});

const recordSchema = t.line(200, {
	title: "Basis of the figures",
	description: "What the figures are based on",
});

/** A payment, of which sums are made. */
const paymentFields = {
	label: t.line(120, { title: "What for", description: "{amount} stands for the amount" }),
	amount: amountSchema.meta({
		title: "Amount",
		description: "In the agency's currency, without tax",
	}),
	times: z
		.int()
		.min(1)
		.max(12)
		.optional()
		.meta({ title: "Times paid", description: "How often it is paid; without it once" }),
	service: t.reference("service").optional().meta({
		title: "Service",
		description: "The service whose fee it is; the amount must lie between its prices",
	}),
};

/** The schema of a budget of one quarter; its sum is computed. */
export const budgetSchema = z.strictObject({
	slug: t.slugSchema.optional().meta({
		title: "Short mark",
		description:
			"Lower-case words with hyphens, by which the page of an industry chooses this budget",
	}),
	title: t.line(80, { title: "Business", description: "Whose budget it is" }),
	goal: t.line(160, { title: "Goal", description: "What the money is to bring" }),
	lines: t.groups(
		{
			title: "Payments",
			description: "What is paid, line by line; the sum is computed",
			entry: "Payment",
		},
		2,
		8,
		{
			...paymentFields,
			isAdSpend: z
				.boolean()
				.optional()
				.meta({ title: "Ad spend", description: "Yes where the money goes to advertising" }),
		},
	),
	tax: takesTaxSchema.optional(),
	customers: z
		.int()
		.min(1)
		.optional()
		.meta({ title: "Customers", description: "How many customers are assumed to come of it" }),
	profitEach: amountSchema.min(1).optional().meta({
		title: "Profit on each",
		description: "The profit on one order or customer, in the agency's currency",
	}),
	result: t.line(320, {
		title: "What has to come back",
		description:
			"{total} stands for the sum; with a number of customers also {customers} and {costEach}; with a profit on each also {profitEach}, {needed} and {spendEach}",
	}),
	record: recordSchema.meta({
		title: "Basis of the figures",
		description: "What the figures are based on. The same words in braces can stand here",
	}),
});
export type Budget = z.infer<typeof budgetSchema>;

/** The schema of `content/pages/pricing.yaml`. */
export const pricingSchema = z.strictObject({
	...t.pageHead,
	heading: t
		.line(80, {
			title: "Heading",
			description: "The first heading, where it says more than the title",
		})
		.optional(),
	isSample: t.isSampleSchema,
	minimum: headedSchema
		.extend({
			month: amountSchema.optional().meta({
				title: "Smallest fee a month",
				description: "Every text of the site can name it as {agency.monthlyFee}",
			}),
			project: amountSchema.optional().meta({
				title: "Smallest fee of a project",
				description: "Every text of the site can name it as {agency.projectFee}",
			}),
		})
		.meta({ title: "Smallest job", description: "The least that somebody can order" }),
	bands: t.group("Prices of the services", {
		heading: t.line(90, "Heading"),
		intro: t.line(320, {
			title: "Introduction",
			description: "What the lower and the upper figure stand for",
		}),
		items: t.groups(
			{ title: "Prices", description: "One entry for each service", entry: "Price" },
			1,
			20,
			{
				service: t.reference("service").meta({ title: "Service" }),
				from: amountSchema.meta({
					title: "Price from",
					description: "The lower end, in the agency's currency, without tax",
				}),
				to: amountSchema.meta({
					title: "Price up to",
					description: "The upper end, in the agency's currency, without tax",
				}),
				per: choice({ month: "A month", project: "A project" }).meta({ title: "Paid for" }),
				included: t.list(
					{ title: "Included", description: "What the price includes" },
					2,
					6,
					t.line(90, "Item"),
				),
				moves: t.line(200, {
					title: "What moves the price",
					description: "What makes it higher or lower",
				}),
				record: recordSchema.meta({
					title: "Basis of the prices",
					description:
						"What the prices are based on. {fromHours}, {toHours} and {hourlyRate} stand for the hours and the price of one",
				}),
			},
		),
	}),
	budgets: t.group(
		{ title: "Budgets worked out", description: "Examples of whole budgets" },
		{
			heading: t.line(90, "Heading"),
			intro: t.line(320, {
				title: "Introduction",
				description: "One or two sentences under the heading",
			}),
			items: t.list("Budgets", 1, 4, budgetSchema.meta({ title: "Budget" })),
		},
	),
	alternatives: t
		.group(
			{
				title: "What else there is",
				description: "You beside other ways to get the work done, each with the cost of a year",
			},
			{
				heading: t.line(90, "Heading"),
				intro: t.line(320, {
					title: "Introduction",
					description: "Whose figures they are, and what is left out",
				}),
				items: t.groups({ title: "Ways", entry: "Way" }, 2, 6, {
					name: t.line(60, { title: "Name", description: "Such as an employee" }),
					lines: t.groups(
						{
							title: "Payments of a year",
							description: "The cost of the year is computed from them",
							entry: "Payment",
						},
						1,
						6,
						paymentFields,
					),
					suits: t.line(200, { title: "Good for", description: "When it is the better way" }),
					mind: t.line(200, { title: "Mind", description: "What it does not give" }),
				}),
			},
		)
		.optional(),
	apart: t.pointListSchema.meta({
		title: "Not included",
		description: "What the fee does not include",
	}),
	terms: t
		.line(90, {
			title: "Heading of the terms",
			description: "Above what your offer says of contract, ad spend and travel",
		})
		.optional(),
	calculators: headedSchema.meta({
		title: "Calculators",
		description: "Above the links to the calculators",
	}),
	questions: t.list(
		{ title: "Questions", description: "Questions about prices, with answers" },
		1,
		12,
		t.questionSchema,
	),
	articles: t
		.list(
			{ title: "Articles", description: "Posts that are linked below the questions" },
			1,
			4,
			t.reference("post"),
		)
		.optional(),
	updated: t.updatedSchema,
});
export type Pricing = z.infer<typeof pricingSchema>;
export type Alternatives = NonNullable<Pricing["alternatives"]>;

const weekSchema = z.int().min(1).max(52);
const weekStepSchema = t.stepSchema.extend({
	from: weekSchema
		.optional()
		.meta({ title: "First week", description: "The words for when it happens are made from it" }),
	to: weekSchema
		.optional()
		.meta({ title: "Last week", description: "Where the step takes several weeks" }),
});

/** The schema of `content/pages/how-we-work.yaml`. */
export const howWeWorkSchema = z.strictObject({
	...t.pageHead,
	weeks: t.stepListSchema
		.extend({
			items: t.list("Steps", 2, 8, weekStepSchema.meta({ title: "Step" })),
		})
		.meta({ title: "First quarter", description: "The first weeks with a client, step by step" }),
	roles: t.group("Who does what", {
		heading: t.line(90, "Heading"),
		intro: t.line(320, {
			title: "Introduction",
			description: "One or two sentences under the heading",
		}),
		...tableSchema.shape,
	}),
	access: t.pointListSchema.meta({
		title: "Access",
		description: "Which access you ask clients for",
	}),
	leaving: t.sectionSchema.meta({
		title: "Leaving",
		description: "What happens when a client leaves",
	}),
	documents: t.group(
		{ title: "Sample documents", description: "Above the links to the sample documents" },
		{
			heading: t.line(90, "Heading"),
			intro: t.line(320, {
				title: "Introduction",
				description: "One or two sentences under the heading",
			}),
		},
	),
	offer: t.line(60, {
		title: "Heading of the offer",
		description: "Above what you offer to every client",
	}),
	updated: t.updatedSchema,
});
export type HowWeWork = z.infer<typeof howWeWorkSchema>;
