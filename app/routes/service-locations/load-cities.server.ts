import { getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import { getDistance } from "#app/content/places/distance.ts";
import type { Service } from "#app/content/types.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { CITIES_A_PAGE, toLocationsPath } from "#app/seo/service-locations.ts";
import { buildItemList } from "#app/seo/structured-data/entities.ts";

/** Loads a page of a service's cities; null beyond the last page. */
export function loadCities(service: Service, page: number) {
	const { cities, pages, templates, site } = getContent();
	const pageCount = Math.max(1, Math.ceil(cities.length / CITIES_A_PAGE));
	if (page > pageCount) return null;
	const { name, slug } = service;
	const listed = cities.slice((page - 1) * CITIES_A_PAGE, page * CITIES_A_PAGE);
	const { description, ...texts } = fillTexts(templates.serviceCities, {
		service: name,
		agency: site.name,
		city: site.address.addressLocality,
		count: String(cities.length),
		first: listed[0]?.name ?? "",
		last: listed.at(-1)?.name ?? "",
	});
	const title = `All Cities for ${name}`;
	const path = toLocationsPath(slug, page);
	const pageCrumb = { name: `Page ${page}`, to: path };
	return {
		title,
		texts,
		service: pick(service, "key", "slug", "imageUrl"),
		page,
		pageCount,
		cities: listed.map((city) => ({
			...pick(city, "name", "state", "imageUrl"),
			to: `/services/${slug}/${city.slug}`,
			text: city.differences[slug] ?? city.livesOn,
			km: Math.round(getDistance(site.coordinates, city.coordinates)),
		})),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title: page > 1 ? `${title}, page ${page}` : title,
			description,
			path,
			type: "CollectionPage",
			crumbs: [
				...toServiceCrumbs(service),
				{ name: "All Cities", to: toLocationsPath(slug, 1) },
				...(page > 1 ? [pageCrumb] : []),
			],
			entity: buildItemList(
				listed.map((city) => ({
					name: `${name} in ${city.name}`,
					to: `/services/${slug}/${city.slug}`,
				})),
			),
		}),
	};
}
