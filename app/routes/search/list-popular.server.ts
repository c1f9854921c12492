import { getContent } from "#app/content/content.server.ts";
import { LISTED_CITIES } from "#app/sections/cards.ts";

export type PopularLink = { name: string; to: string };

/** The services, and the first cities in their order. */
export function listPopular(): { services: PopularLink[]; cities: PopularLink[] } {
	const { services, cities } = getContent();
	return {
		services: services.map(({ name, slug }) => ({ name, to: `/services/${slug}` })),
		cities: cities.slice(0, LISTED_CITIES).map(({ name, slug }) => ({ name, to: `/${slug}` })),
	};
}
