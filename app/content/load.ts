import type { z } from "zod";
import { checkReferences } from "./check-references.ts";
import { ContentError } from "./content-error.ts";
import { toInitials } from "./names.ts";
import { addLines, ContentReader } from "./reading/content-reader.ts";
import { citySchema, districtSchema, localServiceSchema } from "./schemas/city.ts";
import * as pages from "./schemas/pages.ts";
import { redirectsSchema } from "./schemas/redirects.ts";
import { searchPageSchema } from "./schemas/search.ts";
import { serviceSchema, subServiceSchema } from "./schemas/service.ts";
import { siteSchema } from "./schemas/site.ts";
import * as story from "./schemas/story.ts";
import { templatesSchema } from "./schemas/templates.ts";
import { toolsSchema } from "./schemas/tools.ts";
import type { City, Content, GlobalContent, PostFile, Service } from "./types.ts";

/** Loads `<root>/content`, checked and linked. Throws a ContentError with every issue of every file. */
export function loadContent(root: string): Content {
	const reader = new ContentReader(root);
	const content = {
		...parseGlobalContent(reader),
		cities: sortByOrder(
			reader.listFolders("content/cities").map((slug) => parseCity(reader, slug)),
		),
	};
	reader.throwIssues();
	const issues = checkReferences(content);
	if (issues.length > 0) throw new ContentError(addLines(root, issues));
	return content;
}

function parseGlobalContent(reader: ContentReader): GlobalContent {
	const page = <T>(name: string, schema: z.ZodType<T>) =>
		reader.parseYaml(`content/pages/${name}.yaml`, schema);
	return {
		site: reader.parseYaml("content/site.yaml", siteSchema),
		pages: {
			home: page("home", pages.homeSchema),
			services: page("services", pages.servicesPageSchema),
			about: page("about", pages.aboutSchema),
			caseStudies: page("case-studies", pages.caseStudiesPageSchema),
			blog: page("blog", pages.blogPageSchema),
			contact: page("contact", pages.contactSchema),
			privacyPolicy: page("privacy-policy", pages.privacyPolicySchema),
			accessibility: page("accessibility", pages.accessibilitySchema),
			sitemap: page("sitemap", pages.sitemapPageSchema),
			search: page("search", searchPageSchema),
			tools: page("tools", toolsSchema),
		},
		templates: page("templates", templatesSchema),
		services: sortByOrder(
			reader.listFiles("content/services", ".yaml").map((slug) => parseService(reader, slug)),
		),
		caseStudies: sortByOrder(
			reader.parseFolder("content/case-studies", story.caseStudySchema).map((file) => ({
				...file,
				imageUrl: `/art/case-study/${file.slug}.svg`,
			})),
		),
		whyChooseUs: sortByOrder(reader.parseFolder("content/why-choose-us", story.whyChooseUsSchema)),
		people: sortByOrder(
			reader.parseFolder("content/people", story.personSchema).map((file) => ({
				...file,
				avatar: `/art/person/${file.slug}.svg`,
				initials: toInitials(file.name ?? file.slug),
			})),
		),
		posts: reader
			.listFiles("content/posts", ".md")
			.map((slug) => parsePost(reader, slug))
			.sort((a, b) => b.date?.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
		redirects: reader.parseYaml("content/redirects.yaml", redirectsSchema).redirects,
	};
}

function parseService(reader: ContentReader, slug: string): Service {
	const path = `content/services/${slug}`;
	return {
		...reader.parseYaml(`${path}.yaml`, serviceSchema),
		slug,
		imageUrl: `/art/service/${slug}.svg`,
		subServices: sortByOrder(reader.parseFolder(path, subServiceSchema)),
	};
}

function parseCity(reader: ContentReader, slug: string): City {
	const path = `content/cities/${slug}`;
	const services = reader.parseFolder(`${path}/services`, localServiceSchema);
	return {
		...reader.parseYaml(`${path}/city.yaml`, citySchema),
		slug,
		imageUrl: `/art/city/${slug}.svg`,
		districts: sortByOrder(
			reader.parseFolder(`${path}/districts`, districtSchema).map((district) => ({
				...district,
				imageUrl: `/art/district/${slug}/${district.slug}.svg`,
			})),
		),
		services: Object.fromEntries(services.map(({ slug: service, ...text }) => [service, text])),
	};
}

function parsePost(reader: ContentReader, slug: string): PostFile {
	const file = `content/posts/${slug}.md`;
	const { frontMatter, body } = reader.parseMarkdown(file, story.postFrontMatterSchema);
	if (frontMatter.title && !body) reader.addIssue(file, "has no text below its front matter");
	return { ...frontMatter, slug, body };
}

function sortByOrder<T extends { order: number; slug: string }>(entries: readonly T[]): T[] {
	return entries.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}
