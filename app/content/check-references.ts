import { hash } from "node:crypto";
import { RedirectCheck } from "./check-redirects.ts";
import type { CityEntry } from "./cities/city-entry.ts";
import { describeUnknown } from "./describe-unknown.ts";
import { ContentError, type ContentFault } from "./fault.ts";
import { toSlug } from "./names.ts";
import { measureDistance } from "./places/measure.ts";
import { findLines } from "./reading/find-lines.ts";
import { isReservedPath } from "./reserved-paths.ts";
import type { City, Frame } from "./types.ts";

/** In kilometres from the city's point; what lies farther off has a wrong digit. */
const FARTHEST_DISTRICT = 60;

/** What no single file can know: that slugs lead somewhere, are free, and descriptions differ. */
export class ReferenceCheck {
	readonly #citySlugs: ReadonlySet<string>;
	readonly #serviceSlugs: ReadonlySet<string>;
	readonly #redirects: RedirectCheck;
	readonly #faults: ContentFault[] = [];
	readonly #fileByDescription = new Map<string, string>();

	constructor(frame: Frame, citySlugs: readonly string[]) {
		this.#citySlugs = new Set(citySlugs);
		this.#serviceSlugs = toSlugs(frame.services);
		this.#redirects = new RedirectCheck(frame, this.#citySlugs);
		this.#faults.push(
			...checkServices(frame, this.#citySlugs),
			...checkStories(frame),
			...this.#redirects.check(),
		);
		this.#checkDescriptions(listDescriptions(frame));
	}

	get descriptions(): ReadonlyMap<string, string> {
		return this.#fileByDescription;
	}

	check(city: City): void {
		this.#faults.push(
			...checkCity(city, this.#citySlugs, this.#serviceSlugs),
			...this.#redirects.checkCity(city),
		);
		this.#checkDescriptions(listCityDescriptions(city));
	}

	/** Whether a city that was found sound before is so beside what is there now; its descriptions apart. */
	holds(city: CityEntry): boolean {
		return (
			city.neighbours.every((slug) => this.#citySlugs.has(slug)) &&
			Object.keys(city.updatedServices).every((slug) => this.#serviceSlugs.has(slug)) &&
			this.#redirects.checkCity(city).length === 0
		);
	}

	/** Throws a ContentError with the faults of all that was checked; their lines are found below the root. */
	stopAtFaults(root: string): void {
		if (this.#faults.length > 0) throw new ContentError(findLines(root, this.#faults));
	}

	/** Search engines show one of two equal descriptions at most. */
	#checkDescriptions(files: DescribedFile[]): void {
		for (const [file, description] of files) {
			// A text cut out of a file would hold the whole file in memory.
			const key = hash("sha1", description, "base64");
			const first = this.#fileByDescription.get(key);
			if (first) this.#faults.push(tellSameDescription(file, first));
			else this.#fileByDescription.set(key, file);
		}
	}
}

export function tellSameDescription(file: string, first: string): ContentFault {
	const reason = `is the same as in ${first}; each page wants its own`;
	return { file, field: "description", reason };
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

function checkServices(frame: Frame, citySlugs: ReadonlySet<string>): ContentFault[] {
	return frame.services.flatMap((service) =>
		service.subServices
			.filter(({ slug }) => citySlugs.has(slug) || slug === "locations")
			.map(({ slug }) => ({
				file: `content/services/${service.slug}/${slug}.yaml`,
				field: "",
				reason: `/services/${service.slug}/${slug} is taken by another page; rename the file`,
			})),
	);
}

function checkStories(frame: Frame): ContentFault[] {
	const serviceSlugs = toSlugs(frame.services);
	const industrySlugs = toSlugs(frame.pages.caseStudies.industries);
	const authors = toSlugs(frame.people);
	return [
		...frame.caseStudies.flatMap((each) => checkCaseStudy(each, serviceSlugs, industrySlugs)),
		...(["adBudget", "seoPayback"] as const).flatMap((tool) =>
			unknownSlugs(
				"content/pages/tools.yaml",
				`${tool}.service`,
				frame.pages.tools[tool].service,
				serviceSlugs,
				"service",
			),
		),
		...frame.posts.flatMap(({ slug, author, service }) => [
			...unknownSlugs(`content/posts/${slug}.md`, "author", author, authors, "person"),
			...unknownSlugs(`content/posts/${slug}.md`, "service", service, serviceSlugs, "service"),
		]),
	];
}

function checkCaseStudy(
	{ slug, services, industry, measures }: Frame["caseStudies"][number],
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

type DescribedFile = [file: string, description: string];

function listDescriptions({
	pages,
	services,
	caseStudies,
	whyChooseUs,
	posts,
}: Frame): DescribedFile[] {
	return [
		...Object.entries(pages).map(
			([name, page]): DescribedFile => [
				`content/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`,
				page.description,
			],
		),
		...services.flatMap((service): DescribedFile[] => [
			[`content/services/${service.slug}.yaml`, service.description],
			...service.subServices.map(
				(sub): DescribedFile => [
					`content/services/${service.slug}/${sub.slug}.yaml`,
					sub.description,
				],
			),
		]),
		...caseStudies.map(
			(caseStudy): DescribedFile => [
				`content/case-studies/${caseStudy.slug}.yaml`,
				caseStudy.description,
			],
		),
		...whyChooseUs.map(
			(page): DescribedFile => [`content/why-choose-us/${page.slug}.yaml`, page.description],
		),
		...posts.map((post): DescribedFile => [`content/posts/${post.slug}.md`, post.description]),
	];
}

function listCityDescriptions(city: City): DescribedFile[] {
	const folder = `content/cities/${city.slug}`;
	return [
		[`${folder}/city.yaml`, city.description],
		...city.districts.map(
			(district): DescribedFile => [
				`${folder}/districts/${district.slug}.yaml`,
				district.description,
			],
		),
		...Object.entries(city.services).map(
			([slug, text]): DescribedFile => [`${folder}/services/${slug}.yaml`, text?.description ?? ""],
		),
	];
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
