import type { z } from "zod";
import { checkReferences } from "./check-references.ts";
import { ContentError } from "./fault.ts";
import { toInitials } from "./names.ts";
import { ContentReader } from "./reading/content-reader.ts";
import { findLines } from "./reading/find-lines.ts";
import { citySchema, districtSchema, localServiceSchema } from "./schemas/city.ts";
import * as pages from "./schemas/pages.ts";
import { redirectsSchema } from "./schemas/redirects.ts";
import { searchPageSchema } from "./schemas/search.ts";
import { serviceSchema, subServiceSchema } from "./schemas/service.ts";
import { siteSchema } from "./schemas/site.ts";
import { sitemapPageSchema } from "./schemas/sitemap.ts";
import * as story from "./schemas/story.ts";
import { toolsSchema } from "./schemas/tools.ts";
import type { City, Content, Frame, PostFile, Service } from "./types.ts";

/**
 * Loads `<root>/content` into one checked and linked value.
 * Throws a ContentError that lists every fault of every file.
 */
export function loadContent(root: string): Content {
	const reader = new ContentReader(root);
	const content = {
		...parseFrame(reader),
		cities: inOrder(reader.folders("content/cities").map((slug) => parseCity(reader, slug))),
	};
	reader.stopAtFaults();
	const faults = checkReferences(content);
	if (faults.length > 0) throw new ContentError(findLines(root, faults));
	return content;
}

function parseFrame(reader: ContentReader): Frame {
	const page = <T>(name: string, schema: z.ZodType<T>) =>
		reader.yaml(`content/pages/${name}.yaml`, schema);
	return {
		site: reader.yaml("content/site.yaml", siteSchema),
		pages: {
			home: page("home", pages.homeSchema),
			services: page("services", pages.servicesPageSchema),
			about: page("about", pages.aboutSchema),
			caseStudies: page("case-studies", pages.caseStudiesPageSchema),
			blog: page("blog", pages.blogPageSchema),
			contact: page("contact", pages.contactSchema),
			privacyPolicy: page("privacy-policy", pages.privacyPolicySchema),
			accessibility: page("accessibility", pages.accessibilitySchema),
			sitemap: page("sitemap", sitemapPageSchema),
			search: page("search", searchPageSchema),
			tools: page("tools", toolsSchema),
		},
		services: inOrder(
			reader.slugs("content/services", ".yaml").map((slug) => parseService(reader, slug)),
		),
		caseStudies: inOrder(
			reader.entries("content/case-studies", story.caseStudySchema).map((file) => ({
				...file,
				imageUrl: `/art/case-study/${file.slug}.svg`,
			})),
		),
		whyChooseUs: inOrder(reader.entries("content/why-choose-us", story.whyChooseUsSchema)),
		people: inOrder(
			reader.entries("content/people", story.personSchema).map((file) => ({
				...file,
				avatar: `/art/person/${file.slug}.svg`,
				initials: toInitials(file.name ?? file.slug),
			})),
		),
		posts: reader
			.slugs("content/posts", ".md")
			.map((slug) => parsePost(reader, slug))
			.sort((a, b) => b.date?.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
		redirects: reader.yaml("content/redirects.yaml", redirectsSchema).redirects,
	};
}

function parseService(reader: ContentReader, slug: string): Service {
	const path = `content/services/${slug}`;
	return {
		...reader.yaml(`${path}.yaml`, serviceSchema),
		slug,
		imageUrl: `/art/service/${slug}.svg`,
		subServices: inOrder(reader.entries(path, subServiceSchema)),
	};
}

function parseCity(reader: ContentReader, slug: string): City {
	const path = `content/cities/${slug}`;
	const services = reader.entries(`${path}/services`, localServiceSchema);
	return {
		...reader.yaml(`${path}/city.yaml`, citySchema),
		slug,
		imageUrl: `/art/city/${slug}.svg`,
		districts: inOrder(
			reader.entries(`${path}/districts`, districtSchema).map((district) => ({
				...district,
				imageUrl: `/art/district/${slug}/${district.slug}.svg`,
			})),
		),
		services: Object.fromEntries(services.map(({ slug: service, ...text }) => [service, text])),
	};
}

function parsePost(reader: ContentReader, slug: string): PostFile {
	const { frontMatter, body } = reader.markdown(
		`content/posts/${slug}.md`,
		story.postFrontMatterSchema,
	);
	if (frontMatter.title && !body)
		reader.fault(`content/posts/${slug}.md`, "has no text below its front matter");
	return { ...frontMatter, slug, body };
}

function inOrder<T extends { order: number; slug: string }>(entries: readonly T[]): T[] {
	return entries.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}
