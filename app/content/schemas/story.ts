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
	period: line(80),
	source: line(200),
});

/** A stat of the specification: title and value, with how it is counted. */
export const statSchema = z.strictObject({
	title: line(60),
	value: line(12),
	counted: countedSchema,
});
export type Stat = z.infer<typeof statSchema>;

const measureSchema = z.strictObject({
	label: line(60),
	unit: line(30).describe("For instance: visits a month, Rs an order, %"),
	before: z.number().min(0),
	after: z.number().min(0),
	period: line(80),
	base: line(160),
	source: line(200),
});
export type Measure = z.infer<typeof measureSchema>;

/** `content/case-studies/{slug}.yaml`. */
export const caseStudySchema = z.strictObject({
	title: line(60),
	order: z.int().min(1),
	description: line(200).describe("Card text; names the percentage gains"),
	client: line(120).describe("What kind of company, without its name where it asked for that"),
	services: z.array(slugSchema).min(1).max(4),
	summary: line(420),
	challenge: paragraphsSchema,
	work: paragraphsSchema,
	learned: paragraphsSchema.describe("What did not work, or what we would do otherwise"),
	measures: z.array(measureSchema).min(2).max(4),
	updated: updatedSchema,
});
export type CaseStudyFile = z.infer<typeof caseStudySchema>;

/** `content/why-choose-us/{slug}.yaml`. */
export const whyChooseUsSchema = z.strictObject({
	title: line(60),
	order: z.int().min(1),
	card: line(160),
	description: metaDescriptionSchema,
	subtitle: line(260),
	sections: z.array(sectionSchema).min(3).max(6),
	practices: pointListSchema.describe("What it means in the work, point by point"),
	updated: updatedSchema,
});
export type WhyChooseUsFile = z.infer<typeof whyChooseUsSchema>;

/** `content/people/{slug}.yaml`. */
export const personSchema = z.strictObject({
	name: line(60),
	title: line(60),
	order: z.int().min(1),
	isTeamMember: z.boolean().describe("Shown under Meet the Team"),
	bio: line(320),
});
export type PersonFile = z.infer<typeof personSchema>;

/** Front matter of `content/posts/{slug}.md`; the body is Markdown. */
export const postFrontMatterSchema = z.strictObject({
	title: line(110),
	excerpt: z.string().trim().min(80).max(260),
	description: metaDescriptionSchema,
	date: z.iso.date(),
	updated: z.iso.date().optional(),
	author: slugSchema.describe("File name in content/people"),
	service: slugSchema.describe("The service it belongs to; chooses the cover's drawing"),
});
export type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;
