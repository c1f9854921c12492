import type { CityEntry } from "#app/content/cities/city-entry.ts";
import type { City, Service } from "#app/content/types.ts";
import type { CityLink } from "./city-links.tsx";

/** A list on a page about something else names so many cities, and leads to the others. */
export const LISTED_CITIES = 40;

export type ServiceCard = { title: string; description: string; path: string; imageUrl: string };

/** Cards of the services, leading to their own pages or to their pages in one city. */
export function toServiceCards(services: readonly Service[], city?: City): ServiceCard[] {
	return services.map((service) => ({
		title: service.name,
		description: service.card,
		path: city ? `/services/${service.slug}/${city.slug}` : `/services/${service.slug}`,
		imageUrl: service.imageUrl,
	}));
}

/** Links of the cities, to their own pages or to one service's pages there. */
export function toCityLinks(cities: readonly CityEntry[], service?: Service): CityLink[] {
	return cities.map((city) => ({
		name: city.name,
		to: service ? `/services/${service.slug}/${city.slug}` : `/${city.slug}`,
		imageUrl: city.imageUrl,
		note: city.state,
	}));
}
