import { getContent } from "#app/content/content.server.ts";
import type { Crumb } from "./crumbs.ts";
import { findGivenName, type SitePath, toPageLink } from "./page-names.ts";

/** Returns the crumb of a page, by its name in the navigation. */
export function toPageCrumb(to: SitePath): Crumb {
	return toPageLink(to, getContent().navigation);
}

/** Returns the crumb of a page that has a title, by the name that the agency's navigation gives it, or else by its title. */
export function toTitleCrumb(to: string, title: string): Crumb {
	return { name: findGivenName(to, getContent().navigation) ?? title, to };
}

/** Returns the crumbs of a service, to which pages below it add their own. */
export function toServiceCrumbs({ name, slug }: { name: string; slug: string }): Crumb[] {
	return [toPageCrumb("/services"), { name, to: `/services/${slug}` }];
}
