import { z } from "zod";
import * as t from "./text.ts";

/** How a figure is counted; no number stands on the site without one. */
const countedSchema = z.strictObject({
	counts: t.line(160).describe("What the figure counts"),
	base: t.line(160).describe("Compared with what, or out of how many"),
	period: t.line(80).describe("Over which time"),
	source: t.line(200).describe("Where the figure comes from"),
});

/** A stat of the specification: title and value, with how it is counted. */
export const statSchema = z.strictObject({
	title: t.line(60).describe("What stands under the figure"),
	value: t.line(12).describe("The figure as it is shown, for instance: 98%"),
	counted: countedSchema.describe("How it is counted; no figure stands without it"),
});
export type Stat = z.infer<typeof statSchema>;

const measureSchema = z.strictObject({
	label: t.line(60).describe("What is measured"),
	service: t.slugSchema
		.optional()
		.describe(
			"Slug of the service that moved it, where it is one of them: its page shows this figure",
		),
	unit: t.line(30).describe("For instance: visits a month, Rs an order, %"),
	before: z.number().min(0).describe("The figure before the work"),
	after: z.number().min(0).describe("The figure after the work"),
	period: t.line(80).describe("Which times are compared"),
	base: t.line(160).describe("Of what, or out of how many"),
	source: t.line(200).describe("Where the figure comes from"),
});
export type Measure = z.infer<typeof measureSchema>;

const CASE_LAYOUTS = ["results-first", "story-first", "figure-first"] as const;
export type CaseLayout = (typeof CASE_LAYOUTS)[number];

/** `content/case-studies/{slug}.yaml`. */
export const caseStudySchema = z.strictObject({
	title: t.line(60).describe("Name of the case, as title and link"),
	order: z.int().min(1).describe("Place in the list, from 1"),
	layout: z
		.enum(CASE_LAYOUTS)
		.describe(
			"Order of the parts; results-first: figures and their chart, then the story; story-first: the work step by step, then the figures; figure-first: the largest figure across the page, at night",
		),
	description: t.metaDescriptionSchema.describe(
		"Card text, and what search engines show; names the percentage gains",
	),
	client: t.line(120).describe("What kind of company, without its name where it asked for that"),
	services: t.list("Slugs of the services that were bought", 1, 4, t.slugSchema),
	industry: t.slugSchema.describe("One of the industries in content/pages/case-studies.yaml"),
	summary: t.line(420).describe("The case in two or three sentences"),
	challenge: t.paragraphsSchema.describe("What the client came with"),
	work: t.paragraphsSchema.describe("What was done"),
	learned: t.paragraphsSchema.describe("What did not work, or what we would do otherwise"),
	measures: t.list(
		"Before and after; percentages in description must follow from them",
		2,
		4,
		measureSchema,
	),
	updated: t.updatedSchema,
});
/** `content/why-choose-us/{slug}.yaml`. */
export const whyChooseUsSchema = z.strictObject({
	title: t.line(60).describe("The reason, as title and link"),
	order: z.int().min(1).describe("Place in the list, from 1"),
	card: t.line(160).describe("What the card on the home page says"),
	description: t.metaDescriptionSchema,
	subtitle: t.line(260).describe("One or two sentences under the title"),
	sections: t.list("The reason at length", 3, 6, t.sectionSchema),
	practices: t.pointListSchema.describe("What it means in the work, point by point"),
	updated: t.updatedSchema,
});
/** `content/people/{slug}.yaml`. */
export const personSchema = z.strictObject({
	name: t.line(60).describe("Full name; the initials come from it"),
	title: t.line(60).describe("Job title"),
	order: z.int().min(1).describe("Place in the team, from 1"),
	isTeamMember: z.boolean().describe("Shown under Meet the Team"),
	bio: t.line(320).describe("Who this is, in two or three sentences"),
});
/** Front matter of `content/posts/{slug}.md`; the body is Markdown. */
export const postFrontMatterSchema = z.strictObject({
	title: t.line(110).describe("Title of the post"),
	excerpt: z.string().trim().min(80).max(260).describe("What cards and the top of the post say"),
	description: t.metaDescriptionSchema,
	date: z.iso.date().describe("Day of publication, YYYY-MM-DD"),
	updated: z.iso.date().optional().describe("Day of the last real change, where there was one"),
	author: t.slugSchema.describe("File name in content/people"),
	service: t.slugSchema.describe("The service it belongs to; chooses the cover's drawing"),
});
