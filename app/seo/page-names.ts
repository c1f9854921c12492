import type { Navigation } from "#app/content/schemas/navigation.ts";
import { t } from "#app/messages/en/layout.ts";
import type { Crumb } from "./crumbs.ts";

/** The names of the pages that the site itself links to, where the agency's navigation has no other one. */
const NAMES = {
	"/": "home",
	"/services": "services",
	"/case-studies": "caseStudies",
	"/blog": "blog",
	"/about": "aboutUs",
	"/contact": "contact",
	"/pricing": "pricing",
	"/how-we-work": "howWeWork",
	"/tools": "tools",
	"/privacy-policy": "privacyPolicy",
	"/terms": "terms",
	"/accessibility": "accessibility",
	"/sitemap": "sitemap",
} as const;
export type SitePath = keyof typeof NAMES;

/** Returns the name that the agency's navigation gives a page: that of the menu before those of the footer. */
export function findGivenName(to: string, navigation: Navigation | undefined): string | undefined {
	const { menu = [], columns = [], legal = [] } = navigation ?? {};
	const links = [...menu, ...columns.flatMap((column) => column.links), ...legal];
	return links.find((link) => link.to === to)?.name;
}

/** Returns the link to a page by the name that the agency gives it, or else by the site's. */
export function toPageLink(to: SitePath, navigation: Navigation | undefined): Crumb {
	return { name: findGivenName(to, navigation) ?? t(NAMES[to]), to };
}
