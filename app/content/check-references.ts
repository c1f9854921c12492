import { checkRedirects } from "./check-redirects.ts";
import { describeUnknown } from "./describe-unknown.ts";
import type { ContentFault } from "./fault.ts";
import { toSlug } from "./names.ts";
import { measureDistance } from "./places/measure.ts";
import { isReservedPath } from "./reserved-paths.ts";
import type { City, Content } from "./types.ts";

/** In kilometres from the city's point; what lies farther off has a wrong digit. */
const FARTHEST_DISTRICT = 60;

/** What no single file can know: that slugs lead somewhere, are free, and descriptions differ. */
export function checkReferences(content: Content): ContentFault[] {
	const citySlugs = toSlugs(content.cities);
	const serviceSlugs = toSlugs(content.services);
	return [
		...checkServices(content, citySlugs),
		...checkStories(content, serviceSlugs),
		...content.cities.flatMap((city) => checkCity(city, citySlugs, serviceSlugs)),
		...checkRedirects(content),
		...checkDescriptions(content),
	];
}

/** Search engines show one of two equal descriptions at most. */
function checkDescriptions(content: Content): ContentFault[] {
	const fileByDescription = new Map<string, string>();
	return listDescriptions(content).flatMap(([file, description]) => {
		const first = fileByDescription.get(description);
		if (!first) fileByDescription.set(description, file);
		const reason = `is the same as in ${first}; each page wants its own`;
		return first ? [{ file, field: "description", reason }] : [];
	});
}

function checkCity(
	city: City,
	citySlugs: ReadonlySet<string>,
	serviceSlugs: ReadonlySet<string>,
): ContentFault[] {
	const file = `content/cities/${city.slug}/city.yaml`;
	const districtSlugs = toSlugs(city.districts);
	const where = `district of ${city.name}`;
	const faults = unknownSlugs(file, "neighbours", city.neighbours, citySlugs, "city");
	if (city.slug !== toSlug(city.name)) {
		const reason = `is ${JSON.stringify(city.name)}, so the folder ${city.slug} must be named ${toSlug(city.name)}`;
		faults.push({ file, field: "name", reason });
	}
	if (isReservedPath(city.slug)) {
		const reason = `is ${JSON.stringify(city.name)}, but /${city.slug} is a reserved path; the city wants another name`;
		faults.push({ file, field: "name", reason });
	}
	for (const district of city.districts) {
		const path = `content/cities/${city.slug}/districts/${district.slug}.yaml`;
		faults.push(...unknownSlugs(path, "neighbours", district.neighbours, districtSlugs, where));
		if (district.slug !== toSlug(district.name)) {
			const reason = `is ${JSON.stringify(district.name)}, so the file must be named ${toSlug(district.name)}.yaml`;
			faults.push({ file: path, field: "name", reason });
		}
		const { latitude, longitude } = district.coordinates;
		const distance = measureDistance(city.coordinates, district.coordinates);
		if (distance > FARTHEST_DISTRICT) {
			const reason = `latitude ${latitude}, longitude ${longitude} lies ${Math.round(distance)} km from ${city.name}; a district lies within ${FARTHEST_DISTRICT} km of its city: a digit is wrong`;
			faults.push({ file: path, field: "coordinates", reason });
		}
	}
	for (const slug of Object.keys(city.services)) {
		if (serviceSlugs.has(slug)) continue;
		const path = `content/cities/${city.slug}/services/${slug}.yaml`;
		faults.push({ file: path, field: "", reason: describeUnknown("service", slug, serviceSlugs) });
	}
	return faults;
}

function checkServices({ services }: Content, citySlugs: ReadonlySet<string>): ContentFault[] {
	return services.flatMap((service) =>
		service.subServices
			.filter(({ slug }) => citySlugs.has(slug) || slug === "locations")
			.map(({ slug }) => ({
				file: `content/services/${service.slug}/${slug}.yaml`,
				field: "",
				reason: `/services/${service.slug}/${slug} is taken by another page; rename the file`,
			})),
	);
}

function checkStories(
	{ pages, people, caseStudies, posts }: Content,
	serviceSlugs: ReadonlySet<string>,
): ContentFault[] {
	const industrySlugs = toSlugs(pages.caseStudies.industries);
	const authors = toSlugs(people);
	return [
		...caseStudies.flatMap((each) => checkCaseStudy(each, serviceSlugs, industrySlugs)),
		...(["adBudget", "seoPayback"] as const).flatMap((tool) =>
			unknownSlugs(
				"content/pages/tools.yaml",
				`${tool}.service`,
				pages.tools[tool].service,
				serviceSlugs,
				"service",
			),
		),
		...posts.flatMap(({ slug, author, service }) => [
			...unknownSlugs(`content/posts/${slug}.md`, "author", author, authors, "person"),
			...unknownSlugs(`content/posts/${slug}.md`, "service", service, serviceSlugs, "service"),
		]),
	];
}

function checkCaseStudy(
	{ slug, services, industry, measures }: Content["caseStudies"][number],
	serviceSlugs: ReadonlySet<string>,
	industrySlugs: ReadonlySet<string>,
): ContentFault[] {
	const file = `content/case-studies/${slug}.yaml`;
	const bought = new Set(services);
	return [
		...unknownSlugs(file, "services", services, serviceSlugs, "service"),
		...unknownSlugs(file, "industry", industry, industrySlugs, "industry"),
		...measures.flatMap(({ service }, at) =>
			service ? unknownSlugs(file, `measures.${at}.service`, service, bought, "service here") : [],
		),
	];
}

function listDescriptions(content: Content): [file: string, description: string][] {
	const list = (folder: string, entries: readonly Described[], extension = "yaml") =>
		entries.map(({ slug, description }): [string, string] => [
			`content/${folder}/${slug}.${extension}`,
			description,
		]);
	const pages = Object.entries(content.pages).map(([name, { description }]) => ({
		slug: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
		description,
	}));
	return [
		...list("pages", pages),
		...list("services", content.services),
		...content.services.flatMap(({ slug, subServices }) => list(`services/${slug}`, subServices)),
		...list("case-studies", content.caseStudies),
		...list("why-choose-us", content.whyChooseUs),
		...list("posts", content.posts, "md"),
		...content.cities.flatMap(({ slug, description, districts, services }) => [
			...list(`cities/${slug}`, [{ slug: "city", description }]),
			...list(`cities/${slug}/districts`, districts),
			...list(`cities/${slug}/services`, listLocalServices(services)),
		]),
	];
}

type Described = { slug: string; description: string };

function listLocalServices(services: City["services"]): Described[] {
	return Object.entries(services).flatMap(([slug, text]) => (text ? [{ ...text, slug }] : []));
}

function unknownSlugs(
	file: string,
	field: string,
	found: string | readonly string[],
	known: ReadonlySet<string>,
	kind: string,
): ContentFault[] {
	const fields: [string, string][] =
		typeof found === "string"
			? [[field, found]]
			: found.map((slug, at) => [`${field}.${at}`, slug]);
	return fields
		.filter(([, slug]) => !known.has(slug))
		.map(([field, slug]) => ({ file, field, reason: describeUnknown(kind, slug, known) }));
}

function toSlugs(entries: readonly { slug: string }[]): ReadonlySet<string> {
	return new Set(entries.map(({ slug }) => slug));
}
