import type { LinkPlace } from "#app/content/schemas/own-page.ts";
import { useSiteData } from "#app/design/sections/use-site.ts";
import type { NamedLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/layout.ts";

/** The links of the header and the menu. A page that the agency does not have is left out by useLinks. */
export const MAIN_LINKS = [
	nameLink("services", "/services"),
	nameLink("caseStudies", "/case-studies"),
	nameLink("blog", "/blog"),
	nameLink("aboutUs", "/about"),
	nameLink("contact", "/contact"),
] as const;

export const COMPANY_LINKS = [
	nameLink("aboutUs", "/about"),
	nameLink("caseStudies", "/case-studies"),
	nameLink("blog", "/blog"),
	nameLink("pricing", "/pricing"),
	nameLink("howWeWork", "/how-we-work"),
	nameLink("tools", "/tools"),
] as const;

export const LEGAL_LINKS = [
	nameLink("privacyPolicy", "/privacy-policy"),
	nameLink("terms", "/terms"),
	nameLink("accessibility", "/accessibility"),
	nameLink("sitemap", "/sitemap"),
] as const;

/**
 * Returns the links without those to pages that the agency does not have, and with those to its own at a place; or the
 * links of the place that the agency has written itself.
 */
export function useLinks(links: readonly NamedLink[], place?: LinkPlace): readonly NamedLink[] {
	const { missing = [], ownLinks, navigation } = useSiteData() ?? {};
	const given = place && place !== "footer" ? navigation?.[place] : undefined;
	const own = (place && ownLinks?.[place]) ?? [];
	return given ?? [...links.filter(({ to }) => !missing.includes(to)), ...own];
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

/** Returns a link whose name is read in the language of the request. */
function nameLink<To extends string>(key: Parameters<typeof t>[0], to: To) {
	return {
		get name() {
			return t(key);
		},
		to,
	};
}
