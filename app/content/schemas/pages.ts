import { z } from "zod";
import { statSchema } from "./story.ts";
import {
	iconPointSchema,
	line,
	metaDescriptionSchema,
	paragraphsSchema,
	pointListSchema,
	pointSchema,
	questionSchema,
	sectionSchema,
	slugSchema,
	stepListSchema,
	updatedSchema,
} from "./text.ts";

export const callSchema = z.strictObject({
	title: line(80).describe("Title"),
	text: line(240).describe("One or two sentences under it"),
	button: line(40).describe("What the button says"),
});
export type Call = z.infer<typeof callSchema>;

const headedSchema = z.strictObject({
	title: line(80).describe("Title of the part"),
	text: line(320).describe("One or two sentences under it"),
});
export type Headed = z.infer<typeof headedSchema>;

const testimonialSchema = z.strictObject({
	name: line(40).describe("First name"),
	title: line(80).describe("Job title with company"),
	quote: line(360).describe("What this person says, without quotation marks"),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** `content/pages/home.yaml`: the home page from top to bottom. */
export const homeSchema = z.strictObject({
	title: line(65).describe("Title in the browser's tab and in search results"),
	description: metaDescriptionSchema,
	hero: z
		.strictObject({
			title: line(60).describe("The large title"),
			accent: line(20).describe("Its last words, set off by colour"),
			text: line(260).describe("One or two sentences under it"),
			button: line(30).describe("What the button says"),
		})
		.describe("Top of the page"),
	clients: z
		.strictObject({
			title: line(60).describe("Line above the names"),
			names: z.array(line(40)).min(6).max(16).describe("Clients' names"),
		})
		.describe("The clients"),
	services: headedSchema.describe("Over the cards of the services"),
	caseStudies: headedSchema.describe("Over the cards of the case studies"),
	testimonials: headedSchema
		.extend({
			items: z.array(testimonialSchema).length(5).describe("The testimonials, in their order"),
		})
		.describe("What clients say"),
	awards: headedSchema
		.extend({ stats: z.array(statSchema).length(3).describe("The figures, in their order") })
		.describe("Awards and figures"),
	whyChooseUs: headedSchema.describe("Over the cards of the reasons"),
	blog: headedSchema.describe("Over the latest posts"),
	process: stepListSchema.describe("How the work goes, step by step"),
	industries: headedSchema
		.extend({
			items: z.array(iconPointSchema).length(6).describe("The industries, in their order"),
		})
		.describe("Industries that are served"),
	faq: headedSchema
		.extend({ items: z.array(questionSchema).length(4).describe("The questions, in their order") })
		.describe("Questions and answers"),
	closing: callSchema.describe("The closing section with its button"),
	updated: updatedSchema,
});
export type Home = z.infer<typeof homeSchema>;

/** `content/pages/services.yaml`. */
export const servicesPageSchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	approach: stepListSchema.describe("How the work goes, step by step"),
	closing: callSchema.describe("The closing section shared by service and local pages"),
	updated: updatedSchema,
});
export type ServicesPage = z.infer<typeof servicesPageSchema>;

/** `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	story: sectionSchema.describe("How the agency came about"),
	question: z
		.strictObject({
			text: line(60).describe("The sentence, word for word as in the story"),
			note: line(200).describe("What stands small beneath it"),
		})
		.describe("The sentence of the story that stands large"),
	teamPicture: z
		.strictObject({
			alt: line(200).describe("What the picture shows, for those who do not see it"),
			caption: line(200).describe("What stands under the picture"),
		})
		.describe("The picture of the team"),
	values: z
		.strictObject({
			heading: line(60).describe("Heading over the values"),
			items: z.array(iconPointSchema).length(4).describe("The values, in their order"),
		})
		.describe("What the agency holds to"),
	team: headedSchema.describe("Over the people of the team"),
	updated: updatedSchema,
});
export type About = z.infer<typeof aboutSchema>;

const NAMED = [/\{name\}/, "must hold {name}, where the name is put"] as const;
const namedTitleSchema = line(60)
	.regex(...NAMED)
	.describe("Title; {name} stands for what is listed");

/** `content/pages/case-studies.yaml`. */
export const caseStudiesPageSchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	industries: z
		.array(
			z.strictObject({
				slug: slugSchema.describe("In the address of its list; case studies name it"),
				name: line(40).describe("As the page writes it"),
			}),
		)
		.min(1)
		.describe("Of the case studies' clients, in the order of the filter"),
	filtered: z
		.strictObject({
			title: line(60)
				.regex(...NAMED)
				.describe("Heading of the page"),
			subtitle: line(260).describe("Under the heading"),
			none: line(200)
				.regex(...NAMED)
				.describe("Where the list is empty"),
		})
		.describe("The list of one service or industry, whose name stands for {name}"),
	more: line(60).describe("Over the other cases, at the end of each"),
	results: headedSchema
		.extend({ stats: z.array(statSchema).length(3).describe("The figures, in their order") })
		.describe("Results in figures"),
	closing: callSchema.describe("The closing section with its button"),
	updated: updatedSchema,
});
export type CaseStudiesPage = z.infer<typeof caseStudiesPageSchema>;

/** `content/pages/blog.yaml`. */
export const blogPageSchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	category: z
		.strictObject({
			title: namedTitleSchema,
			subtitle: line(260)
				.regex(...NAMED)
				.describe("One or two sentences under the title"),
			description: metaDescriptionSchema.regex(...NAMED),
		})
		.describe("The list of one category, whose name stands for {name}"),
	tag: z
		.strictObject({
			title: namedTitleSchema,
			subtitle: line(260).describe("One or two sentences under the title"),
		})
		.describe("The list of one tag"),
	search: z
		.strictObject({
			title: namedTitleSchema,
			subtitle: line(260).describe("One or two sentences under the title"),
		})
		.describe("What a search found"),
	related: line(60).describe("Over three more articles at the end of each"),
});
export type BlogPage = z.infer<typeof blogPageSchema>;

const hoursSchema = line(40).optional();

const callbackSchema = z.strictObject({
	label: line(60).describe("The question, for instance: When may we call?"),
	morning: hoursSchema.describe("Hours of the morning, as people write them"),
	midday: hoursSchema.describe("Hours around midday"),
	afternoon: hoursSchema.describe("Hours of the afternoon"),
});
/** `content/pages/contact.yaml`. */
export const contactSchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	form: z
		.strictObject({
			heading: line(60).describe("Heading over the form"),
			namePlaceholder: line(60).describe("Sample name in the empty field"),
			emailPlaceholder: line(60).describe("Sample e-mail address in the empty field"),
			callback: callbackSchema
				.optional()
				.describe(
					"Times for a call; one without hours is not offered, and without this part none is",
				),
			notice: z
				.array(line(400))
				.min(1)
				.max(6)
				.describe("Standalone notice at the button (DPDP Act)"),
			noticeVersion: line(20).describe(
				"Changes with every change of the notice; kept with each enquiry",
			),
		})
		.describe("The form"),
	nextSteps: z.array(pointSchema).length(3).describe("What happens after sending"),
	faq: headedSchema
		.extend({ items: z.array(questionSchema).length(3).describe("The questions, in their order") })
		.describe("Questions and answers"),
	updated: updatedSchema,
});
export type Contact = z.infer<typeof contactSchema>;

/** `content/pages/privacy-policy.yaml`. */
export const privacyPolicySchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	glance: z
		.array(
			z.strictObject({
				figure: line(8).describe("The figure"),
				text: line(120).describe("What it means"),
			}),
		)
		.length(3)
		.describe("What matters most, in three figures"),
	sections: z.array(sectionSchema).min(6).max(16).describe("The policy, part by part"),
	intro: paragraphsSchema,
	updated: updatedSchema,
});
export type PrivacyPolicy = z.infer<typeof privacyPolicySchema>;

/** `content/pages/accessibility.yaml`. */
export const accessibilitySchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	standard: z
		.strictObject({
			name: line(20).describe("Name of the standard"),
			text: line(400).describe("What it asks for, in plain words"),
		})
		.describe("What the site aims at"),
	tested: pointListSchema.describe("What is tested, and how"),
	shortfalls: pointListSchema.describe("What does not work yet"),
	contact: z
		.strictObject({
			heading: line(60).describe("Heading"),
			text: line(320).describe("How to tell us about a barrier"),
			answer: line(120).describe("How soon a report is answered"),
		})
		.describe("Where barriers are reported"),
	updated: updatedSchema.describe("Day of the last test; shown on the page"),
});
export type Accessibility = z.infer<typeof accessibilitySchema>;
