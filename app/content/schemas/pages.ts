import { z } from "zod";
import { HOME_SECTIONS, type HomeSection } from "../home-sections.ts";
import { bookingSchema } from "./booking.ts";
import { choice } from "./controls.ts";
import { targetSchema } from "./link-target.ts";
import { kiteOfSchema } from "./look.ts";
import { portraitSchema, teamPhotoSchema } from "./picture.ts";
import { statSchema } from "./story.ts";
import * as t from "./text.ts";

export const callToActionSchema = z.strictObject({
	title: t.line(80, "Heading"),
	text: t.line(240, { title: "Text", description: "One or two sentences under the heading" }),
	button: t.line(40, "Words on the button"),
});
export type CallToAction = z.infer<typeof callToActionSchema>;

export const headedSchema = z.strictObject({
	title: t.line(80, "Heading"),
	text: t.line(320, { title: "Text", description: "One or two sentences under the heading" }),
});
export type Headed = z.infer<typeof headedSchema>;

function headed<T extends z.ZodRawShape>(words: t.Words, fields: T) {
	return headedSchema.extend(fields).meta(t.toMeta(words));
}

const testimonialSchema = z.strictObject({
	name: t.line(40, "First name"),
	title: t.line(80, { title: "Job title", description: "With the company" }),
	quote: t.line(360, {
		title: "Quotation",
		description: "What this person says, without quotation marks",
	}),
	photo: portraitSchema.optional().meta({ title: "Portrait", description: "Cropped to a square" }),
	isSample: t.isSampleSchema,
});

/** The schema of `content/pages/home.yaml`: the home page from top to bottom. */
export const homeSchema = z.strictObject({
	title: t.line(65, { title: "Title", description: "In the browser's tab and in search results" }),
	description: t.metaDescriptionSchema,
	order: t
		.list(
			"Order of the sections",
			1,
			HOME_SECTIONS.length,
			choice<HomeSection>({
				clients: "Clients",
				services: "Services",
				caseStudies: "Case studies",
				testimonials: "Testimonials",
				awards: "Awards and figures",
				whyChooseUs: "Reasons to choose you",
				blog: "Blog",
				process: "Steps",
				industries: "Industries",
				faq: "Questions and answers",
				closing: "Closing section",
			}).meta({ title: "Section" }),
		)
		.refine((names) => new Set(names).size === names.length, "must name each section once")
		.optional()
		.meta({
			title: "Order of the sections",
			description:
				"Which sections there are below the top, in their order. Without it all that have content, in the order of this form",
		}),
	hero: t.group("Top of the page", {
		title: t.line(60, {
			title: "Headline",
			description: "The first thing that visitors read, in large letters",
		}),
		accent: t.line(20, {
			title: "Last words of the headline",
			description: "They are set off by colour",
		}),
		text: t.line(260, { title: "Text", description: "One or two sentences under the headline" }),
		button: t.line(30, "Words on the button"),
		proof: t
			.group(
				{
					title: "Proof",
					description: "One result that visitors can check, with its date, below the button",
				},
				{
					text: t.line(200, { title: "Result", description: "What was measured, and when" }),
					name: t.line(60, {
						title: "Words of the link",
						description: "Where it can be checked",
					}),
					to: targetSchema.meta({
						title: "Leads to",
						description: "A page of this site, or an address that begins with https",
					}),
				},
			)
			.optional(),
	}),
	clients: t
		.group(
			{ title: "Clients", description: "Names or logos of your clients" },
			{
				title: t.line(60, { title: "Heading", description: "The line above the names" }),
				items: t.groups({ title: "Clients", entry: "Client" }, 1, 24, {
					name: t.line(40, "Name"),
					logo: portraitSchema
						.optional()
						.meta({ title: "Logo", description: "Without it the name stands" }),
					url: t.webAddressSchema.optional().meta({
						title: "Website",
						description: "The client's website, to which the name leads",
					}),
				}),
				isSample: t.isSampleSchema,
			},
		)
		.optional(),
	services: headedSchema.meta({
		title: "Services",
		description: "Above the cards of the services",
	}),
	caseStudies: headedSchema.meta({
		title: "Case studies",
		description: "Above the cards of the case studies",
	}),
	testimonials: headed(
		{ title: "Testimonials", description: "What clients say" },
		{
			items: t.list("Testimonials", 1, 12, testimonialSchema.meta({ title: "Testimonial" })),
		},
	).optional(),
	awards: headed("Awards and figures", {
		stats: t.list("Figures", 1, 4, statSchema),
	}).optional(),
	whyChooseUs: headedSchema.meta({
		title: "Reasons to choose you",
		description: "Above the cards of the reasons",
	}),
	blog: headedSchema.meta({ title: "Blog", description: "Above the latest posts" }),
	process: t.stepListSchema.extend({ kite: kiteOfSchema.optional() }).optional().meta({
		title: "Steps",
		description: "How the work goes, step by step, with a kite at the end",
	}),
	industries: headedSchema.meta({
		title: "Industries",
		description: "Above the industries that have a page",
	}),
	faq: headed("Questions and answers", {
		items: t.list("Questions", 1, 12, t.questionSchema),
	}).optional(),
	closing: callToActionSchema.meta({
		title: "Closing section",
		description: "The invitation at the end of the page, with its button",
	}),
	updated: t.updatedSchema,
});
export type Home = z.infer<typeof homeSchema>;

/** The schema of `content/pages/services.yaml`. */
export const servicesPageSchema = z.strictObject({
	...t.pageHead,
	approach: t.stepListSchema
		.optional()
		.meta({ title: "Steps", description: "How the work goes, step by step" }),
	offer: t.line(60, {
		title: "Heading of the offer",
		description: "Above some of what every client is offered",
	}),
	closing: callToActionSchema.meta({
		title: "Closing section",
		description:
			"The invitation with its button at the end of this page and of the pages of services and cities",
	}),
	updated: t.updatedSchema,
});
/** The schema of `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
	...t.pageHead,
	story: t.sectionSchema.meta({ title: "Story", description: "How the agency came about" }),
	question: t
		.group(
			{
				title: "Large sentence",
				description: "A sentence of the story that stands large beside it",
			},
			{
				text: t.line(60, { title: "Sentence", description: "Word for word as in the story" }),
				note: t.line(200, { title: "Note", description: "Small text beneath the sentence" }),
			},
		)
		.optional(),
	teamPicture: t
		.group("Team picture", {
			alt: t.line(200, {
				title: "Alternative text",
				description: "What the picture shows, for those who do not see it",
			}),
			caption: t.line(200, { title: "Caption", description: "What stands under the picture" }),
			photo: teamPhotoSchema.optional().meta({
				title: "Photograph",
				description: "Cropped to 16:9. Without it the drawing of a roof stands",
			}),
		})
		.optional(),
	values: t
		.group(
			{ title: "Values", description: "What the agency holds to" },
			{
				heading: t.line(60, { title: "Heading", description: "Above the values" }),
				items: t.list("Values", 1, 8, t.iconPointSchema.meta({ title: "Value" })),
			},
		)
		.optional(),
	team: headedSchema.meta({ title: "Team", description: "Above the people of the team" }),
	isSample: t.isSampleSchema.meta({
		title: "Demonstration",
		description: "Yes while the story is the demonstration agency's: the page marks it",
	}),
	updated: t.updatedSchema,
});

const namedLine = (max: number, words: t.Words) =>
	t.line(max, words).regex(/\{name\}/, "must contain {name}");

/** The schema of `content/pages/case-studies.yaml`. */
export const caseStudiesPageSchema = z.strictObject({
	...t.pageHead,
	industries: z
		.array(
			t.group("Industry", {
				slug: t.slugSchema.meta({
					title: "Address part",
					description:
						"The industry in the address of its list: lower-case words with hyphens, by which case studies name it",
				}),
				name: t.line(40, { title: "Name", description: "As the page writes it" }),
			}),
		)
		.meta({
			title: "Industries",
			description: "Those of the case studies' clients, in the order of the filter",
		}),
	filtered: t.group(
		{
			title: "Filtered list",
			description: "The list of one service or industry, whose name stands for {name}",
		},
		{
			title: namedLine(60, {
				title: "Heading",
				description: "{name} stands for the service or industry",
			}),
			subtitle: t.line(260, { title: "Subtitle", description: "Under the heading" }),
			none: namedLine(200, {
				title: "Empty list",
				description: "Where there is no case study yet. {name} stands for the service or industry",
			}),
		},
	),
	headings: t.group(
		{ title: "Headings of a case study", description: "The same on each case study" },
		{
			results: t.line(60, { title: "Figures", description: "Above the figures" }),
			challenge: t.line(60, { title: "Challenge", description: "Above what the client came with" }),
			work: t.line(60, { title: "Work", description: "Above what was done" }),
			learned: t.line(60, { title: "Lessons", description: "Above what did not work" }),
		},
	),
	more: t.line(60, {
		title: "Heading of the other cases",
		description: "At the end of each case study",
	}),
	results: headed("Results in figures", {
		stats: t.list("Figures", 1, 6, statSchema),
	}).optional(),
	closing: callToActionSchema.meta({
		title: "Closing section",
		description: "The invitation at the end of the page, with its button",
	}),
	updated: t.updatedSchema,
});
export type CaseStudiesPage = z.infer<typeof caseStudiesPageSchema>;

/** The schema of `content/pages/blog.yaml`. */
export const blogPageSchema = z.strictObject({
	...t.pageHead,
	category: t.group(
		{ title: "List of a category", description: "The page that lists the posts of one category" },
		{
			title: namedLine(60, { title: "Heading", description: "{name} stands for the category" }),
			subtitle: namedLine(260, {
				title: "Subtitle",
				description: "One or two sentences under the heading. {name} stands for the category",
			}),
			description: t.metaDescriptionSchema.regex(/\{name\}/, "must contain {name}"),
		},
	),
	tag: t.group(
		{ title: "List of a tag", description: "The page that lists the posts with one tag" },
		{
			title: namedLine(60, { title: "Heading", description: "{name} stands for the tag" }),
			subtitle: t.line(260, {
				title: "Subtitle",
				description: "One or two sentences under the heading",
			}),
		},
	),
	search: t.group(
		{
			title: "Search results",
			description: "The page that lists what a search among the posts found",
		},
		{
			title: namedLine(60, {
				title: "Heading",
				description: "{name} stands for the words that were searched for",
			}),
			subtitle: t.line(260, {
				title: "Subtitle",
				description: "One or two sentences under the heading",
			}),
		},
	),
	list: t.group("Words around the list", {
		search: t.line(60, "Label of the search field"),
		empty: t.line(120, {
			title: "No posts yet",
			description: "In place of the list while there is no post",
		}),
		nothing: t.line(120, {
			title: "Nothing found",
			description: "Stands after the words that were searched for",
		}),
		all: t.line(60, {
			title: "Link to all posts",
			description: "From a filtered list to the whole list",
		}),
		feed: t.line(60, { title: "Link to the feed", description: "The RSS feed of the posts" }),
	}),
	back: t.line(60, { title: "Link back to the list", description: "On each post" }),
	contents: t.line(60, {
		title: "Heading of the contents",
		description: "Above the table of contents of a post",
	}),
	work: t.line(60, {
		title: "Heading of the service",
		description: "Above the service that a post is about",
	}),
	related: t.line(60, {
		title: "Heading of further posts",
		description: "Above three more posts at the end of each",
	}),
});
/** A step that is true with any settings; further steps depend on them. */
const nextStepSchema = t.pointSchema.extend({
	acknowledged: t
		.line(160, {
			title: "Where messages are confirmed",
			description:
				"Said too if an e-mail confirms that the message has arrived. The website's settings decide it (ENQUIRY_ACKNOWLEDGE)",
		})
		.optional(),
	calls: t
		.line(160, {
			title: "Where calls can be booked",
			description: "Said too if visitors can book a call",
		})
		.optional(),
	callEmails: t
		.line(160, {
			title: "Where calls send e-mails",
			description:
				"Said too if e-mails are sent about booked calls. The website's settings decide it (SMTP_URL)",
		})
		.optional(),
});

/** The schema of `content/pages/contact.yaml`. */
export const contactSchema = z.strictObject({
	...t.pageHead,
	form: t.group(
		{ title: "Form", description: "The words of the contact form" },
		{
			heading: t.line(60, { title: "Heading", description: "Above the form" }),
			namePlaceholder: t.line(60, {
				title: "Sample name",
				description: "Shown in the empty field",
			}),
			emailPlaceholder: t.line(60, {
				title: "Sample e-mail address",
				description: "Shown in the empty field",
			}),
			messagePlaceholder: t.line(80, {
				title: "Sample message",
				description: "Shown in the empty field",
			}),
			news: t
				.line(120, {
					title: "Newsletter box",
					description: "What stands at the box for the newsletter; without it there is no box",
				})
				.optional(),
			sent: headedSchema.meta({
				title: "Message sent",
				description: "Shown after a message was sent",
			}),
			notSent: headed(
				{ title: "Message not sent", description: "Shown after a message could not be sent" },
				{
					failed: t.line(160, {
						title: "Server failed",
						description: "An e-mail address and a phone number follow",
					}),
					limited: t
						.line(240, {
							title: "Too many messages",
							description:
								"{wait} stands for the minutes to wait; an e-mail address and a phone number follow",
						})
						.includes("{wait}", "must hold {wait}, where the minutes are put"),
					stale: t.line(160, "Page open too long"),
				},
			),
			callback: t
				.group(
					{
						title: "Times for a call",
						description:
							"When you may call back. A time of day that is left out is not offered, and without this part none is",
					},
					{
						label: t.line(60, { title: "Question", description: "Such as: When may we call?" }),
						morning: t
							.line(40, {
								title: "Morning",
								description: "Hours of the morning, as people write them",
							})
							.optional(),
						midday: t.line(40, { title: "Midday", description: "Hours around midday" }).optional(),
						afternoon: t
							.line(40, { title: "Afternoon", description: "Hours of the afternoon" })
							.optional(),
					},
				)
				.optional(),
			notice: t.list(
				{
					title: "Privacy notice",
					description:
						"What happens with the data, at the button, where the law wants it there (in India the DPDP Act)",
				},
				1,
				6,
				t.line(400, "Paragraph"),
			),
			noticeVersion: t.line(20, {
				title: "Version of the notice",
				description: "Change it with every change of the notice; it is kept with each enquiry",
			}),
		},
	),
	booking: bookingSchema.optional().meta({
		title: "Booking of calls",
		description: "When visitors can book a call; without this part they cannot",
	}),
	kite: kiteOfSchema.optional(),
	nextSteps: t
		.list(
			{ title: "Next steps", description: "What happens after sending" },
			1,
			4,
			nextStepSchema.meta({ title: "Step" }),
		)
		.optional(),
	faq: headed("Questions and answers", {
		items: t.list("Questions", 1, 12, t.questionSchema),
	}).optional(),
	updated: t.updatedSchema,
});
export type Contact = z.infer<typeof contactSchema> & {
	/** The example of a phone number is the region's. */
	form: { phonePlaceholder: string };
};

const policySectionSchema = t.sectionSchema.extend({
	rows: t
		.groups(
			{
				title: "Table",
				description: "Lines under the paragraphs, such as who processes data, and in which country",
				entry: "Line",
			},
			1,
			8,
			{
				title: t.line(60, { title: "Subject", description: "Such as: Hosting" }),
				text: t.line(200, { title: "Text", description: "Who does it, and where" }),
				isSample: t.isSampleSchema,
			},
		)
		.optional(),
});
export type PolicySection = z.infer<typeof policySectionSchema>;

/** The fields of a page of numbered parts, each with its heading. */
const policyFields = {
	...t.pageHead,
	intro: t.paragraphsSchema,
	sections: t.list(
		{ title: "Parts", description: "The text, part by part" },
		1,
		20,
		policySectionSchema.meta({ title: "Part" }),
	),
	updated: t.updatedSchema,
};

/** The schema of `content/pages/terms.yaml`. */
export const termsSchema = z.strictObject(policyFields);
export type TermsPage = z.infer<typeof termsSchema>;

/** What a part of the privacy policy can depend on, as settings of the site or its content say it: see select-policy-parts.ts. */
const policyConditionSchema = choice({
	attribution: "The browser keeps how a visit began",
	"no-analytics": "No tool counts visits",
	plausible: "Plausible",
	matomo: "Matomo",
	ga4: "Google Analytics",
	"website-check": "The check of websites is there",
});
export type PolicyCondition = z.infer<typeof policyConditionSchema>;

/** The schema of `content/pages/privacy-policy.yaml`. */
export const privacyPolicySchema = z.strictObject({
	...policyFields,
	sections: t.list(
		{ title: "Parts", description: "The text, part by part" },
		1,
		20,
		policySectionSchema
			.extend({
				when: policyConditionSchema.optional().meta({
					title: "Shown only with",
					description:
						"Where the part is true of some settings or pages of the website alone, such as of the tool that counts visits (ANALYTICS)",
				}),
			})
			.meta({ title: "Part" }),
	),
	glance: t
		.groups(
			{ title: "At a glance", description: "What matters most, in a few figures", entry: "Figure" },
			1,
			4,
			{
				figure: t.line(8, "Figure"),
				text: t.line(120, { title: "Meaning", description: "What the figure means" }),
			},
		)
		.optional(),
});
export type PrivacyPolicy = z.infer<typeof privacyPolicySchema>;

/** The schema of `content/pages/accessibility.yaml`. */
export const accessibilitySchema = z.strictObject({
	...t.pageHead,
	standard: t.group(
		{ title: "Standard", description: "What the site aims at" },
		{
			name: t.line(20, { title: "Name", description: "Such as: WCAG 2.2 AA" }),
			text: t.line(700, {
				title: "Text",
				description: "What the standard asks for, in plain words, and which law wants it",
			}),
		},
	),
	tested: t.pointListSchema.meta({ title: "Tests", description: "What is tested, and how" }),
	shortfalls: t.pointListSchema
		.optional()
		.meta({ title: "Shortfalls", description: "What does not work yet" }),
	contact: t.group(
		{ title: "Contact", description: "Where visitors report barriers" },
		{
			heading: t.line(60, "Heading"),
			text: t.line(320, { title: "Text", description: "How to tell you about a barrier" }),
			answer: t
				.line(120, { title: "Time of the answer", description: "How soon a report is answered" })
				.optional(),
		},
	),
	updated: t.updatedSchema.meta({
		title: "Last test",
		description: "Day of the last test; shown on the page",
	}),
});
export type Accessibility = z.infer<typeof accessibilitySchema>;

/** The schema of `content/pages/sitemap.yaml`: the list of all pages for people. */
export const sitemapPageSchema = z.strictObject({
	...t.pageHead,
	headings: t.group("Headings", {
		agency: t.line(40, { title: "Agency", description: "Above the pages about the agency" }),
		services: t.line(40, { title: "Services", description: "Above the services and their parts" }),
		cities: t.line(40, { title: "Cities", description: "Above the cities and their districts" }),
		local: t.line(40, {
			title: "Services in cities",
			description: "Above each service, city by city",
		}),
		stories: t.line(40, { title: "Case studies", description: "Above the case studies" }),
		posts: t.line(40, { title: "Posts", description: "Above the posts" }),
	}),
});
