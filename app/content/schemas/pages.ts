import { z } from "zod";
import { HOME_SECTIONS } from "../home-sections.ts";
import { bookingSchema } from "./booking.ts";
import { kiteOfSchema } from "./look.ts";
import { portraitSchema, teamPhotoSchema } from "./picture.ts";
import { statSchema } from "./story.ts";
import * as t from "./text.ts";

export const callToActionSchema = z.strictObject({
	title: t.line(80, "Title"),
	text: t.line(240, "One or two sentences under it"),
	button: t.line(40, "What the button says"),
});
export type CallToAction = z.infer<typeof callToActionSchema>;

export const headedSchema = z.strictObject({
	title: t.line(80, "Title of the part"),
	text: t.line(320, "One or two sentences under it"),
});
export type Headed = z.infer<typeof headedSchema>;

function headed<T extends z.ZodRawShape>(description: string, fields: T) {
	return headedSchema.extend(fields).describe(description);
}

const testimonialSchema = z.strictObject({
	name: t.line(40, "First name"),
	title: t.line(80, "Job title with company"),
	quote: t.line(360, "What this person says, without quotation marks"),
	photo: portraitSchema.optional().describe("A portrait, cropped to a square"),
	isSample: t.isSampleSchema,
});

/** The schema of `content/pages/home.yaml`: the home page from top to bottom. */
export const homeSchema = z.strictObject({
	title: t.line(65, "Title in the browser's tab and in search results"),
	description: t.metaDescriptionSchema,
	order: t
		.list("The sections below the top", 1, HOME_SECTIONS.length, z.enum(HOME_SECTIONS))
		.refine((names) => new Set(names).size === names.length, "must name each section once")
		.optional()
		.describe(
			"Which sections there are, in their order; without it all that have content, in the order below",
		),
	hero: t.group("Top of the page", {
		title: t.line(60, "The large title"),
		accent: t.line(20, "Its last words, set off by colour"),
		text: t.line(260, "One or two sentences under it"),
		button: t.line(30, "What the button says"),
	}),
	clients: t
		.group("The clients", {
			title: t.line(60, "Line above the names"),
			items: t.groups("The clients, in their order", 1, 24, {
				name: t.line(40, "The client's name"),
				logo: portraitSchema.optional().describe("A logo; without it the name stands"),
				url: t.webAddressSchema
					.optional()
					.describe("The client's website, to which the name leads"),
			}),
			isSample: t.isSampleSchema,
		})
		.optional(),
	services: headedSchema.describe("Over the cards of the services"),
	caseStudies: headedSchema.describe("Over the cards of the case studies"),
	testimonials: headed("What clients say", {
		items: t.list("The testimonials, in their order", 1, 12, testimonialSchema),
	}).optional(),
	awards: headed("Awards and figures", {
		stats: t.list("The figures, in their order", 1, 4, statSchema),
	}).optional(),
	whyChooseUs: headedSchema.describe("Over the cards of the reasons"),
	blog: headedSchema.describe("Over the latest posts"),
	process: t.stepListSchema
		.extend({ kite: kiteOfSchema.optional() })
		.optional()
		.describe("How the work goes, step by step, and the kite at its end"),
	industries: headedSchema.describe("Over the industries, which are in content/industries"),
	faq: headed("Questions and answers", {
		items: t.list("The questions, in their order", 1, 12, t.questionSchema),
	}).optional(),
	closing: callToActionSchema.describe("The closing section with its button"),
	updated: t.updatedSchema,
});
export type Home = z.infer<typeof homeSchema>;

/** The schema of `content/pages/services.yaml`. */
export const servicesPageSchema = z.strictObject({
	...t.pageHead,
	approach: t.stepListSchema.optional().describe("How the work goes, step by step"),
	offer: t.line(60, "Heading over some of what every client is offered"),
	closing: callToActionSchema.describe("The closing section shared by service and local pages"),
	updated: t.updatedSchema,
});
/** The schema of `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
	...t.pageHead,
	story: t.sectionSchema.describe("How the agency came about"),
	question: t
		.group("The sentence of the story that stands large", {
			text: t.line(60, "The sentence, word for word as in the story"),
			note: t.line(200, "What stands small beneath it"),
		})
		.optional(),
	teamPicture: t
		.group("The picture of the team", {
			alt: t.line(200, "What the picture shows, for those who do not see it"),
			caption: t.line(200, "What stands under the picture"),
			photo: teamPhotoSchema
				.optional()
				.describe("A photograph, cropped to 16:9; without it the drawing of a roof stands"),
		})
		.optional(),
	values: t
		.group("What the agency holds to", {
			heading: t.line(60, "Heading over the values"),
			items: t.list("The values, in their order", 1, 8, t.iconPointSchema),
		})
		.optional(),
	team: headedSchema.describe("Over the people of the team"),
	isSample: t.isSampleSchema.describe(
		"True while the story is the demonstration agency's: the page marks it",
	),
	updated: t.updatedSchema,
});

const namedLine = (max: number, description: string) =>
	t.line(max, description).regex(/\{name\}/, "must contain {name}");

/** The schema of `content/pages/case-studies.yaml`. */
export const caseStudiesPageSchema = z.strictObject({
	...t.pageHead,
	industries: z
		.array(
			z.strictObject({
				slug: t.slugSchema.describe("In the address of its list; case studies name it"),
				name: t.line(40, "As the page writes it"),
			}),
		)
		.describe("Of the case studies' clients, in the order of the filter"),
	filtered: t.group("The list of one service or industry, whose name stands for {name}", {
		title: namedLine(60, "Heading of the page"),
		subtitle: t.line(260, "Under the heading"),
		none: namedLine(200, "Where the list is empty"),
	}),
	headings: t.group("Headings of the parts of each case", {
		results: t.line(60, "Over the figures"),
		challenge: t.line(60, "Over what the client came with"),
		work: t.line(60, "Over what was done"),
		learned: t.line(60, "Over what did not work"),
	}),
	more: t.line(60, "Over the other cases, at the end of each"),
	results: headed("Results in figures", {
		stats: t.list("The figures, in their order", 1, 6, statSchema),
	}).optional(),
	closing: callToActionSchema.describe("The closing section with its button"),
	updated: t.updatedSchema,
});
export type CaseStudiesPage = z.infer<typeof caseStudiesPageSchema>;

/** The schema of `content/pages/blog.yaml`. */
export const blogPageSchema = z.strictObject({
	...t.pageHead,
	category: t.group("The list of one category, whose name stands for {name}", {
		title: namedLine(60, "Title; {name} stands for what is listed"),
		subtitle: namedLine(260, "One or two sentences under the title"),
		description: t.metaDescriptionSchema.regex(/\{name\}/, "must contain {name}"),
	}),
	tag: t.group("The list of one tag", {
		title: namedLine(60, "Title; {name} stands for what is listed"),
		subtitle: t.line(260, "One or two sentences under the title"),
	}),
	search: t.group("What a search found", {
		title: namedLine(60, "Title; {name} stands for what is listed"),
		subtitle: t.line(260, "One or two sentences under the title"),
	}),
	list: t.group("Around the list", {
		search: t.line(60, "Label of the search field"),
		empty: t.line(120, "In place of the list when there is no article yet"),
		nothing: t.line(120, "After the words for which nothing was found"),
		all: t.line(60, "The link from a filtered list to the whole list"),
		feed: t.line(60, "The link to the RSS feed"),
	}),
	back: t.line(60, "The links from an article to the list"),
	contents: t.line(60, "Over the table of contents of an article"),
	work: t.line(60, "Over the service that an article is about"),
	related: t.line(60, "Over three more articles at the end of each"),
});
/** A step that is true with any settings; further steps depend on them. */
const nextStepSchema = t.pointSchema.extend({
	acknowledged: t
		.line(
			160,
			"Said too where an e-mail confirms that the message has arrived (ENQUIRY_ACKNOWLEDGE)",
		)
		.optional(),
	calls: t.line(160, "Said too where calls can be booked").optional(),
	callEmails: t
		.line(160, "Said too where e-mails are sent about booked calls (SMTP_URL)")
		.optional(),
});

/** The schema of `content/pages/contact.yaml`. */
export const contactSchema = z.strictObject({
	...t.pageHead,
	form: t.group("The form", {
		heading: t.line(60, "Heading over the form"),
		namePlaceholder: t.line(60, "Sample name in the empty field"),
		emailPlaceholder: t.line(60, "Sample e-mail address in the empty field"),
		messagePlaceholder: t.line(80, "In the empty field of the message"),
		news: t.line(120, "At the box for the newsletter; without it there is none").optional(),
		sent: headedSchema.describe("After a message was sent"),
		notSent: headed("After a message could not be sent", {
			failed: t.line(160, "The server failed; an e-mail address and a phone number follow"),
			limited: t
				.line(240)
				.includes("{wait}", "must hold {wait}, where the minutes are put")
				.describe("Too many messages; {wait} stands for the minutes, and the same follows"),
			stale: t.line(160, "The page was open for too long"),
		}),
		callback: t
			.group("Times for a call; one without hours is not offered, and without this part none is", {
				label: t.line(60, "The question, for instance: When may we call?"),
				morning: t.line(40, "Hours of the morning, as people write them").optional(),
				midday: t.line(40, "Hours around midday").optional(),
				afternoon: t.line(40, "Hours of the afternoon").optional(),
			})
			.optional(),
		notice: t.list(
			"Notice at the button of what happens with the data, where the law wants one there (in India the DPDP Act)",
			1,
			6,
			t.line(400),
		),
		noticeVersion: t.line(20, "Changes with every change of the notice; kept with each enquiry"),
	}),
	booking: bookingSchema
		.optional()
		.describe("When visitors can book a call; without this part none can"),
	kite: kiteOfSchema.optional(),
	nextSteps: t.list("What happens after sending", 1, 4, nextStepSchema).optional(),
	faq: headed("Questions and answers", {
		items: t.list("The questions, in their order", 1, 12, t.questionSchema),
	}).optional(),
	updated: t.updatedSchema,
});
export type Contact = z.infer<typeof contactSchema> & {
	/** The example of a phone number is the region's. */
	form: { phonePlaceholder: string };
};

const policySectionSchema = t.sectionSchema.extend({
	rows: t
		.groups("A list under the paragraphs, such as who processes data, and in which country", 1, 8, {
			title: t.line(60, "What it is, such as Hosting"),
			text: t.line(200, "Who does it, and where"),
			isSample: t.isSampleSchema,
		})
		.optional(),
});
export type PolicySection = z.infer<typeof policySectionSchema>;

/** The fields of a page of numbered parts, each with its heading. */
const policyFields = {
	...t.pageHead,
	intro: t.paragraphsSchema,
	sections: t.list("The text, part by part", 1, 20, policySectionSchema),
	updated: t.updatedSchema,
};

/** The schema of `content/pages/terms.yaml`. */
export const termsSchema = z.strictObject(policyFields);
export type TermsPage = z.infer<typeof termsSchema>;

/** What a part of the privacy policy can depend on, as settings of the site say it: see select-policy-parts.ts. */
const POLICY_CONDITIONS = ["attribution", "no-analytics", "plausible", "matomo", "ga4"] as const;
export type PolicyCondition = (typeof POLICY_CONDITIONS)[number];

/** The schema of `content/pages/privacy-policy.yaml`. */
export const privacyPolicySchema = z.strictObject({
	...policyFields,
	sections: t.list(
		"The text, part by part",
		1,
		20,
		policySectionSchema.extend({
			when: z
				.enum(POLICY_CONDITIONS)
				.optional()
				.describe(
					"Where the part is true of some settings alone: attribution, where the browser stores how a visit began; the name of the tool of ANALYTICS, or no-analytics",
				),
		}),
	),
	glance: t
		.groups("What matters most, in a few figures", 1, 4, {
			figure: t.line(8, "The figure"),
			text: t.line(120, "What it means"),
		})
		.optional(),
});
export type PrivacyPolicy = z.infer<typeof privacyPolicySchema>;

/** The schema of `content/pages/accessibility.yaml`. */
export const accessibilitySchema = z.strictObject({
	...t.pageHead,
	standard: t.group("What the site aims at", {
		name: t.line(20, "Name of the standard"),
		text: t.line(700, "What it asks for, in plain words, and which law wants it"),
	}),
	tested: t.pointListSchema.describe("What is tested, and how"),
	shortfalls: t.pointListSchema.optional().describe("What does not work yet"),
	contact: t.group("Where barriers are reported", {
		heading: t.line(60, "Heading"),
		text: t.line(320, "How to tell us about a barrier"),
		answer: t.line(120, "How soon a report is answered").optional(),
	}),
	updated: t.updatedSchema.describe("Day of the last test; shown on the page"),
});
export type Accessibility = z.infer<typeof accessibilitySchema>;

/** The schema of `content/pages/sitemap.yaml`: the list of all pages for people. */
export const sitemapPageSchema = z.strictObject({
	...t.pageHead,
	headings: t.group("Headings of the parts", {
		agency: t.line(40, "Over the pages about the agency"),
		services: t.line(40, "Over the services and their parts"),
		cities: t.line(40, "Over the cities and their districts"),
		local: t.line(40, "Over each service city by city"),
		stories: t.line(40, "Over the case studies"),
		posts: t.line(40, "Over the articles"),
	}),
});
