import { z } from "zod";
import { tableSchema } from "./document.ts";
import { headedSchema } from "./pages.ts";
import { amountSchema, takesTaxSchema } from "./terms.ts";
import * as t from "./text.ts";

const OFFER_KEYS = [
	"team",
	"websites",
	"languages",
	"hours",
	"firstStep",
	"contract",
	"adSpend",
	"reports",
	"accounts",
	"travel",
] as const;
export type OfferKey = (typeof OFFER_KEYS)[number];

const offerItemSchema = t.pointSchema.extend({
	key: z.enum(OFFER_KEYS).describe("What it is about; pages show it by this key"),
});
/** A promise, and whether it is one of the demonstration agency. */
export type OfferItem = z.infer<typeof offerItemSchema> & { isSample: boolean };

/** The schema of `content/offer.yaml`: the offer to every client. */
export const offerSchema = z.strictObject({
	items: t
		.list("Each promise once, in the order of the list on /how-we-work", 1, 10, offerItemSchema)
		.refine(
			(items) => new Set(items.map(({ key }) => key)).size === items.length,
			"must have each key once at most",
		),
	isSample: t.isSampleSchema.default(false),
	updated: t.updatedSchema,
});

const recordSchema = t.line(200).describe("What the figures are based on");

/** The schema of a budget of one quarter; its sum is computed. */
export const budgetSchema = z.strictObject({
	slug: t.slugSchema.optional().describe("By it an industry's page names this budget"),
	title: t.line(80).describe("The business"),
	goal: t.line(160).describe("What the money is to bring"),
	lines: t.groups("What is paid", 2, 8, {
		label: t.line(120).describe("What for; {amount} is put in"),
		amount: amountSchema.describe("In the agency's currency, without tax"),
		times: z.int().min(1).max(12).optional().describe("How often it is paid; without it once"),
		service: t
			.reference("service")
			.optional()
			.describe("Slug of the service whose fee it is, between whose prices it must lie"),
		isAdSpend: z.boolean().optional().describe("True where it is ad spend"),
	}),
	tax: takesTaxSchema.optional(),
	customers: z.int().min(1).optional().describe("How many customers are assumed to come of it"),
	profitEach: amountSchema.min(1).optional().describe("The profit on one order or customer"),
	result: t
		.line(320)
		.describe(
			"What has to come back; {total} is put in, with customers also {customers} and {costEach}, with profitEach also {profitEach}, {needed} and {spendEach}",
		),
	record: recordSchema.describe("What the figures are based on; the same is put in"),
});
export type Budget = z.infer<typeof budgetSchema>;

/** The schema of `content/pages/pricing.yaml`. */
export const pricingSchema = z.strictObject({
	...t.pageHead,
	heading: t.line(80, "The first heading, where it says more than the title").optional(),
	isSample: t.isSampleSchema,
	minimum: headedSchema
		.extend({
			month: amountSchema
				.optional()
				.describe("The smallest monthly fee; every text can name it as {agency.monthlyFee}"),
			project: amountSchema
				.optional()
				.describe("The smallest fee of a project; every text can name it as {agency.projectFee}"),
		})
		.describe("The smallest job"),
	bands: t.group("Prices of each service", {
		heading: t.line(90).describe("Heading"),
		intro: t.line(320).describe("What the lower and the upper figure stand for"),
		items: t.groups("One entry for each service", 1, 20, {
			service: t.reference("service").describe("Slug of the service"),
			from: amountSchema.describe("Lower end, in the agency's currency, without tax"),
			to: amountSchema.describe("Upper end, in the agency's currency, without tax"),
			per: z.enum(["month", "project"]).describe("What is paid for"),
			included: t.list("What the price includes", 2, 6, t.line(90)),
			moves: t.line(200).describe("What moves the price up or down"),
			record: recordSchema.describe(
				"What the prices are based on; {fromHours}, {toHours} and {hourlyRate} are put in",
			),
		}),
	}),
	budgets: t.group("Budgets worked out", {
		heading: t.line(90).describe("Heading"),
		intro: t.line(320).describe("One or two sentences under it"),
		items: t.list("The budgets", 1, 4, budgetSchema),
	}),
	apart: t.pointListSchema.describe("What the fee does not include"),
	terms: t.line(90, "Heading over what the offer says of contract, ad spend and travel").optional(),
	calculators: headedSchema.describe("Over the links to the calculators"),
	questions: t.list("Questions about prices", 1, 12, t.questionSchema),
	articles: t
		.list("Slugs of posts to link below the questions", 1, 4, t.reference("post"))
		.optional(),
	updated: t.updatedSchema,
});
export type Pricing = z.infer<typeof pricingSchema>;

const weekSchema = z.int().min(1).max(52);
const weekStepSchema = t.stepSchema.extend({
	from: weekSchema.optional().describe("Its first week, from which `when` is written"),
	to: weekSchema.optional().describe("Its last week, where it takes several"),
});

/** The schema of `content/pages/how-we-work.yaml`. */
export const howWeWorkSchema = z.strictObject({
	...t.pageHead,
	weeks: t.stepListSchema
		.extend({ items: t.list("The steps, in their order", 2, 8, weekStepSchema) })
		.describe("The first quarter, week by week"),
	roles: t.group("Who does what", {
		heading: t.line(90).describe("Heading"),
		intro: t.line(320).describe("One or two sentences under it"),
		...tableSchema.shape,
	}),
	access: t.pointListSchema.describe("Which access is asked for"),
	leaving: t.sectionSchema.describe("What happens when a client leaves"),
	documents: t.group("Over the sample documents", {
		heading: t.line(90).describe("Heading"),
		intro: t.line(320).describe("One or two sentences under it"),
	}),
	offer: t.line(60).describe("Heading over what content/offer.yaml says"),
	updated: t.updatedSchema,
});
export type HowWeWork = z.infer<typeof howWeWorkSchema>;
