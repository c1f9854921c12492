import type { LinkPlace } from "#app/content/schemas/own-page.ts";
import { type SiteData, useSiteData } from "#app/design/sections/use-site.ts";
import type { NamedLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/layout.ts";
import { type SitePath, toPageLink } from "#app/seo/page-names.ts";

/** The pages of the header and the menu. A page that the agency does not have is left out by usePages. */
export const MAIN_PAGES = [
	"/services",
	"/case-studies",
	"/blog",
	"/about",
	"/contact",
] as const satisfies SitePath[];

export const COMPANY_PAGES = [
	"/about",
	"/case-studies",
	"/blog",
	"/pricing",
	"/how-we-work",
	"/tools",
] as const satisfies SitePath[];

/** The most industries in the footer. */
export const MAX_INDUSTRIES = 8;

export const LEGAL_PAGES = [
	"/privacy-policy",
	"/terms",
	"/accessibility",
	"/sitemap",
] as const satisfies SitePath[];

/** Returns the links without those to pages that the agency does not have. */
export function useLinks(links: readonly NamedLink[]): readonly NamedLink[] {
	const { missing = [] } = useSiteData() ?? {};
	return links.filter(({ to }) => !missing.includes(to));
}

/** What the links of a place depend on. */
type Known = Pick<SiteData, "missing" | "ownLinks" | "navigation">;

/**
 * Lists links to the pages that the agency has, and to its own at a place; or the links of the place that it has written
 * itself.
 */
export function listLinks(
	pages: readonly SitePath[],
	place: LinkPlace,
	{ missing = [], ownLinks, navigation }: Known,
): readonly NamedLink[] {
	const given = place !== "footer" ? navigation?.[place] : undefined;
	if (given) return given;
	const links = pages.map((to) => toPageLink(to, navigation));
	return [...links.filter(({ to }) => !missing.includes(to)), ...(ownLinks?.[place] ?? [])];
}

/** Returns the links of a place of this site. */
export function usePages(pages: readonly SitePath[], place: LinkPlace): readonly NamedLink[] {
	return listLinks(pages, place, useSiteData() ?? {});
}

/** Returns the button that leads to the form. */
export function useButton(): NamedLink {
	return useSiteData()?.navigation?.button ?? { name: t("getQuote"), to: "/contact" };
}

export const MENU_ID = "menu";

/** Returns links to the pages in a folder of the site, such as `/services/`. */
export function toLinks(
	pages: readonly { name: string; slug: string }[],
	folder: string,
): NamedLink[] {
	return pages.map(({ name, slug }) => ({ name, to: folder + slug }));
}
