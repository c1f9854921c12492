import type { SiteContent } from "#app/content/content.server.ts";
import { formatImprint } from "#app/content/describe-agency.ts";
import { pick } from "#app/content/pick.ts";
import { MAX_INDUSTRIES, toLinks } from "#app/design/layout/navigation.ts";
import type { NamedSlug } from "#app/design/sections/use-site.ts";
import { t } from "#app/messages/en/content-words.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";

/** The most cities in the footer, as more would be a wall of links; each service has a list of all its cities. */
const MAX_CITIES = 40;

/** Returns the footer's part of the root's loader data. */
export function getFooterData({ site, services, industries, cities }: SiteContent) {
	const legal = formatImprint(site);
	const shown = toLinks(industries.slice(0, MAX_INDUSTRIES), "/industries/");
	return {
		...pick(site, "tagline", "social"),
		services: toNamedSlugs(services),
		...(shown.length > 0 && { industries: { title: t("industries"), links: shown } }),
		cities: toNamedSlugs(cities.slice(0, MAX_CITIES)),
		cityCount: cities.length,
		...(legal && { legal }),
		year: Number(toDay(getNow()).slice(0, 4)),
	};
}

function toNamedSlugs(entries: readonly NamedSlug[]): NamedSlug[] {
	return entries.map((entry) => pick(entry, "name", "slug"));
}
