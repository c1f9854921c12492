import { findCitySummary, getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import { getDistance } from "#app/content/places/distance.ts";
import type { City } from "#app/content/types.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import {
	getDiagramLayout,
	getDirection,
	sortByDistance,
	toDistrictLinks,
} from "#app/sections/district-diagram.server.ts";
import { loadPostsAbout } from "#app/sections/service-stories.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService, toCityArea, WHOLE_SERVICE } from "#app/seo/structured-data/entities.ts";

export type CityData = Awaited<ReturnType<typeof loadCity>>;

/** Loads what a city's page shows. */
export async function loadCity(found: City) {
	const { districts, services: _texts, description, updated, ...city } = found;
	const { services, pages, templates } = getContent();
	const path = `/${city.slug}`;
	const title = `Digital Marketing Services in ${city.name}`;
	const neighbours = city.neighbours.map(findCitySummary).filter((other) => other !== undefined);
	return {
		city,
		texts: fillTexts(templates.city, { city: city.name }),
		layout: getDiagramLayout(found),
		districts: toDistrictLinks(city, districts),
		cards: toServiceCards(services, found),
		neighbours: sortByDistance(city, neighbours).map((other) => ({
			...pick(other, "slug", "name", "state", "imageUrl"),
			km: Math.round(getDistance(city.coordinates, other.coordinates)),
			direction: getDirection(city.coordinates, other.coordinates),
		})),
		posts: await loadPostsAbout(city),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description,
			path,
			updated,
			crumbs: [{ name: city.name, to: path }],
			entity: buildService({ name: title, type: WHOLE_SERVICE, areas: [toCityArea(city)] }),
		}),
	};
}
