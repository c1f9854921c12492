import { findDistrict, getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import type { City, District } from "#app/content/types.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import {
	formatWay,
	getDiagramLayout,
	sortByDistance,
	toDistrictLinks,
} from "#app/sections/district-diagram.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService, toCityArea, WHOLE_SERVICE } from "#app/seo/structured-data/entities.ts";

/** How many districts are named beside the neighbours. */
const MOST_OTHERS = 12;

export type DistrictData = ReturnType<typeof loadDistrict>;

/** Loads what a district's page shows. */
export function loadDistrict(city: City, district: District) {
	const { services, pages, templates } = getContent();
	const { name, slug, coordinates, description, updated } = district;
	const path = `/${city.slug}/${district.slug}`;
	const title = `Digital Marketing Services in ${name}, ${city.name}`;
	const texts = pick(district, "place", "customers", "businesses", "firstSteps");
	const isNear = (other: string) => district.neighbours.includes(other);
	const neighbours = district.neighbours
		.map((other) => findDistrict(city, other))
		.filter((other) => other !== undefined);
	const others = city.districts.filter((other) => other.slug !== slug && !isNear(other.slug));
	return {
		city: pick(city, "name", "slug", "order"),
		district: { ...pick(district, "slug", "name", "kind", "imageUrl", "intro"), ...texts },
		texts: fillTexts(templates.district, { city: city.name, district: name }),
		layout: getDiagramLayout(city),
		way: formatWay(city.coordinates, coordinates),
		cards: toServiceCards(services, city),
		neighbours: toDistrictLinks(district, neighbours),
		others: sortByDistance(district, others)
			.slice(0, MOST_OTHERS)
			.map((other) => ({ name: other.name, to: `/${city.slug}/${other.slug}` })),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description,
			path,
			updated,
			crumbs: [
				{ name: city.name, to: `/${city.slug}` },
				{ name, to: path },
			],
			entity: buildService({
				name: title,
				type: WHOLE_SERVICE,
				areas: [{ "@type": "Place", name, containedInPlace: toCityArea(city) }],
			}),
		}),
	};
}
