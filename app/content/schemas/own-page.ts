import { z } from "zod";
import { landingSectionsSchema } from "./landing-sections.ts";
import * as t from "./text.ts";

/** The places from which a page of the agency's own is linked, but for `nowhere`. */
export const LINK_PLACES = ["menu", "footer", "legal"] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,2}$/;

const nameSchema = t.line(40, "What links to it and its breadcrumb say");

/** The fields that say where a page of the agency's own is, and what leads to it. */
const addressFields = {
	description: t.metaDescriptionSchema,
	path: z
		.string()
		.regex(
			PATH,
			"must be one or two parts of lower-case words joined by hyphens, as /jobs or /about/jobs",
		)
		.optional()
		.describe(
			"Its address on the site, such as /jobs or /about/jobs; without it the file's name: jobs.md has /jobs",
		),
	linkedFrom: z
		.enum([...LINK_PLACES, "nowhere"])
		.default("nowhere")
		.describe(
			"Where each page links to it: the menu, the footer's first column, the legal line at the foot, or nowhere",
		),
	order: t.order("Place among the pages that are linked from the same place").default(1),
	updated: t.updatedSchema.optional(),
};

/** The schema of the front matter of `content/pages/own/{page}.md`; the body is Markdown. */
export const ownPageFrontMatterSchema = z.strictObject({
	name: nameSchema,
	title: t.line(60, "First heading of the page; without it the name").optional(),
	subtitle: t.line(260, "One or two sentences under the title").optional(),
	...addressFields,
});

/** The schema of `content/pages/own/{page}.yaml`: a page of sections, such as a campaign's. */
export const landingPageSchema = z.strictObject({
	name: nameSchema,
	...addressFields,
	sections: landingSectionsSchema,
});
