import { getNow } from "#app/clock.ts";
import type { SiteContent } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import { toDay } from "#app/visits/day.ts";

/** More would be a wall of links; each service has a list of all its cities. */
const MAX_CITIES = 40;

/** The footer's part of the root's loader data. */
export function getFooterData({ site, services, cities }: SiteContent) {
	return {
		...pick(site, "tagline", "social"),
		services: services.map(toEntry),
		cities: cities.slice(0, MAX_CITIES).map(toEntry),
		cityCount: cities.length,
		year: Number(toDay(getNow()).slice(0, 4)),
	};
}

/** A pair, as every page carries all of them. */
function toEntry({ slug, name }: { slug: string; name: string }): [slug: string, name: string] {
	return [slug, name];
}
