import type { CityEntry } from "#app/content/cities/city-entry.ts";
import { findCityEntry, getContent, isWorthIndexing } from "#app/content/content.server.ts";
import { measureDistance } from "#app/content/places/measure.ts";
import type { City, Service, SubService } from "#app/content/types.ts";
import { toCityLinks, toServiceCards } from "#app/sections/cards.ts";
import { describePage } from "#app/seo/page-meta.server.ts";

export type LocalServiceData = ReturnType<typeof readLocalService>;
export type SubServiceData = ReturnType<typeof readSubService>;

/** A service as it is done in one city. */
export function readLocalService(service: Service, city: City) {
	const text = city.services[service.slug];
	const title = `${service.name} in ${city.name}`;
	const path = `/services/${service.slug}/${city.slug}`;
	const neighbours = city.neighbours.map(findCityEntry).filter((near) => near !== undefined);
	return {
		kind: "city" as const,
		title,
		service: pick(service),
		city: {
			name: city.name,
			slug: city.slug,
			imageUrl: city.imageUrl,
			livesOn: city.livesOn,
			languages: city.languages,
		},
		text,
		process: service.process,
		questions: [...(text?.questions ?? []), ...city.questions],
		neighbours: toCityLinks(neighbours, service).map((link, index) => ({
			...link,
			note: describeDistance(city, neighbours[index] ?? city),
		})),
		otherServices: toServiceCards(
			getContent().services.filter(({ slug }) => slug !== service.slug),
			city,
		).map(({ title: name, path, imageUrl }) => ({ name, imageUrl, to: path })),
		meta: describePage({
			title,
			description: text?.description ?? `${title}: ${city.description}`,
			path,
			robots: isWorthIndexing(path) ? undefined : "noindex, follow",
		}),
	};
}

/** A part of a service. */
export function readSubService(service: Service, subService: SubService) {
	const parts = service.subServices.map(({ slug, name, card }) => ({
		name,
		text: card,
		to: `/services/${service.slug}/${slug}`,
	}));
	const place = service.subServices.indexOf(subService);
	const path = `/services/${service.slug}/${subService.slug}`;
	return {
		kind: "subService" as const,
		service: pick(service),
		subService,
		parts,
		place,
		before: parts[place - 1] ?? null,
		after: parts[place + 1] ?? null,
		meta: describePage({
			title: `${subService.name} | ${service.name}`,
			description: subService.description,
			path,
			robots: isWorthIndexing(path) ? undefined : "noindex, follow",
		}),
	};
}

function pick({ key, name, slug, imageUrl }: Service) {
	return { key, name, slug, imageUrl };
}

type Located = Pick<CityEntry, "coordinates">;

/** To the nearest ten kilometres, as nobody drives along a great circle. */
function describeDistance(from: Located, to: Located): string {
	const distance = Math.round(measureDistance(from.coordinates, to.coordinates) / 10) * 10;
	return `${distance.toLocaleString("en-IN")} km`;
}
