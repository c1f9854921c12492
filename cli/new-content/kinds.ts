import type { z } from "zod";
import { citySchema, districtSchema, localServiceSchema } from "#app/content/schemas/city.ts";
import * as pages from "#app/content/schemas/pages.ts";
import { redirectsSchema } from "#app/content/schemas/redirects.ts";
import { searchPageSchema } from "#app/content/schemas/search.ts";
import { serviceSchema, subServiceSchema } from "#app/content/schemas/service.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import * as story from "#app/content/schemas/story.ts";
import { templatesSchema } from "#app/content/schemas/templates.ts";
import { toolsSchema } from "#app/content/schemas/tools.ts";

/** A kind of content file; `pattern` is its path, with {slug} and the slugs of what it belongs to. */
export type Kind = { name: string; pattern: string; schema: z.ZodType };

const CITY = "content/cities/{city}";

/** The kinds that `npm run content:new` adds files of. */
export const KINDS: readonly Kind[] = [
	{ name: "city", pattern: "content/cities/{slug}/city.yaml", schema: citySchema },
	{ name: "district", pattern: `${CITY}/districts/{slug}.yaml`, schema: districtSchema },
	{ name: "local-service", pattern: `${CITY}/services/{slug}.yaml`, schema: localServiceSchema },
	{ name: "service", pattern: "content/services/{slug}.yaml", schema: serviceSchema },
	{
		name: "sub-service",
		pattern: "content/services/{service}/{slug}.yaml",
		schema: subServiceSchema,
	},
	{
		name: "case-study",
		pattern: "content/case-studies/{slug}.yaml",
		schema: story.caseStudySchema,
	},
	{ name: "post", pattern: "content/posts/{slug}.md", schema: story.postFrontMatterSchema },
	{ name: "person", pattern: "content/people/{slug}.yaml", schema: story.personSchema },
	{
		name: "why-choose-us",
		pattern: "content/why-choose-us/{slug}.yaml",
		schema: story.whyChooseUsSchema,
	},
];

const PAGE_SCHEMAS: Record<string, z.ZodType> = {
	home: pages.homeSchema,
	services: pages.servicesPageSchema,
	about: pages.aboutSchema,
	"case-studies": pages.caseStudiesPageSchema,
	blog: pages.blogPageSchema,
	contact: pages.contactSchema,
	"privacy-policy": pages.privacyPolicySchema,
	accessibility: pages.accessibilitySchema,
	sitemap: pages.sitemapPageSchema,
	search: searchPageSchema,
	tools: toolsSchema,
	templates: templatesSchema,
};

/** All kinds, with the files that exist once and are edited, never added. */
export const ALL_KINDS: readonly Kind[] = [
	...KINDS,
	{ name: "site", pattern: "content/site.yaml", schema: siteSchema },
	{ name: "redirects", pattern: "content/redirects.yaml", schema: redirectsSchema },
	...Object.entries(PAGE_SCHEMAS).map(([page, schema]) => ({
		name: `page-${page}`,
		pattern: `content/pages/${page}.yaml`,
		schema,
	})),
];

export function getKind(name: string): Kind {
	const kind = KINDS.find((known) => known.name === name);
	if (!kind) throw new Error(`no kind ${name}`);
	return kind;
}
