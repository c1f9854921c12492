import type { SiteContent } from "#app/content/content.server.ts";

export type NamedSlug = { name: string; slug: string };

/** What the footer shows on every page. */
export type FooterData = {
	tagline: string;
	social: SiteContent["site"]["social"];
	services: NamedSlug[];
	/** The first of the cities. */
	cities: NamedSlug[];
	/** Of all cities. */
	cityCount: number;
	year: number;
};

/** A footer of more cities would be a wall; the lists of each service have them all. */
const MOST_CITIES = 40;

export function readFooterData({ site, services, cities }: SiteContent): FooterData {
	const pick = ({ name, slug }: NamedSlug): NamedSlug => ({ name, slug });
	return {
		tagline: site.tagline,
		social: site.social,
		services: services.map(pick),
		cities: cities.slice(0, MOST_CITIES).map(pick),
		cityCount: cities.length,
		year: new Date().getFullYear(),
	};
}
