import type { z } from "zod";
import { citySchema, districtSchema, localServiceSchema } from "#app/content/schemas/city.ts";
import * as pages from "#app/content/schemas/pages.ts";
import { redirectsSchema } from "#app/content/schemas/redirects.ts";
import { searchPageSchema } from "#app/content/schemas/search.ts";
import { serviceSchema, subServiceSchema } from "#app/content/schemas/service.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import { sitemapPageSchema } from "#app/content/schemas/sitemap.ts";
import {
	caseStudySchema,
	personSchema,
	postFrontMatterSchema,
	whyChooseUsSchema,
} from "#app/content/schemas/story.ts";
import { toolsSchema } from "#app/content/schemas/tools.ts";

/** A kind of content file; `pattern` is its path, with {slug} and the slugs of what it belongs to. */
export type Kind = { name: string; pattern: string; schema: z.ZodType; example: string };

/** What the staff add files of. */
export const KINDS: readonly Kind[] = [
	{
		name: "city",
		pattern: "content/cities/{slug}/city.yaml",
		schema: citySchema,
		example: 'city "Indore" --state "Madhya Pradesh" --neighbours bhopal --neighbours nagpur',
	},
	{
		name: "district",
		pattern: "content/cities/{city}/districts/{slug}.yaml",
		schema: districtSchema,
		example: 'district "Aundh" --city pune',
	},
	{
		name: "local-service",
		pattern: "content/cities/{city}/services/{slug}.yaml",
		schema: localServiceSchema,
		example: "local-service seo --city pune",
	},
	{
		name: "service",
		pattern: "content/services/{slug}.yaml",
		schema: serviceSchema,
		example: 'service "Marketplace Listings" --key seo',
	},
	{
		name: "sub-service",
		pattern: "content/services/{service}/{slug}.yaml",
		schema: subServiceSchema,
		example: 'sub-service "Voice Search" --service seo',
	},
	{
		name: "case-study",
		pattern: "content/case-studies/{slug}.yaml",
		schema: caseStudySchema,
		example: 'case-study "A Dairy Goes Online" --services seo',
	},
	{
		name: "post",
		pattern: "content/posts/{slug}.md",
		schema: postFrontMatterSchema,
		example: 'post "What a Review Is Worth" --author meera-shah --service seo',
	},
	{
		name: "person",
		pattern: "content/people/{slug}.yaml",
		schema: personSchema,
		example: 'person "Asha Rao" --title "Account Manager" --is-team-member true',
	},
	{
		name: "why-choose-us",
		pattern: "content/why-choose-us/{slug}.yaml",
		schema: whyChooseUsSchema,
		example: 'why-choose-us "Plain Reports"',
	},
];

/** What stands once and is edited, never added. */
export const FIXED_FILES: readonly Omit<Kind, "example">[] = [
	{ name: "site", pattern: "content/site.yaml", schema: siteSchema },
	{ name: "redirects", pattern: "content/redirects.yaml", schema: redirectsSchema },
	...Object.entries({
		home: pages.homeSchema,
		services: pages.servicesPageSchema,
		about: pages.aboutSchema,
		"case-studies": pages.caseStudiesPageSchema,
		blog: pages.blogPageSchema,
		contact: pages.contactSchema,
		"privacy-policy": pages.privacyPolicySchema,
		accessibility: pages.accessibilitySchema,
		sitemap: sitemapPageSchema,
		search: searchPageSchema,
		tools: toolsSchema,
	}).map(([page, schema]) => ({
		name: `page-${page}`,
		pattern: `content/pages/${page}.yaml`,
		schema,
	})),
];

/** The slugs that a path needs besides its own, for instance ["city"]. */
export function listParents({ pattern }: Kind): string[] {
	return [...pattern.matchAll(/\{(\w+)\}/g)]
		.map(([, parent = ""]) => parent)
		.filter((parent) => parent !== "slug");
}

/** A pattern with these slugs put in; others stay as they are. */
export function fillPattern(pattern: string, slugs: Record<string, string>): string {
	return pattern.replaceAll(/\{(\w+)\}/g, (whole, part: string) => slugs[part] ?? whole);
}
