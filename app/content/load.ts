import type { z } from "zod";
import { ReferenceCheck } from "./check-references.ts";
import type { CityEntry } from "./cities/city-entry.ts";
import { toInitials } from "./names.ts";
import { ContentReader } from "./reading/content-reader.ts";
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
 * Reads `<root>/content` into one linked value.
 * Throws a ContentError that lists every fault of every file.
 */
export function loadContent(root: string): Content {
	const cities: City[] = [];
	const { frame } = walkContent(root, (city) => cities.push(city));
	return { ...frame, cities: inOrder(cities) };
}

export type Walked = {
	frame: Frame;
	/** The file of each description, by a hash of the description. */
	descriptions: ReadonlyMap<string, string>;
};

/**
 * Reads and checks all of `<root>/content` and hands each city on as it comes, so that not all of them need
 * be held at once; of the cities only those that are chosen, where others read the rest or have read it:
 * `holds` tells whether a city that was sound before is so still. Throws a ContentError at the end that lists
 * every fault of every file.
 */
export function walkContent(
	root: string,
	takeCity: (city: City) => void,
	isChosen: (slug: string, index: number, holds: (city: CityEntry) => boolean) => boolean = () =>
		true,
): Walked {
	const reader = new ContentReader(root);
	const frame = readFrame(reader);
	const citySlugs = reader.folders("content/cities");
	const references = reader.areAllSound ? new ReferenceCheck(frame, citySlugs) : null;
	const holds = (city: CityEntry) => references?.holds(city) ?? true;
	for (const [index, slug] of citySlugs.entries()) {
		if (!isChosen(slug, index, holds)) {
			reader.leaveToOthers(`content/cities/${slug}`);
			continue;
		}
		const city = readCity(reader, slug);
		// After the first fault only further faults are wanted.
		if (!references || !reader.areAllSound) continue;
		references.check(city);
		takeCity(city);
	}
	reader.reportUnread("content");
	reader.stopAtFaults();
	references?.stopAtFaults(root);
	return { frame, descriptions: references?.descriptions ?? new Map() };
}

/** Reads one city again. Throws a ContentError when its files have become faulty. */
export function loadCity(root: string, slug: string): City {
	const reader = new ContentReader(root);
	const city = readCity(reader, slug);
	reader.stopAtFaults();
	return city;
}

function readFrame(reader: ContentReader): Frame {
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
			reader.folder("content/services", ".yaml").map((slug) => readService(reader, slug)),
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
			.folder("content/posts", ".md")
			.map((slug) => readPost(reader, slug))
			.sort((a, b) => b.date?.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
		redirects: reader.yaml("content/redirects.yaml", redirectsSchema).redirects,
	};
}

function readService(reader: ContentReader, slug: string): Service {
	const path = `content/services/${slug}`;
	return {
		...reader.yaml(`${path}.yaml`, serviceSchema),
		slug,
		imageUrl: `/art/service/${slug}.svg`,
		subServices: inOrder(reader.entries(path, subServiceSchema)),
	};
}

function readCity(reader: ContentReader, slug: string): City {
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

function readPost(reader: ContentReader, slug: string): PostFile {
	const { frontMatter, body } = reader.markdown(
		`content/posts/${slug}.md`,
		story.postFrontMatterSchema,
	);
	if (frontMatter.title && !body)
		reader.fault(`content/posts/${slug}.md`, "has no text below its front matter");
	return { ...frontMatter, slug, body };
}

/** As lists show them. */
export function inOrder<T extends { order: number; slug: string }>(entries: readonly T[]): T[] {
	return entries.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}
