import { getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import type { Service } from "#app/content/types.ts";
import { findTool } from "#app/routes/tools/tools.server.ts";
import { LISTED_CITIES, toCityLinks } from "#app/sections/cards.ts";
import { loadStories } from "#app/sections/service-stories.server.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService, toCityArea } from "#app/seo/structured-data/entities.ts";

/** Loads what a service's page shows. */
export async function loadService(found: Service) {
	const { cities, pages, templates } = getContent();
	const { subServices: _parts, card: _card, description, updated, ...service } = found;
	const { name } = service;
	const path = `/services/${service.slug}`;
	return {
		service,
		texts: fillTexts(templates.service, { service: name }),
		parts: listParts(found),
		cityLinks: toCityLinks(cities.slice(0, LISTED_CITIES), found),
		cityCount: cities.length,
		stories: await loadStories(found),
		tool: findTool(service.slug),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title: name,
			description,
			path,
			updated,
			crumbs: toServiceCrumbs(service),
			entity: buildService({ name, type: name, areas: listAreas() }),
		}),
	};
}

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
