import { findCity, getContent } from "#app/content/content.server.ts";
import type { City, Service, SubService } from "#app/content/types.ts";
import { toCityLinks, toServiceCards } from "#app/sections/cards.ts";
import { describePage } from "#app/seo/page-meta.server.ts";

export type LocalServiceData = ReturnType<typeof readLocalService>;
export type SubServiceData = ReturnType<typeof readSubService>;

/** A service as it is done in one city. */
export function readLocalService(service: Service, city: City) {
	const text = city.services[service.slug];
	const title = `${service.name} in ${city.name}`;
	const neighbours = city.neighbours.map(findCity).filter((near) => near !== undefined);
	return {
		kind: "city" as const,
		title,
		service: { key: service.key, name: service.name, slug: service.slug },
		city: { name: city.name, slug: city.slug, imageUrl: city.imageUrl },
		text,
		process: service.process,
		questions: [...(text?.questions ?? []), ...city.questions],
		neighbours: toCityLinks(neighbours, service),
		otherServices: toServiceCards(
			getContent().services.filter(({ slug }) => slug !== service.slug),
			city,
		).map(({ title: name, path }) => ({ name, to: path })),
		meta: describePage({
			title,
			description: text?.description ?? `${title}: ${city.description}`,
			path: `/services/${service.slug}/${city.slug}`,
		}),
	};
}

/** A part of a service. */
export function readSubService(service: Service, subService: SubService) {
	const siblings = service.subServices.filter(({ slug }) => slug !== subService.slug);
	return {
		kind: "subService" as const,
		service: {
			key: service.key,
			name: service.name,
			slug: service.slug,
			imageUrl: service.imageUrl,
		},
		subService,
		siblings: siblings.map(({ slug, name, card }) => ({
			name,
			text: card,
			to: `/services/${service.slug}/${slug}`,
		})),
		meta: describePage({
			title: `${subService.name} | ${service.name}`,
			description: subService.description,
			path: `/services/${service.slug}/${subService.slug}`,
		}),
	};
}
