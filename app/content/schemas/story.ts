import { z } from "zod";
import { choice } from "./controls.ts";
import { pictureSchema, portraitSchema } from "./picture.ts";
import * as t from "./text.ts";

/** A stat of the specification: title and value, with how it is counted. */
export const statSchema = t.group("Figure", {
	title: t.line(60, { title: "Label", description: "What stands under the figure" }),
	value: t.line(12, { title: "Figure", description: "As it is shown, such as: 98%" }),
	counted: t.group(
		{ title: "How it is counted", description: "No figure stands without it" },
		{
			counts: t.line(160, { title: "Counted", description: "What the figure counts" }),
			base: t.line(160, { title: "Compared with", description: "Or out of how many" }),
			period: t.line(80, { title: "Period", description: "Over which time" }),
			source: t.line(200, { title: "Source", description: "Where the figure comes from" }),
		},
	),
	isSample: t.isSampleSchema,
});
export type Stat = z.infer<typeof statSchema>;

const measureSchema = z.strictObject({
	label: t.line(60, { title: "Label", description: "What is measured" }),
	service: t.reference("service").optional().meta({
		title: "Service",
		description:
			"The one that moved the figure, where it is one of them: its page shows this figure",
	}),
	unit: t.line(30, {
		title: "Unit",
		description: "Such as: visits a month, %, € an order. The sign of a currency comes first",
	}),
	before: z.number().min(0).meta({ title: "Before", description: "The figure before the work" }),
	after: z.number().min(0).meta({ title: "After", description: "The figure after the work" }),
	period: t.line(80, { title: "Period", description: "Which times are compared" }),
	base: t.line(160, { title: "Compared with", description: "Of what, or out of how many" }),
	source: t.line(200, { title: "Source", description: "Where the figure comes from" }),
});
export type Measure = z.infer<typeof measureSchema>;

/** The schema of `content/case-studies/{slug}.yaml`. */
export const caseStudySchema = z.strictObject({
	title: t.line(60, { title: "Title", description: "Name of the case study, as heading and link" }),
	order: t.order("In the list of case studies"),
	layout: choice({
		"results-first": "Figures first",
		"story-first": "Story first",
		"figure-first": "Largest figure first",
	}).meta({
		title: "Order of the parts",
		description:
			"Figures with their chart first, then the story; or the work step by step, then the figures; or the largest figure across the page, on a dark ground",
	}),
	description: t.metaDescriptionSchema.meta({
		title: "Description",
		description: "What cards and search engines show. It names the percentage gains",
	}),
	image: pictureSchema.optional().meta({
		title: "Picture",
		description: "For cards, cropped to 16:9. Without it the chart is drawn",
	}),
	client: t.line(120, {
		title: "Client",
		description: "What kind of company, without its name where it asked for that",
	}),
	services: t.list(
		{ title: "Services", description: "Those that were bought" },
		1,
		8,
		t.reference("service"),
	),
	industry: t
		.reference("client-industry")
		.meta({ title: "Industry", description: "One of those that the list of case studies has" }),
	summary: t.line(420, { title: "Summary", description: "The case in two or three sentences" }),
	challenge: t.paragraphsSchema.meta({
		title: "Challenge",
		description: "What the client came with",
	}),
	work: t.paragraphsSchema.meta({ title: "Work", description: "What was done" }),
	learned: t.paragraphsSchema.meta({
		title: "Lessons",
		description: "What did not work, or what you would do otherwise",
	}),
	measures: t.list(
		{
			title: "Figures",
			description: "Before and after. The percentages in the description must follow from them",
		},
		2,
		4,
		measureSchema.meta({ title: "Figure" }),
	),
	isSample: t.isSampleSchema,
	updated: t.updatedSchema,
});
export type CaseLayout = z.infer<typeof caseStudySchema>["layout"];

/** The schema of `content/why-choose-us/{slug}.yaml`. */
export const whyChooseUsSchema = z.strictObject({
	title: t.line(60, { title: "Title", description: "The reason, as heading and link" }),
	order: t.order("In the list of reasons"),
	card: t.line(160, { title: "Card text", description: "What the card on the home page says" }),
	description: t.metaDescriptionSchema,
	subtitle: t.line(260, { title: "Subtitle", description: "One or two sentences under the title" }),
	sections: t.list(
		{ title: "Sections", description: "The reason at length" },
		1,
		8,
		t.sectionSchema,
	),
	practices: t.pointListSchema.meta({
		title: "In practice",
		description: "What it means in the work, point by point",
	}),
	isSample: t.isSampleSchema.default(false),
	updated: t.updatedSchema,
});

/** The schema of `content/people/{slug}.yaml`. */
export const personSchema = z.strictObject({
	name: t.line(60, {
		title: "Name",
		description: "First and last name; the initials come from it",
	}),
	title: t.line(60, "Job title"),
	order: t.order("In the team"),
	isTeamMember: z.boolean().meta({
		title: "Shown in the team",
		description: "Yes if the page about the agency shows this person under the heading of the team",
	}),
	photo: portraitSchema
		.optional()
		.meta({ title: "Portrait", description: "Cropped to a square. Without it the initials stand" }),
	bio: t.line(320, { title: "Short text", description: "Who this is, in two or three sentences" }),
	description: t.metaDescriptionSchema,
	languages: t
		.list(
			{ title: "Languages", description: "Languages this person works in" },
			1,
			8,
			t.line(30, "Language"),
		)
		.default([]),
	focus: t
		.list(
			{ title: "Work for clients", description: "What this person does for clients" },
			1,
			8,
			t.line(90, "Task"),
		)
		.default([]),
	page: t.paragraphsSchema
		.default([])
		.meta({ title: "More about this person", description: "On the page of their own" }),
	isSample: t.isSampleSchema,
	updated: t.updatedSchema,
});

/** The schema of the front matter of `content/posts/{slug}.md`; the body is Markdown. */
export const postFrontMatterSchema = z.strictObject({
	title: t.line(110, { title: "Title", description: "Heading of the post" }),
	excerpt: t.text(80, 260, {
		title: "Excerpt",
		description: "What cards and the top of the post say",
	}),
	description: t.metaDescriptionSchema,
	date: t.daySchema.meta({ title: "Published on" }),
	updated: t.daySchema.optional().meta({
		title: "Last changed",
		description: "Day of the last real change, where there was one",
	}),
	author: t.reference("person").meta({ title: "Author" }),
	service: t.reference("service").meta({
		title: "Service",
		description: "The one that the post belongs to; it chooses the drawing of the cover",
	}),
	image: pictureSchema.optional().meta({
		title: "Picture",
		description: "For the post and its cards, cropped to 16:9. Without it a cover is drawn",
	}),
});
