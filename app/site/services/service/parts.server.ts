import { getContent } from "#app/content/content.server.ts";
import type { Service } from "#app/content/types.ts";
import { toCityArea } from "#app/seo/structured-data/entities.ts";
import { LISTED_CITIES } from "#app/site/cards.ts";

/** Returns the cities that structured data names as the area of a service. */
export function listAreas() {
	return getContent().cities.slice(0, LISTED_CITIES).map(toCityArea);
}

/** Returns links to the parts of a service, in their order. */
export function listParts({ slug: serviceSlug, subServices }: Service) {
	return subServices.map(({ slug, name, card }) => ({
		name,
		text: card,
		to: `/services/${serviceSlug}/${slug}`,
	}));
}
