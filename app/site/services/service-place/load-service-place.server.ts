import { findCitySummary, getContent } from "#app/content/content.server.ts";
import { fillPlaceholders, fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import { getDistance } from "#app/content/places/distance.ts";
import { toServiceNames } from "#app/content/service-names.ts";
import type { City, Service, SubService } from "#app/content/types.ts";
import { toLinks } from "#app/design/layout/navigation.ts";
import { t } from "#app/messages/en/service-lists.server.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService, toCityArea } from "#app/seo/structured-data/entities.ts";
import { truncateDescription } from "#app/seo/truncate.ts";
import { toServiceCards } from "#app/site/cards.ts";
import { buildAboutPage } from "#app/site/places/about-page.server.ts";
import { toAsideView } from "#app/site/places/aside/aside-view.server.ts";
import { sortByDistance } from "#app/site/places/district-diagram.server.ts";
import { formatUnits, toUnits } from "#app/site/places/format-distance.ts";
import { describeTerms } from "#app/site/pricing/terms.server.ts";
import { listAreas, listParts } from "#app/site/services/service/parts.server.ts";
import { loadStories } from "#app/site/services/service-stories.server.ts";

/** The number of districts that are listed. */
const MOST_DISTRICTS = 12;

export type ServiceInCity = ReturnType<typeof loadServiceInCity>;
export type ServicePart = Awaited<ReturnType<typeof loadServicePart>>;

/** Loads the page of a service in a city. */
export function loadServiceInCity(service: Service, city: City) {
	const { pages, services, templates } = getContent();
	const text = city.services[service.slug];
	const names = toServiceNames(service);
	const title = t("serviceIn", { service: service.name, city: city.name });
	const neighbours = city.neighbours.flatMap((slug) => findCitySummary(slug) ?? []);
	const nearest = sortByDistance(city, city.districts).slice(0, MOST_DISTRICTS);
	const districts = toLinks(nearest, `/${city.slug}/`);
	const allDistricts = {
		name: t("allDistricts", { count: String(city.districts.length) }),
		to: `/${city.slug}#districts`,
	};
	const otherServices = services.filter(({ slug }) => slug !== service.slug);
	return {
		kind: "city" as const,
		title,
		texts: {
			...fillTexts(templates.serviceInCity, { ...names, city: city.name }),
			subtitle: fillPlaceholders(templates.serviceInCity.subtitle, {
				...names,
				service: service.name,
				city: city.name,
			}),
		},
		service: pick(service, "theme", "name", "slug", "imageUrl"),
		city: pick(city, "name", "slug", "imageUrl", "livesOn", "languages"),
		districts: city.districts.length > MOST_DISTRICTS ? [...districts, allDistricts] : districts,
		text: text && {
			...pick(text, "intro", "sections", "firstSteps"),
			aside: toAsideView(city, text),
		},
		terms: describeTerms(city, service),
		process: text ? undefined : service.process,
		questions: text?.questions ?? [],
		cityQuestions:
			city.questions.length > 0
				? { name: t("moreQuestions", { city: city.name }), to: `/${city.slug}#questions` }
				: undefined,
		neighbours: neighbours.map((near) => ({
			...pick(near, "name", "imageUrl"),
			to: `/services/${service.slug}/${near.slug}`,
			note: formatDistance(getDistance(city.coordinates, near.coordinates)),
		})),
		otherServices: toServiceCards(otherServices, city),
		aboutPage: buildAboutPage(city, {
			why: "service",
			names,
			updated: text?.updated ?? city.updated,
		}),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description: text?.description ?? truncateDescription(`${title}: ${city.description}`),
			path: `/services/${service.slug}/${city.slug}`,
			updated: text?.updated,
			crumbs: [...toServiceCrumbs(service), city.name],
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
	const whole = { name: service.name, text: texts.whole, to: `/services/${service.slug}` };
	return {
		kind: "part" as const,
		texts,
		service: pick(service, "theme", "name", "slug", "imageUrl"),
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
			path: `/services/${service.slug}/${part.slug}`,
			updated: part.updated,
			crumbs: [...toServiceCrumbs(service), part.name],
			entity: buildService({ name: part.name, type: service.name, areas: listAreas() }),
		}),
	};
}

/** Formats a distance to the nearest ten kilometres or miles, as nobody travels along a great circle. */
function formatDistance(km: number): string {
	return formatUnits(toUnits(km, 10));
}
