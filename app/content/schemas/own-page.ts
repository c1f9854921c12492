import { z } from "zod";
import { choice } from "./controls.ts";
import { landingSectionsSchema } from "./landing-sections.ts";
import * as t from "./text.ts";

/** The places from which a page of the agency's own is linked, but for `nowhere`. */
export const LINK_PLACES = ["menu", "footer", "legal"] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

const linkedFromSchema = choice({
	menu: "Menu",
	footer: "First column of the footer",
	legal: "Line of legal links",
	nowhere: "Nowhere",
} satisfies Record<LinkPlace | "nowhere", string>);

const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,2}$/;

const nameSchema = t.line(40, {
	title: "Name",
	description: "What links to the page say, and the line above its heading that leads back",
});

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
		.meta({
			title: "Address",
			description:
				"Where the page is, such as /jobs or /about/jobs. Without it the address is the name of its file",
		}),
	linkedFrom: linkedFromSchema.default("nowhere").meta({
		title: "Linked from",
		description: "Where each page of the site links to it",
	}),
	order: t.order("Among the pages that are linked from the same place").default(1),
	updated: t.updatedSchema.optional(),
};

/** The schema of the front matter of `content/pages/own/{page}.md`; the body is Markdown. */
export const ownPageFrontMatterSchema = z.strictObject({
	name: nameSchema,
	title: t
		.line(60, { title: "Headline", description: "First heading of the page; without it the name" })
		.optional(),
	subtitle: t
		.line(260, { title: "Subtitle", description: "One or two sentences under the headline" })
		.optional(),
	...addressFields,
});

/** The schema of `content/pages/own/{page}.yaml`: a page of sections, such as a campaign's. */
export const landingPageSchema = z.strictObject({
	name: nameSchema,
	...addressFields,
	sections: landingSectionsSchema,
});
