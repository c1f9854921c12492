import { join } from "node:path";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import { checkAsides } from "./check-asides.ts";
import { checkOwnPages } from "./check-own-pages.ts";
import { checkSlugs, type Slugs, toSlugs } from "./check-slugs.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import type { Files } from "./pages/files.ts";
import { FILES, type Lists } from "./pages/registry.ts";
import { getDistance } from "./places/distance.ts";
import { toFileName } from "./schemas/page-files.ts";
import { isReservedSlug } from "./site-paths.ts";
import type { City, Content } from "./types.ts";

/** The longest distance from the city's point in kilometres; a district farther away has a wrong digit. */
const DISTRICT_DISTANCE_MAX = 60;

/** Checks what involves more than one file: that slugs exist, paths are free, and descriptions differ. */
export function checkReferences(content: Content): ContentIssue[] {
	const { pages, services, cities, caseStudies, posts } = content;
	const citySlugs = toSlugs(cities);
	const serviceSlugs = toSlugs(services);
	const industries = toSlugs(pages.caseStudies.industries);
	const people = toSlugs(content.people);
	const { booking } = pages.contact;
	return [
		...services.flatMap((service) => checkSubServices(service, citySlugs)),
		...caseStudies.flatMap(({ slug, services, industry, measures }) => {
			const file = `case-studies/${slug}.yaml`;
			return [
				...checkSlugs(file, "services", services, serviceSlugs, "service"),
				...checkSlugs(file, "industry", industry, industries, "industry"),
				...measures.flatMap(({ service = [] }, index) =>
					checkSlugs(file, `measures.${index}.service`, service, new Set(services), "service here"),
				),
			];
		}),
		...(["adBudget", "seoPayback", "websiteCheck"] as const).flatMap((tool) => {
			const { service } = pages.tools[tool] ?? {};
			const file = "pages/tools.yaml";
			return checkSlugs(file, `${tool}.service`, service ?? [], serviceSlugs, "service");
		}),
		...(booking
			? checkSlugs("pages/contact.yaml", "booking.host", booking.host, people, "person")
			: []),
		...(content.proof.references?.items ?? []).flatMap(({ caseStudy }, index) => {
			const field = `references.items.${index}.caseStudy`;
			return checkSlugs("proof.yaml", field, caseStudy ?? [], toSlugs(caseStudies), "case study");
		}),
		...(content.desk.assign ?? []).flatMap(({ service, city }, index) => [
			...checkSlugs("desk.yaml", `assign.${index}.service`, service ?? [], serviceSlugs, "service"),
			...checkSlugs("desk.yaml", `assign.${index}.city`, city ?? [], citySlugs, "city"),
		]),
		...checkKites(content, serviceSlugs, citySlugs),
		...checkFestivals(content, serviceSlugs),
		...checkDocuments(content),
		...posts.flatMap(({ slug, author, service }) => [
			...checkSlugs(`posts/${slug}.md`, "author", author, people, "person"),
			...checkSlugs(`posts/${slug}.md`, "service", service, serviceSlugs, "service"),
		]),
		...cities.flatMap((city) => checkCity(city, people, serviceSlugs)),
		...checkOwnPages(content),
		...checkDescriptions(content),
		...checkAsides(content),
	];
}

/** Checks that there is a service, and that the kites which pages name are of services and cities that exist. */
function checkKites({ pages }: Content, services: Slugs, cities: Slugs): ContentIssue[] {
	if (services.size === 0)
		return [{ file: "services", field: "", reason: "must hold at least one service" }];
	const named = [
		{ file: "pages/home.yaml", field: "process.kite", kite: pages.home.process?.kite },
		{ file: "pages/contact.yaml", field: "kite", kite: pages.contact.kite },
	];
	return named.flatMap(({ file, field, kite }) => {
		const [kind, slug = ""] = kite?.split("/") ?? [];
		if (!kind) return [];
		return kind === "city"
			? checkSlugs(file, field, slug, cities, "city")
			: checkSlugs(file, field, slug, services, "service");
	});
}

/** Checks that documents have the page that lists them. */
function checkDocuments({ documents, pages }: Content): ContentIssue[] {
	if (pages.howWeWork) return [];
	const reason = "needs pages/how-we-work.yaml, whose page leads to it";
	return documents.map(({ slug }) => ({ file: `documents/${slug}.yaml`, field: "", reason }));
}

function checkFestivals({ festivals, industries }: Content, services: Slugs): ContentIssue[] {
	if (!festivals) return [];
	const file = "calendar.yaml";
	const states = new Set(festivals.states);
	const trades = toSlugs(festivals.trades);
	return [
		...checkSlugs(file, "service", festivals.service, services, "service"),
		...festivals.trades.flatMap(({ industry }, index) =>
			industry
				? checkSlugs(file, `trades.${index}.industry`, industry, toSlugs(industries), "industry")
				: [],
		),
		...festivals.events.flatMap((event, index) => [
			...checkSlugs(file, `events.${index}.states`, event.states ?? [], states, "state"),
			...checkSlugs(file, `events.${index}.trades`, event.trades ?? [], trades, "trade"),
		]),
	];
}

function checkSubServices(
	{ slug, subServices }: Content["services"][number],
	cities: Slugs,
): ContentIssue[] {
	return subServices
		.filter((part) => cities.has(part.slug) || part.slug === "locations")
		.map((part) => ({
			file: `services/${slug}/${part.slug}.yaml`,
			field: "",
			reason: `/services/${slug}/${part.slug} is taken by another page; rename the file`,
		}));
}

function checkCity(city: City, people: Slugs, services: Slugs): ContentIssue[] {
	const folder = `cities/${city.slug}`;
	const file = `${folder}/city.yaml`;
	const issues = checkSlugs(file, "author", city.author, people, "person");
	if (isReservedSlug(city.slug)) {
		const reason = `/${city.slug} is a reserved path; rename the folder`;
		issues.push({ file, field: "", reason });
	}
	for (const slug of Object.keys(city.services).filter((slug) => !services.has(slug))) {
		const reason = formatUnknown("service", slug, services);
		issues.push({ file: `${folder}/services/${slug}.yaml`, field: "", reason });
	}
	return [...issues, ...city.districts.flatMap((district) => checkDistrict(city, district))];
}

function checkDistrict(city: City, district: City["districts"][number]): ContentIssue[] {
	const { slug, coordinates } = district;
	const file = `cities/${city.slug}/districts/${slug}.yaml`;
	const issues: ContentIssue[] = [];
	const distance = getDistance(city.coordinates, coordinates);
	if (distance > DISTRICT_DISTANCE_MAX) {
		const { latitude, longitude } = coordinates;
		const reason = `latitude ${latitude}, longitude ${longitude} lies ${Math.round(distance)} km from ${city.name}; a district lies within ${DISTRICT_DISTANCE_MAX} km of its city: a digit is wrong`;
		issues.push({ file, field: "coordinates", reason });
	}
	return issues;
}

/** Checks that descriptions differ: search engines show at most one of two equal ones. */
function checkDescriptions(content: Content): ContentIssue[] {
	const fileByDescription = new Map<string, string>();
	return listDescriptions(content).flatMap(([file, description]) => {
		const first = fileByDescription.get(description);
		if (!first) {
			fileByDescription.set(description, file);
			return [];
		}
		const reason = `is the same as in ${join(content.folder, first)}; each page needs its own`;
		return [{ file, field: "description", reason }];
	});
}

function listDescriptions(content: Content): [file: string, description: string][] {
	const { services, cities, festivals } = content;
	const pages = Object.entries(content.pages).flatMap(([page, text]) =>
		text ? [{ slug: toFileName(page), description: text.description }] : [],
	);
	return [
		...list("pages/{slug}.yaml", pages),
		...FILE_LISTS.flatMap(([name, { kinds }]) => list(kinds[0]?.pattern ?? "", content[name])),
		...services.flatMap(({ slug, subServices }) =>
			list(`services/${slug}/{slug}.yaml`, subServices),
		),
		...(festivals ? list("{slug}.yaml", [{ ...festivals, slug: "calendar" }]) : []),
		...cities.flatMap(({ slug, districts, services }) => [
			...list(`cities/${slug}/districts/{slug}.yaml`, districts),
			...list(
				`cities/${slug}/services/{slug}.yaml`,
				Object.entries(services).map(([slug, { description }]) => ({ slug, description })),
			),
		]),
	];
}

const FILE_LISTS = Object.entries(FILES) as [keyof Lists, Files][];

type Described = { slug: string; description: string; file?: string };

function list(pattern: string, entries: readonly Described[]): [string, string][] {
	return entries.map(({ slug, description, file = fillPlaceholders(pattern, { slug }) }) => [
		file,
		description,
	]);
}
