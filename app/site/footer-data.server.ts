import type { SiteContent } from "#app/content/content.server.ts";
import { formatLegal } from "#app/content/describe-agency.ts";
import { pick } from "#app/content/pick.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";

/** The most cities in the footer, as more would be a wall of links; each service has a list of all its cities. */
const MAX_CITIES = 40;

/** Returns the footer's part of the root's loader data. */
export function getFooterData({ site, services, cities }: SiteContent) {
	const legal = formatLegal(site);
	return {
		...pick(site, "tagline", "social"),
		services: toNames(services),
		cities: toNames(cities.slice(0, MAX_CITIES)),
		cityCount: cities.length,
		...(legal && { legal }),
		year: Number(toDay(getNow()).slice(0, 4)),
	};
}

/** Returns names by slug: every page carries all of them, and a list of objects would be twice as long. */
function toNames(entries: readonly { slug: string; name: string }[]): Record<string, string> {
	return Object.fromEntries(entries.map(({ slug, name }) => [slug, name]));
}
