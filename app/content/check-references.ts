import type { ContentFault } from "./fault.ts";
import { toSlug } from "./names.ts";
import { measureDistance } from "./places/measure.ts";
import { isReservedPath } from "./reserved-paths.ts";
import type { City, Content } from "./types.ts";

/** In kilometres from the city's point; what lies farther off has a wrong digit. */
const FARTHEST_DISTRICT = 60;

/** What no single file can know: that slugs lead somewhere, are free, and descriptions differ. */
export function checkReferences(content: Content): ContentFault[] {
	return [
		...content.cities.flatMap((city) => checkCity(city, content)),
		...checkServices(content),
		...checkStories(content),
		...checkDescriptions(content),
	];
}

function checkCity(city: City, content: Content): ContentFault[] {
	const file = `content/cities/${city.slug}/city.yaml`;
	const citySlugs = content.cities.map(({ slug }) => slug);
	const districtSlugs = city.districts.map(({ slug }) => slug);
	const serviceSlugs = content.services.map(({ slug }) => slug);
	const faults = unknownSlugs(file, "neighbours", city.neighbours, citySlugs);
	if (city.slug !== toSlug(city.name)) {
		const reason = `the folder must be named ${toSlug(city.name)}, after the city`;
		faults.push({ file, field: "name", reason });
	}
	if (isReservedPath(city.slug)) {
		const reason = `/${city.slug} is a reserved path; a city cannot have this name`;
		faults.push({ file, field: "name", reason });
	}
	for (const district of city.districts) {
		const path = `content/cities/${city.slug}/districts/${district.slug}.yaml`;
		faults.push(...unknownSlugs(path, "neighbours", district.neighbours, districtSlugs));
		if (district.slug !== toSlug(district.name)) {
			const reason = `the file must be named ${toSlug(district.name)}.yaml, after the district`;
			faults.push({ file: path, field: "name", reason });
		}
		const { latitude, longitude } = district.coordinates;
		const distance = measureDistance(city.coordinates, district.coordinates);
		if (distance > FARTHEST_DISTRICT) {
			const reason = `latitude ${latitude}, longitude ${longitude} lies ${Math.round(distance)} km from ${city.name}; a district lies within ${FARTHEST_DISTRICT} km of its city`;
			faults.push({ file: path, field: "coordinates", reason });
		}
	}
	for (const slug of Object.keys(city.services)) {
		if (serviceSlugs.includes(slug)) continue;
		const path = `content/cities/${city.slug}/services/${slug}.yaml`;
		faults.push({ file: path, field: "", reason: `there is no service ${slug}` });
	}
	return faults;
}

function checkServices(content: Content): ContentFault[] {
	const citySlugs = new Set(content.cities.map(({ slug }) => slug));
	return content.services.flatMap((service) =>
		service.subServices
			.filter(({ slug }) => citySlugs.has(slug) || slug === "locations")
			.map(({ slug }) => ({
				file: `content/services/${service.slug}/${slug}.yaml`,
				field: "",
				reason: `/services/${service.slug}/${slug} is taken by another page`,
			})),
	);
}

function checkStories(content: Content): ContentFault[] {
	const serviceSlugs = content.services.map(({ slug }) => slug);
	const industrySlugs = content.pages.caseStudies.industries.map(({ slug }) => slug);
	const authors = content.people.map(({ slug }) => slug);
	return [
		...content.caseStudies.flatMap(({ slug, services, industry }) => [
			...unknownSlugs(`content/case-studies/${slug}.yaml`, "services", services, serviceSlugs),
			...unknownSlugs(`content/case-studies/${slug}.yaml`, "industry", [industry], industrySlugs),
		]),
		...content.posts.flatMap(({ slug, author, service }) => [
			...unknownSlugs(`content/posts/${slug}.md`, "author", [author], authors),
			...unknownSlugs(`content/posts/${slug}.md`, "service", [service], serviceSlugs),
		]),
	];
}

/** Search engines show one of two equal descriptions at most. */
function checkDescriptions(content: Content): ContentFault[] {
	const firstFile = new Map<string, string>();
	const faults: ContentFault[] = [];
	for (const [file, description] of describedFiles(content)) {
		const first = firstFile.get(description);
		if (first) faults.push({ file, field: "description", reason: `is the same as in ${first}` });
		else firstFile.set(description, file);
	}
	return faults;
}

function describedFiles(content: Content): [file: string, description: string][] {
	const { pages } = content;
	return [
		...Object.entries(pages).map(([name, page]): [string, string] => [
			`content/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`,
			page.description,
		]),
		...content.services.flatMap((service): [string, string][] => [
			[`content/services/${service.slug}.yaml`, service.description],
			...service.subServices.map((sub): [string, string] => [
				`content/services/${service.slug}/${sub.slug}.yaml`,
				sub.description,
			]),
		]),
		...content.cities.flatMap((city): [string, string][] => [
			[`content/cities/${city.slug}/city.yaml`, city.description],
			...city.districts.map((district): [string, string] => [
				`content/cities/${city.slug}/districts/${district.slug}.yaml`,
				district.description,
			]),
			...Object.entries(city.services).map(([slug, text]): [string, string] => [
				`content/cities/${city.slug}/services/${slug}.yaml`,
				text?.description ?? "",
			]),
		]),
		...content.caseStudies.map((caseStudy): [string, string] => [
			`content/case-studies/${caseStudy.slug}.yaml`,
			caseStudy.description,
		]),
		...content.whyChooseUs.map((page): [string, string] => [
			`content/why-choose-us/${page.slug}.yaml`,
			page.description,
		]),
		...content.posts.map((post): [string, string] => [
			`content/posts/${post.slug}.md`,
			post.description,
		]),
	];
}

function unknownSlugs(
	file: string,
	field: string,
	slugs: string[],
	known: string[],
): ContentFault[] {
	return slugs
		.filter((slug) => !known.includes(slug))
		.map((slug) => ({ file, field, reason: `${slug} is not one of: ${known.join(", ")}` }));
}
