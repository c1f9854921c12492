import { z } from "zod";
import { pictureSchema, portraitSchema } from "./picture.ts";
import * as t from "./text.ts";

/** A stat of the specification: title and value, with how it is counted. */
export const statSchema = z.strictObject({
	title: t.line(60, "What stands under the figure"),
	value: t.line(12, "The figure as it is shown, for instance: 98%"),
	counted: t.group("How it is counted; no figure stands without it", {
		counts: t.line(160, "What the figure counts"),
		base: t.line(160, "Compared with what, or out of how many"),
		period: t.line(80, "Over which time"),
		source: t.line(200, "Where the figure comes from"),
	}),
	isSample: t.isSampleSchema,
});
export type Stat = z.infer<typeof statSchema>;

const measureSchema = z.strictObject({
	label: t.line(60, "What is measured"),
	service: t
		.reference("service")
		.optional()
		.describe(
			"Slug of the service that moved it, where it is one of them: its page shows this figure",
		),
	unit: t.line(
		30,
		"For instance: visits a month, %, € an order: the sign of the currency comes first",
	),
	before: z.number().min(0).describe("The figure before the work"),
	after: z.number().min(0).describe("The figure after the work"),
	period: t.line(80, "Which times are compared"),
	base: t.line(160, "Of what, or out of how many"),
	source: t.line(200, "Where the figure comes from"),
});
export type Measure = z.infer<typeof measureSchema>;

/** The schema of `content/case-studies/{slug}.yaml`. */
export const caseStudySchema = z.strictObject({
	title: t.line(60, "Name of the case, as title and link"),
	order: t.order("Place in the list"),
	layout: z
		.enum(["results-first", "story-first", "figure-first"])
		.describe(
			"Order of the parts; results-first: figures and their chart, then the story; story-first: the work step by step, then the figures; figure-first: the largest figure across the page, at night",
		),
	description: t.metaDescriptionSchema.describe(
		"Card text, and what search engines show; names the percentage gains",
	),
	image: pictureSchema
		.optional()
		.describe("A picture for cards, cropped to 16:9; without it the chart is drawn"),
	client: t.line(120, "What kind of company, without its name where it asked for that"),
	services: t.list("Slugs of the services that were bought", 1, 8, t.reference("service")),
	industry: t
		.reference("client-industry")
		.describe("One of the industries in content/pages/case-studies.yaml"),
	summary: t.line(420, "The case in two or three sentences"),
	challenge: t.paragraphsSchema.describe("What the client came with"),
	work: t.paragraphsSchema.describe("What was done"),
	learned: t.paragraphsSchema.describe("What did not work, or what we would do otherwise"),
	measures: t.list(
		"Before and after; percentages in description must follow from them",
		2,
		4,
		measureSchema,
	),
	isSample: t.isSampleSchema,
	updated: t.updatedSchema,
});
export type CaseLayout = z.infer<typeof caseStudySchema>["layout"];

/** The schema of `content/why-choose-us/{slug}.yaml`. */
export const whyChooseUsSchema = z.strictObject({
	title: t.line(60, "The reason, as title and link"),
	order: t.order("Place in the list"),
	card: t.line(160, "What the card on the home page says"),
	description: t.metaDescriptionSchema,
	subtitle: t.line(260, "One or two sentences under the title"),
	sections: t.list("The reason at length", 1, 8, t.sectionSchema),
	practices: t.pointListSchema.describe("What it means in the work, point by point"),
	isSample: t.isSampleSchema.default(false),
	updated: t.updatedSchema,
});

/** The schema of `content/people/{slug}.yaml`. */
export const personSchema = z.strictObject({
	name: t.line(60, "Full name; the initials come from it"),
	title: t.line(60, "Job title"),
	order: t.order("Place in the team"),
	isTeamMember: z.boolean().describe("Shown under Meet the Team"),
	photo: portraitSchema
		.optional()
		.describe("A portrait, cropped to a square; without it the initials stand"),
	bio: t.line(320, "Who this is, in two or three sentences"),
	description: t.metaDescriptionSchema,
	languages: t.list("Languages this person works in", 1, 8, t.line(30)).default([]),
	focus: t.list("What this person does for clients", 1, 8, t.line(90)).default([]),
	page: t.paragraphsSchema.default([]).describe("More about this person, on the page of their own"),
	isSample: t.isSampleSchema,
	updated: t.updatedSchema,
});

/** The schema of the front matter of `content/posts/{slug}.md`; the body is Markdown. */
export const postFrontMatterSchema = z.strictObject({
	title: t.line(110, "Title of the post"),
	excerpt: t.text(80, 260, "What cards and the top of the post say"),
	description: t.metaDescriptionSchema,
	date: t.daySchema.describe("Day of publication, YYYY-MM-DD"),
	updated: t.daySchema.optional().describe("Day of the last real change, where there was one"),
	author: t.reference("person").describe("File name in content/people"),
	service: t
		.reference("service")
		.describe("The service it belongs to; chooses the cover's drawing"),
	image: pictureSchema
		.optional()
		.describe("A picture for the post and its cards, cropped to 16:9; without it a cover is drawn"),
});
