import type { SiteContent } from "#app/content/content.server.ts";
import { formatImprint } from "#app/content/describe-agency.ts";
import { pick } from "#app/content/pick.ts";
import { type ShortName, toPlainSlug } from "#app/design/sections/use-site.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";

/** The most cities in the footer, as more would be a wall of links; each service has a list of all its cities. */
const MAX_CITIES = 40;

/** Returns the footer's part of the root's loader data. */
export function getFooterData({ site, services, cities }: SiteContent) {
	const legal = formatImprint(site);
	return {
		...pick(site, "tagline", "social"),
		services: toShortNames(services),
		cities: toShortNames(cities.slice(0, MAX_CITIES)),
		cityCount: cities.length,
		...(legal && { legal }),
		year: Number(toDay(getNow()).slice(0, 4)),
	};
}

/** Returns names, with the slug where the name does not give it: every page carries all of them. */
function toShortNames(entries: readonly { slug: string; name: string }[]): ShortName[] {
	return entries.map(({ slug, name }) => (toPlainSlug(name) === slug ? name : [name, slug]));
}
