import { z } from "zod";
import { budgetSchema } from "./offer.ts";
import * as t from "./text.ts";

/** The schema of `content/industries/{industry}.yaml`: an industry that is served, with a page of its own. */
export const industrySchema = z.strictObject({
	name: t.line(40).describe("What links to it say"),
	order: z.int().min(1).describe("Place in lists, from 1"),
	icon: t.iconSchema,
	card: t.line(160).describe("One line on the home page"),
	...t.pageHead,
	services: t.list("Slugs of the services that matter most", 1, 8, t.reference("service")),
	case: t.reference("case-study").optional().describe("Slug of a case study of this industry"),
	search: t.group("How its customers search", {
		heading: t.line(60).describe("Heading"),
		paragraphs: t.paragraphsSchema,
		queries: t.groups("Searches, as people type them", 1, 8, {
			query: t.line(80).describe("The words"),
			meaning: t.line(160).describe("What the person wants, and what to show"),
		}),
	}),
	rules: t.group("Rules that bind its marketing", {
		heading: t.line(60).describe("Heading"),
		intro: t.line(320).describe("One or two sentences under it"),
		items: t.groups("The rules", 1, 8, {
			title: t.line(60).describe("What it is about"),
			text: t.line(420).describe("What it asks for"),
			source: t.line(240).describe("Act or rules with section and date"),
		}),
	}),
	calendar: t.group("Its year", {
		heading: t.line(60).describe("Heading"),
		items: t.groups("Times of the year, in their order", 3, 6, {
			when: t.line(40).describe("When"),
			what: t.line(200).describe("What happens, and what to prepare"),
		}),
	}),
	cost: t.group("What it costs", {
		heading: t.line(60).describe("Heading"),
		budget: t
			.reference("budget")
			.optional()
			.describe(
				"Slug of a budget of pages/pricing.yaml, whose figures the paragraphs name in braces as its result does",
			),
		paragraphs: t.paragraphsSchema,
		record: t.line(200).describe("What the figures are based on"),
	}),
	larger: t
		.group("What differs for its larger businesses", {
			heading: t.line(60).describe("Heading, which names the size"),
			intro: t.line(320).describe("One to three sentences under it"),
			parts: t.groups("What differs", 1, 8, {
				title: t.line(60).describe("What it is about"),
				text: t.line(480).describe("What is done, or what is advised against"),
			}),
			budget: budgetSchema.omit({ slug: true }).describe("A budget worked out for one of them"),
		})
		.optional(),
	questions: t.list("Questions of its customers", 1, 8, t.questionSchema),
	articles: t
		.list("Slugs of posts to link beside what it costs", 1, 4, t.reference("post"))
		.optional(),
	updated: t.updatedSchema,
});
