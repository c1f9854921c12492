import { findCitySummary, getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import { getDistance } from "#app/content/places/distance.ts";
import type { City, Service, SubService } from "#app/content/types.ts";
import { listAreas, listParts } from "#app/routes/service/load-service.server.ts";
import { toCityLinks, toServiceCards } from "#app/sections/cards.ts";
import { sortByDistance } from "#app/sections/district-diagram.server.ts";
import { loadStories } from "#app/sections/service-stories.server.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService, toCityArea } from "#app/seo/structured-data/entities.ts";
import { truncateDescription } from "#app/seo/truncate-description.ts";

/** The number of districts that are listed. */
const MOST_DISTRICTS = 12;

export type ServiceInCity = ReturnType<typeof loadServiceInCity>;
export type ServicePart = Awaited<ReturnType<typeof loadServicePart>>;

/** Loads the page of a service in one city. */
export function loadServiceInCity(service: Service, city: City) {
	const { pages, services, templates } = getContent();
	const text = city.services[service.slug];
	const title = `${service.name} in ${city.name}`;
	const path = `/services/${service.slug}/${city.slug}`;
	const neighbours = city.neighbours.map(findCitySummary).filter((near) => near !== undefined);
	const otherServices = services.filter(({ slug }) => slug !== service.slug);
	return {
		kind: "city" as const,
		title,
		texts: fillTexts(templates.serviceInCity, { service: service.name, city: city.name }),
		service: pick(service, "key", "name", "slug", "imageUrl"),
		city: pick(city, "name", "slug", "imageUrl", "livesOn", "languages"),
		districts: {
			count: city.districts.length,
			links: sortByDistance(city, city.districts)
				.slice(0, MOST_DISTRICTS)
				.map(({ slug, name }) => ({ name, to: `/${city.slug}/${slug}` })),
		},
		text,
		process: service.process,
		questions: [...(text?.questions ?? []), ...city.questions],
		neighbours: toCityLinks(neighbours, service).map((link, index) => ({
			...link,
			note: formatDistance(city, neighbours[index] ?? city),
		})),
		otherServices: toServiceCards(otherServices, city),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description: text?.description ?? truncateDescription(`${title}: ${city.description}`),
			path,
			updated: text?.updated,
			crumbs: [...toServiceCrumbs(service), { name: city.name, to: path }],
			entity: buildService({ name: title, type: service.name, areas: [toCityArea(city)] }),
		}),
	};
}

/** Loads the page of a part of a service. */
export async function loadServicePart(service: Service, part: SubService) {
	const { pages, templates } = getContent();
	const texts = fillTexts(templates.servicePart, { part: part.name });
	const parts = listParts(service);
	const index = service.subServices.indexOf(part);
	const path = `/services/${service.slug}/${part.slug}`;
	const whole = { name: service.name, text: texts.whole, to: `/services/${service.slug}` };
	return {
		kind: "part" as const,
		texts,
		service: pick(service, "key", "name", "slug", "imageUrl"),
		part,
		parts,
		index,
		previous: parts[index - 1] ?? whole,
		next: parts[index + 1] ?? whole,
		stories: await loadStories(service),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title: `${part.name} | ${service.name}`,
			description: part.description,
			path,
			updated: part.updated,
			crumbs: [...toServiceCrumbs(service), { name: part.name, to: path }],
			entity: buildService({ name: part.name, type: service.name, areas: listAreas() }),
		}),
	};
}

/** Formats a distance to the nearest ten kilometres, as nobody travels along a great circle. */
function formatDistance(
	{ coordinates: from }: Pick<City, "coordinates">,
	{ coordinates: to }: Pick<City, "coordinates">,
): string {
	return `${(Math.round(getDistance(from, to) / 10) * 10).toLocaleString("en-IN")} km`;
}
