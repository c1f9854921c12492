import { toPostPath } from "#app/blog/reading/addresses.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";
import type { CityEntry } from "#app/content/cities/city-entry.ts";
import type { Hit, SiteIndex } from "./find-pages.ts";
import type { Kind } from "./site-page.ts";

/** A page that was found, in words. */
export type Described = {
	kind: Kind;
	name: string;
	/** What it belongs to, or lies in. */
	where: string | null;
	path: string;
	/** Address of its kite, where it has one. */
	kite: string | null;
	/** What may be shown of it; the first says the most of it. */
	texts: readonly string[];
};

export function describeHit(hit: Hit, index: SiteIndex): Described {
	switch (hit.kind) {
		case "place":
			return describePlace(hit.place, index);
		case "local":
			return describeLocal(hit.place, hit.service, index);
		case "post": {
			const { slug, title, excerpt } = hit.post;
			return {
				kind: "post",
				name: readSafeHtml(title),
				where: null,
				path: toPostPath(slug),
				kite: null,
				texts: [readSafeHtml(excerpt)],
			};
		}
		case "page": {
			const page = index.pages.pages[hit.page];
			if (!page) throw new Error(`There is no page ${hit.page}.`);
			const { kind, name, where, path, text, body, service } = page;
			const kite = service && `/art/service/${service}.svg`;
			return { kind, name, where, path, kite, texts: [text, ...body] };
		}
	}
}

function describePlace(place: number, { places }: SiteIndex): Described {
	const city = findCityOf(place, places);
	const { slug, name, state, livesOn, imageUrl, alsoKnownAs = [] } = city;
	const district = city.districts[(places.districtOf[place] ?? 0) - 1];
	if (district) {
		return {
			kind: "district",
			name: district.name,
			where: `${name}, ${state}`,
			path: `/${slug}/${district.slug}`,
			kite: `/art/district/${slug}/${district.slug}.svg`,
			texts: [district.kind],
		};
	}
	const known = alsoKnownAs.length > 0 ? `, also called ${alsoKnownAs.join(", ")}` : "";
	return {
		kind: "city",
		name,
		where: `${state}${known}`,
		path: `/${slug}`,
		kite: imageUrl,
		texts: [livesOn],
	};
}

function describeLocal(place: number, slug: string, { places, services }: SiteIndex): Described {
	const city = findCityOf(place, places);
	const service = services.find((one) => one.slug === slug);
	if (!service) throw new Error(`There is no service ${slug}.`);
	return {
		kind: "localService",
		name: `${service.name} in ${city.name}`,
		where: null,
		path: `/services/${slug}/${city.slug}`,
		kite: city.imageUrl,
		texts: [city.differences[slug] ?? service.card],
	};
}

function findCityOf(place: number, { cities, cityOf }: SiteIndex["places"]): CityEntry {
	const city = cities[cityOf[place] ?? -1];
	if (!city) throw new Error(`There is no place ${place}.`);
	return city;
}
