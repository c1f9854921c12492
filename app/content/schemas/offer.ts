import { z } from "zod";
import { headedSchema } from "./pages.ts";
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
export type OfferItem = z.infer<typeof offerItemSchema>;

/** The schema of `content/offer.yaml`: the offer to every client. */
export const offerSchema = z.strictObject({
	items: t
		.list("Each promise once, in the order of the list on /how-we-work", 1, 10, offerItemSchema)
		.refine(
			(items) => new Set(items.map(({ key }) => key)).size === items.length,
			"must have each key once at most",
		),
	updated: t.updatedSchema,
});

const amountSchema = z.int().min(0).max(100_000_000);
const recordSchema = t.line(200).describe("What the figures are based on");
const tableSchema = t.group("A table", {
	columns: t.list("Titles of the columns", 2, 6, t.line(60)),
	rows: z
		.array(z.array(z.string().trim().max(160)).min(2).max(6))
		.min(1)
		.max(20)
		.describe("Rows, each with one entry for each column"),
});

/** The schema of `content/pages/pricing.yaml`. */
export const pricingSchema = z.strictObject({
	...t.pageHead,
	isSample: t.isSampleSchema,
	minimum: headedSchema.describe("The smallest job"),
	bands: t.group("Prices of each service", {
		heading: t.line(90).describe("Heading"),
		intro: t.line(320).describe("What the lower and the upper figure stand for"),
		items: t.groups("One entry for each service", 1, 20, {
			service: t.slugSchema.describe("Slug of the service"),
			from: amountSchema.describe("Lower end, in the agency's currency, without tax"),
			to: amountSchema.describe("Upper end, in the agency's currency, without tax"),
			per: z.enum(["month", "project"]).describe("What is paid for"),
			included: t.list("What the price includes", 2, 6, t.line(90)),
			moves: t.line(200).describe("What moves the price up or down"),
			record: recordSchema,
		}),
	}),
	budgets: t.group("Budgets worked out", {
		heading: t.line(90).describe("Heading"),
		intro: t.line(320).describe("One or two sentences under it"),
		items: t.groups("The budgets, each of one quarter; the sum is computed", 1, 4, {
			title: t.line(80).describe("The business"),
			goal: t.line(160).describe("What the money is to bring"),
			lines: t.groups("What is paid", 2, 8, {
				label: t.line(120).describe("What for"),
				amount: amountSchema.describe("In the agency's currency, without tax"),
			}),
			result: t.line(320).describe("What has to come back, as a sum"),
			record: recordSchema,
		}),
	}),
	apart: t.pointListSchema.describe("What the fee does not include"),
	calculators: headedSchema.describe("Over the links to the calculators"),
	questions: t.list("Questions about prices", 1, 12, t.questionSchema),
	articles: t.list("Slugs of posts to link below the questions", 1, 4, t.slugSchema).optional(),
	updated: t.updatedSchema,
});
export type Pricing = z.infer<typeof pricingSchema>;

/** The schema of `content/pages/how-we-work.yaml`. */
export const howWeWorkSchema = z.strictObject({
	...t.pageHead,
	weeks: t.stepListSchema.describe("The first quarter, week by week"),
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

/** The schema of `content/documents/{document}.yaml`: a page that can be printed. */
export const documentSchema = z.strictObject({
	name: t.line(40).describe("What links to it say"),
	order: z.int().min(1).describe("Place in the list, from 1"),
	card: t.line(160).describe("What it shows, where it is linked"),
	...t.pageHead,
	isSample: t.isSampleSchema,
	head: t.groups("What stands at the top of the paper", 1, 6, {
		label: t.line(30).describe("For instance: Client"),
		value: t.line(120).describe("For instance: a name"),
	}),
	parts: t.groups("The paper, part by part", 1, 14, {
		heading: t.line(90).describe("Heading of the part"),
		paragraphs: t.paragraphsSchema.optional(),
		table: tableSchema.optional(),
		list: t.list("A list of short points", 1, 10, t.line(240)).optional(),
		note: t.line(320).optional().describe("Small, under the part"),
	}),
	updated: t.updatedSchema,
});
export type DocumentPart = z.infer<typeof documentSchema>["parts"][number];
