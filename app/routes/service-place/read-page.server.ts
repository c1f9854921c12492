import type { CityEntry } from "#app/content/cities/city-entry.ts";
import { findCityEntry, getContent } from "#app/content/content.server.ts";
import { measureDistance } from "#app/content/places/measure.ts";
import type { City, Service, SubService } from "#app/content/types.ts";
import { readStories } from "#app/routes/service/read-stories.server.ts";
import { LISTED_CITIES, toCityLinks, toServiceCards } from "#app/sections/cards.ts";
import { sortByDistance } from "#app/sections/plan-diagram.server.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.ts";
import { fitDescription } from "#app/seo/fit-description.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { describeService, toCityArea } from "#app/seo/structured-data/entities.ts";

/** More would be a wall of names. */
const MOST_DISTRICTS = 12;

export type LocalServiceData = ReturnType<typeof readLocalService>;
export type SubServiceData = Awaited<ReturnType<typeof readSubService>>;

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
		districts: listDistricts(city),
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
			description: text?.description ?? fitDescription(`${title}: ${city.description}`),
			path,
			updated: text?.updated,
			crumbs: [...toServiceCrumbs(service), { name: city.name, to: path }],
			entity: describeService({ name: title, type: service.name, areas: [toCityArea(city)] }),
		}),
	};
}

/** A part of a service. */
export async function readSubService(service: Service, subService: SubService) {
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
		stories: await readStories(service),
		meta: describePage({
			title: `${subService.name} | ${service.name}`,
			description: subService.description,
			path,
			updated: subService.updated,
			crumbs: [...toServiceCrumbs(service), { name: subService.name, to: path }],
			entity: describeService({
				name: subService.name,
				type: service.name,
				areas: getContent().cities.slice(0, LISTED_CITIES).map(toCityArea),
			}),
		}),
	};
}

function pick({ key, name, slug, imageUrl }: Service) {
	return { key, name, slug, imageUrl };
}

/** Those nearest to the city's middle; the city's page has them all. */
function listDistricts({ slug: citySlug, coordinates, districts }: City) {
	const nearest = sortByDistance({ coordinates }, districts).slice(0, MOST_DISTRICTS);
	return {
		links: nearest.map(({ slug, name }) => ({ name, to: `/${citySlug}/${slug}` })),
		count: districts.length,
	};
}

type Located = Pick<CityEntry, "coordinates">;

/** To the nearest ten kilometres, as nobody drives along a great circle. */
function describeDistance(from: Located, to: Located): string {
	const distance = Math.round(measureDistance(from.coordinates, to.coordinates) / 10) * 10;
	return `${distance.toLocaleString("en-IN")} km`;
}
