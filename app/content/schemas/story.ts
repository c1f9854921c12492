import { z } from "zod";
import {
	line,
	metaDescriptionSchema,
	paragraphsSchema,
	pointListSchema,
	sectionSchema,
	slugSchema,
	updatedSchema,
} from "./text.ts";

/** How a figure is counted; no number stands on the site without one. */
const countedSchema = z.strictObject({
	counts: line(160).describe("What the figure counts"),
	base: line(160).describe("Compared with what, or out of how many"),
	period: line(80).describe("Over which time"),
	source: line(200).describe("Where the figure comes from"),
});

/** A stat of the specification: title and value, with how it is counted. */
export const statSchema = z.strictObject({
	title: line(60).describe("What stands under the figure"),
	value: line(12).describe("The figure as it is shown, for instance: 98%"),
	counted: countedSchema.describe("How it is counted; no figure stands without it"),
});
export type Stat = z.infer<typeof statSchema>;

const measureSchema = z.strictObject({
	label: line(60).describe("What is measured"),
	service: slugSchema
		.optional()
		.describe(
			"Slug of the service that moved it, where it is one of them: its page shows this figure",
		),
	unit: line(30).describe("For instance: visits a month, Rs an order, %"),
	before: z.number().min(0).describe("The figure before the work"),
	after: z.number().min(0).describe("The figure after the work"),
	period: line(80).describe("Which times are compared"),
	base: line(160).describe("Of what, or out of how many"),
	source: line(200).describe("Where the figure comes from"),
});
export type Measure = z.infer<typeof measureSchema>;

/** `content/case-studies/{slug}.yaml`. */
export const caseStudySchema = z.strictObject({
	title: line(60).describe("Name of the case, as title and link"),
	order: z.int().min(1).describe("Place in the list, from 1"),
	description: metaDescriptionSchema.describe(
		"Card text, and what search engines show; names the percentage gains",
	),
	client: line(120).describe("What kind of company, without its name where it asked for that"),
	services: z.array(slugSchema).min(1).max(4).describe("Slugs of the services that were bought"),
	industry: slugSchema.describe("One of the industries in content/pages/case-studies.yaml"),
	summary: line(420).describe("The case in two or three sentences"),
	challenge: paragraphsSchema.describe("What the client came with"),
	work: paragraphsSchema.describe("What was done"),
	learned: paragraphsSchema.describe("What did not work, or what we would do otherwise"),
	measures: z
		.array(measureSchema)
		.min(2)
		.max(4)
		.describe("Before and after; percentages in description must follow from them"),
	updated: updatedSchema,
});
export type CaseStudyFile = z.infer<typeof caseStudySchema>;

/** `content/why-choose-us/{slug}.yaml`. */
export const whyChooseUsSchema = z.strictObject({
	title: line(60).describe("The reason, as title and link"),
	order: z.int().min(1).describe("Place in the list, from 1"),
	card: line(160).describe("What the card on the home page says"),
	description: metaDescriptionSchema,
	subtitle: line(260).describe("One or two sentences under the title"),
	sections: z.array(sectionSchema).min(3).max(6).describe("The reason at length"),
	practices: pointListSchema.describe("What it means in the work, point by point"),
	updated: updatedSchema,
});
export type WhyChooseUsFile = z.infer<typeof whyChooseUsSchema>;

/** `content/people/{slug}.yaml`. */
export const personSchema = z.strictObject({
	name: line(60).describe("Full name; the initials come from it"),
	title: line(60).describe("Job title"),
	order: z.int().min(1).describe("Place in the team, from 1"),
	isTeamMember: z.boolean().describe("Shown under Meet the Team"),
	bio: line(320).describe("Who this is, in two or three sentences"),
});
export type PersonFile = z.infer<typeof personSchema>;

/** Front matter of `content/posts/{slug}.md`; the body is Markdown. */
export const postFrontMatterSchema = z.strictObject({
	title: line(110).describe("Title of the post"),
	excerpt: z.string().trim().min(80).max(260).describe("What cards and the top of the post say"),
	description: metaDescriptionSchema,
	date: z.iso.date().describe("Day of publication, YYYY-MM-DD"),
	updated: z.iso.date().optional().describe("Day of the last real change, where there was one"),
	author: slugSchema.describe("File name in content/people"),
	service: slugSchema.describe("The service it belongs to; chooses the cover's drawing"),
});
export type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;
