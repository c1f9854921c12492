import type { CitySummary } from "#app/content/city-summary.ts";
import type { City, Service } from "#app/content/types.ts";

/** The number of cities that a list names on a page about something else. */
export const LISTED_CITIES = 40;

export type ServiceCard = ReturnType<typeof toServiceCards>[number];
export type CityLink = ReturnType<typeof toCityLinks>[number];

/** Returns cards that link to the services' own pages, or to their pages in one city. */
export function toServiceCards(services: readonly Service[], city?: City) {
	return services.map(({ name, card, slug, imageUrl }) => ({
		title: name,
		description: card,
		path: city ? `/services/${slug}/${city.slug}` : `/services/${slug}`,
		imageUrl,
	}));
}

/** Returns the address of the kite that content names as service/slug or city/slug, or else of the first service's. */
export function toKiteUrl(kite: string | undefined, [first]: readonly Service[]): string {
	return `/art/${kite ?? `service/${first?.slug}`}.svg`;
}

/** Returns links to a service's pages in the cities. */
export function toCityLinks(cities: readonly CitySummary[], service: Service) {
	return cities.map(({ name, slug, imageUrl, state }) => ({
		name,
		to: `/services/${service.slug}/${slug}`,
		imageUrl,
		note: state,
	}));
}
