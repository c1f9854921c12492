import type { SiteContent } from "#app/content/content.server.ts";

/** More would be a wall of links; each service has a list of all its cities. */
const MAX_CITIES = 40;

/** The footer's part of the root's loader data. */
export function getFooterData({ site, services, cities }: SiteContent) {
	const pick = ({ name, slug }: { name: string; slug: string }) => ({ name, slug });
	return {
		tagline: site.tagline,
		social: site.social,
		services: services.map(pick),
		cities: cities.slice(0, MAX_CITIES).map(pick),
		cityCount: cities.length,
		year: new Date().getFullYear(),
	};
}
export type FooterData = ReturnType<typeof getFooterData>;
