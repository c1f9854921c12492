import type { CityEntry } from "#app/content/cities/city-entry.ts";
import type { Service } from "#app/content/types.ts";
import type { SitePage } from "./site-page.ts";

/** Each city, with its districts. */
export function listPlaces(cities: readonly CityEntry[]): SitePage[] {
	return cities.flatMap((city) => [
		describeCity(city),
		...city.districts.map((district) => describeDistrict(city, district)),
	]);
}

function describeCity(city: CityEntry): SitePage {
	const { slug, name, state, livesOn, imageUrl, districts, alsoKnownAs = [] } = city;
	const known = alsoKnownAs.length > 0 ? `, also called ${alsoKnownAs.join(", ")}` : "";
	return {
		kind: "city",
		name,
		also: alsoKnownAs,
		where: `${state}${known}`,
		path: `/${slug}`,
		kite: imageUrl,
		text: livesOn,
		body: [districts.map((district) => district.name).join(", ")],
		city,
	};
}

function describeDistrict(
	city: CityEntry,
	{ slug, name, kind }: CityEntry["districts"][number],
): SitePage {
	return {
		kind: "district",
		name,
		also: [city.name, ...(city.alsoKnownAs ?? [])].map((ofCity) => `${name} ${ofCity}`),
		where: `${city.name}, ${city.state}`,
		path: `/${city.slug}/${slug}`,
		kite: `/art/district/${city.slug}/${slug}.svg`,
		text: kind,
		body: [],
		city,
	};
}

/** The page of a service in a city. */
export function describeLocal(city: CityEntry, service: Service): SitePage {
	return {
		kind: "localService",
		name: `${service.name} in ${city.name}`,
		also: [],
		where: null,
		path: `/services/${service.slug}/${city.slug}`,
		kite: city.imageUrl,
		text: city.differences[service.slug] ?? service.card,
		body: [],
	};
}
