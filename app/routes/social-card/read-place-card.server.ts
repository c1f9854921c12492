import type { CardFacts } from "#app/art/social-card/card-facts.ts";
import {
	findCity,
	findCityEntry,
	findDistrict,
	findService,
	getContent,
} from "#app/content/content.server.ts";
import type { Service } from "#app/content/types.ts";
import { chooseCityPapers, chooseSky, SERVICE_PAPERS } from "#app/sections/papers.ts";
import { tellWay } from "#app/sections/plan-diagram.server.ts";

const WHAT = "Digital Marketing Services in";
/** Kites of so many cities fly on the card of a list of all. */
const SHOWN_CITIES = 7;

export function readCityCard(slug: string): CardFacts | null {
	const city = findCityEntry(slug);
	if (!city) return null;
	return {
		kind: "city",
		what: WHAT,
		title: city.name,
		where: city.state,
		note: city.livesOn,
		slug,
		paper: chooseCityPapers(city).hero,
	};
}

export function readDistrictCard(citySlug: string, slug: string): CardFacts | null {
	const city = findCity(citySlug);
	const district = findDistrict(city, slug);
	if (!city || !district) return null;
	return {
		kind: "district",
		what: WHAT,
		title: `${district.name}, ${city.name}`,
		note: district.kind,
		way: tellWay(city.coordinates, district.coordinates),
		from: `of the middle of ${city.name}`,
		slug,
		citySlug,
		paper: chooseCityPapers(city).hero,
	};
}

export function readServiceCard(slug: string): CardFacts | null {
	const service = findService(slug);
	if (!service) return null;
	const { name, key, hero } = service;
	return { kind: "service", name, title: hero.title, key, paper: SERVICE_PAPERS[key] };
}

/** What is below a service: the list of its cities, one of them, or a part of the service. */
export function readServicePlaceCard(serviceSlug: string, slug: string): CardFacts | null {
	const service = findService(serviceSlug);
	if (!service) return null;
	if (slug === "locations") return describeLocations(service);
	return describeLocalService(service, slug) ?? describeSubService(service, slug);
}

function describeLocations({ name, key }: Service): CardFacts {
	const { cities } = getContent();
	return {
		kind: "locations",
		title: `All Cities for ${name}`,
		places: `${cities.length.toLocaleString("en-IN")} cities`,
		key,
		citySlugs: cities.slice(0, SHOWN_CITIES).map(({ slug }) => slug),
		paper: chooseSky(key),
	};
}

function describeLocalService({ name, key, slug }: Service, citySlug: string): CardFacts | null {
	const city = findCityEntry(citySlug);
	if (!city) return null;
	const paper = SERVICE_PAPERS[key];
	const { hero, story } = chooseCityPapers(city);
	return {
		kind: "localService",
		title: `${name} in ${city.name}`,
		where: `${city.name}, ${city.state}`,
		note: city.differences[slug] ?? city.livesOn,
		key,
		citySlug,
		paper,
		cityPaper: hero === paper ? story : hero,
	};
}

function describeSubService(service: Service, slug: string): CardFacts | null {
	const { subServices, key } = service;
	const index = subServices.findIndex((subService) => subService.slug === slug);
	const subService = subServices[index];
	if (!subService) return null;
	return {
		kind: "subService",
		name: subService.name,
		title: subService.hero.title,
		service: service.name,
		key,
		place: index + 1,
		count: subServices.length,
		paper: SERVICE_PAPERS[key],
	};
}
