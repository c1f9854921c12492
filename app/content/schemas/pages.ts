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
	stepListSchema,
	updatedSchema,
} from "./text.ts";

const webAddressSchema = z.url({ protocol: /^https$/ });

/** `content/site.yaml`: who the agency is; the only file with contact data. */
export const siteSchema = z.strictObject({
	name: line(40),
	tagline: line(160).describe("Under the name in the footer"),
	description: metaDescriptionSchema,
	email: z.email(),
	phone: line(30).describe("As people write it, with the country code"),
	hours: line(80),
	address: z.strictObject({
		streetAddress: line(120),
		addressLocality: line(60),
		postalCode: line(12),
		addressRegion: line(60),
		addressCountry: line(2),
		isSample: z.boolean().describe("True until a real office is entered; the page then says so"),
	}),
	coordinates: z.strictObject({ latitude: z.number(), longitude: z.number() }),
	social: z
		.array(
			z.strictObject({
				network: z.enum(["linkedin", "instagram"]),
				address: webAddressSchema.optional().describe("Without one the icon is no link"),
			}),
		)
		.length(2),
});
export type Site = z.infer<typeof siteSchema>;

const callSchema = z.strictObject({ title: line(80), text: line(240), button: line(40) });
export type Call = z.infer<typeof callSchema>;

const headedSchema = z.strictObject({ title: line(80), text: line(320) });
export type Headed = z.infer<typeof headedSchema>;

const testimonialSchema = z.strictObject({
	name: line(40).describe("First name"),
	title: line(80).describe("Job title with company"),
	quote: line(360),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** `content/pages/home.yaml`: the home page from top to bottom. */
export const homeSchema = z.strictObject({
	title: line(65),
	description: metaDescriptionSchema,
	hero: z.strictObject({ title: line(60), accent: line(20), text: line(260), button: line(30) }),
	clients: z.strictObject({ title: line(60), names: z.array(line(40)).min(6).max(16) }),
	services: headedSchema,
	caseStudies: headedSchema,
	testimonials: headedSchema.extend({ items: z.array(testimonialSchema).length(5) }),
	awards: headedSchema.extend({ stats: z.array(statSchema).length(3) }),
	whyChooseUs: headedSchema,
	blog: headedSchema,
	process: stepListSchema,
	industries: headedSchema.extend({ items: z.array(iconPointSchema).length(6) }),
	faq: headedSchema.extend({ items: z.array(questionSchema).length(4) }),
	closing: callSchema,
	updated: updatedSchema,
});
export type Home = z.infer<typeof homeSchema>;

/** `content/pages/services.yaml`. */
export const servicesPageSchema = z.strictObject({
	title: line(60),
	subtitle: line(260),
	description: metaDescriptionSchema,
	approach: stepListSchema,
	closing: callSchema.describe("The closing section shared by service and local pages"),
	updated: updatedSchema,
});
export type ServicesPage = z.infer<typeof servicesPageSchema>;

/** `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
	title: line(60),
	subtitle: line(260),
	description: metaDescriptionSchema,
	story: sectionSchema,
	question: z
		.strictObject({ text: line(60), note: line(200) })
		.describe("The sentence of the story that stands large"),
	teamPicture: z.strictObject({ alt: line(200), caption: line(200) }),
	values: z.strictObject({ heading: line(60), items: z.array(iconPointSchema).length(4) }),
	team: headedSchema,
	updated: updatedSchema,
});
export type About = z.infer<typeof aboutSchema>;

/** `content/pages/case-studies.yaml`. */
export const caseStudiesPageSchema = z.strictObject({
	title: line(60),
	subtitle: line(260),
	description: metaDescriptionSchema,
	results: headedSchema.extend({ stats: z.array(statSchema).length(3) }),
	closing: callSchema,
	updated: updatedSchema,
});
export type CaseStudiesPage = z.infer<typeof caseStudiesPageSchema>;

const NAMED = [/\{name\}/, "must hold {name}, where the name is put"] as const;

/** `content/pages/blog.yaml`. */
export const blogPageSchema = z.strictObject({
	title: line(60),
	subtitle: line(260),
	description: metaDescriptionSchema,
	category: z
		.strictObject({
			title: line(60).regex(...NAMED),
			subtitle: line(260).regex(...NAMED),
			description: metaDescriptionSchema.regex(...NAMED),
		})
		.describe("The list of one category, whose name stands for {name}"),
	tag: z.strictObject({ title: line(60).regex(...NAMED), subtitle: line(260) }),
	search: z.strictObject({ title: line(60).regex(...NAMED), subtitle: line(260) }),
	related: line(60).describe("Over three more articles at the end of each"),
});
export type BlogPage = z.infer<typeof blogPageSchema>;

/** `content/pages/contact.yaml`. */
export const contactSchema = z.strictObject({
	title: line(60),
	subtitle: line(260),
	description: metaDescriptionSchema,
	form: z.strictObject({
		heading: line(60),
		namePlaceholder: line(60),
		emailPlaceholder: line(60),
		notice: z.array(line(400)).min(1).max(6).describe("Standalone notice at the button (DPDP Act)"),
		noticeVersion: line(20),
	}),
	nextSteps: z.array(pointSchema).length(3).describe("What happens after sending"),
	faq: headedSchema.extend({ items: z.array(questionSchema).length(3) }),
	updated: updatedSchema,
});
export type Contact = z.infer<typeof contactSchema>;

/** `content/pages/privacy-policy.yaml`. */
export const privacyPolicySchema = z.strictObject({
	title: line(60),
	subtitle: line(260),
	description: metaDescriptionSchema,
	glance: z
		.array(z.strictObject({ figure: line(8), text: line(120) }))
		.length(3)
		.describe("What matters most, in three figures"),
	sections: z.array(sectionSchema).min(6).max(16),
	intro: paragraphsSchema,
	updated: updatedSchema,
});
export type PrivacyPolicy = z.infer<typeof privacyPolicySchema>;

/** `content/pages/accessibility.yaml`. */
export const accessibilitySchema = z.strictObject({
	title: line(60),
	subtitle: line(260),
	description: metaDescriptionSchema,
	standard: z.strictObject({ name: line(20), text: line(400) }).describe("What the site aims at"),
	tested: pointListSchema,
	shortfalls: pointListSchema,
	contact: z.strictObject({
		heading: line(60),
		text: line(320),
		answer: line(120).describe("How soon a report is answered"),
	}),
	updated: updatedSchema.describe("Day of the last test; shown on the page"),
});
export type Accessibility = z.infer<typeof accessibilitySchema>;
