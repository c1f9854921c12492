import { z } from "zod";
import { howWeWorkSchema, pricingSchema } from "./offer.ts";
import * as pages from "./pages.ts";
import * as t from "./text.ts";
import { toolsSchema } from "./tools.ts";

/** The schema of `content/pages/search.yaml`. */
const searchPageSchema = z.strictObject({
	...t.pageHead,
	found: t.group("What a search found", {
		title: t
			.line(60)
			.regex(/\{name\}/, "must hold {name}, where the words are put")
			.describe("Title over what was found; {name} stands for the words"),
	}),
	none: t.group("Where nothing was found", {
		title: t.line(60, "Heading"),
		text: t.line(320, "What else the visitor can do"),
	}),
	popular: t.line(60, "Over the services and cities, where nothing is asked for yet"),
	fillers: z
		.array(t.line(20).regex(/^[\p{Ll}\p{Lo}\p{M}]+$/u, "must be one word in small letters"))
		.max(200)
		.describe(
			"Words that alone say nothing of what is looked for, such as: in, best, agency; a result need not have them",
		),
});

/** The files of `content/pages/` that are about one page each; one that an agency has not written comes from defaults. */
export const pagesSchema = z.strictObject({
	home: pages.homeSchema,
	services: pages.servicesPageSchema,
	about: pages.aboutSchema,
	caseStudies: pages.caseStudiesPageSchema,
	blog: pages.blogPageSchema,
	contact: pages.contactSchema,
	privacyPolicy: pages.privacyPolicySchema,
	accessibility: pages.accessibilitySchema,
	sitemap: pages.sitemapPageSchema,
	search: searchPageSchema,
	tools: toolsSchema,
});

/** The files of `content/pages/` without which the site has no such page. */
export const ownPagesSchema = z.strictObject({
	pricing: pricingSchema,
	howWeWork: howWeWorkSchema,
	terms: pages.termsSchema,
});

/** Returns the name of a page's file without its extension: caseStudies has `case-studies`. */
export function toFileName(page: string): string {
	return page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
