import { z } from "zod";
import { budgetSchema } from "./offer.ts";
import * as t from "./text.ts";

/** The schema of `content/industries/{industry}.yaml`: an industry that is served, with a page of its own. */
export const industrySchema = z.strictObject({
	name: t.line(40, { title: "Name", description: "What links to the page say" }),
	order: z
		.int()
		.min(1)
		.meta({ title: "Position", description: "Place in lists of industries; 1 comes first" }),
	icon: t.iconSchema,
	card: t.line(160, { title: "Card text", description: "One line on the home page" }),
	...t.pageHead,
	services: t.list(
		{ title: "Services", description: "Those that matter most to this industry" },
		1,
		8,
		t.reference("service"),
	),
	case: t
		.reference("case-study")
		.optional()
		.meta({ title: "Case study", description: "One of this industry, shown on the page" }),
	search: t.group(
		{ title: "How customers search", description: "How the customers of this industry search" },
		{
			heading: t.line(60, "Heading"),
			paragraphs: t.paragraphsSchema,
			queries: t.groups(
				{
					title: "Searches",
					description: "What people type into search engines, word for word",
					entry: "Search",
				},
				1,
				8,
				{
					query: t.line(80, "Search words"),
					meaning: t.line(160, {
						title: "Meaning",
						description: "What the person wants, and what to show",
					}),
				},
			),
		},
	),
	rules: t.group(
		{ title: "Rules", description: "Rules that bind the marketing of this industry" },
		{
			heading: t.line(60, "Heading"),
			intro: t.line(320, {
				title: "Introduction",
				description: "One or two sentences under the heading",
			}),
			items: t.groups({ title: "List of rules", entry: "Rule" }, 1, 8, {
				title: t.line(60, { title: "Subject", description: "What the rule is about" }),
				text: t.line(420, { title: "Text", description: "What the rule asks for" }),
				source: t.line(240, { title: "Source", description: "Act or rules with section and date" }),
			}),
		},
	),
	calendar: t.group(
		{ title: "Its year", description: "Times of the year that matter to this industry" },
		{
			heading: t.line(60, "Heading"),
			items: t.groups({ title: "Times of the year", entry: "Time of the year" }, 3, 6, {
				when: t.line(40, { title: "When", description: "Such as: March to May" }),
				what: t.line(200, { title: "What happens", description: "And what to prepare" }),
			}),
		},
	),
	cost: t.group(
		{ title: "Cost", description: "What marketing costs in this industry" },
		{
			heading: t.line(60, "Heading"),
			budget: t.reference("budget").optional().meta({
				title: "Budget",
				description:
					"One of the budgets of the price page. The paragraphs can name its figures in braces, as its result does",
			}),
			paragraphs: t.paragraphsSchema,
			record: t.line(200, {
				title: "Basis of the figures",
				description: "What the figures are based on",
			}),
		},
	),
	larger: t
		.group(
			{
				title: "Larger businesses",
				description: "What is different for the larger businesses of this industry",
			},
			{
				heading: t.line(60, { title: "Heading", description: "Names the size of the businesses" }),
				intro: t.line(320, {
					title: "Introduction",
					description: "One to three sentences under the heading",
				}),
				parts: t.groups({ title: "Differences", entry: "Difference" }, 1, 8, {
					title: t.line(60, { title: "Subject", description: "What is different" }),
					text: t.line(480, {
						title: "Text",
						description: "What is done, or what is advised against",
					}),
				}),
				budget: budgetSchema.omit({ slug: true }).meta({
					title: "Budget worked out",
					description: "A budget for one of these businesses",
				}),
			},
		)
		.optional(),
	questions: t.list(
		{ title: "Questions", description: "Questions of its customers, with answers" },
		1,
		8,
		t.questionSchema,
	),
	articles: t
		.list(
			{ title: "Articles", description: "Posts that are linked beside what it costs" },
			1,
			4,
			t.reference("post"),
		)
		.optional(),
	updated: t.updatedSchema,
});
