import type { LinkPlace } from "#app/content/schemas/own-page.ts";
import { useSiteData } from "#app/design/sections/use-site.ts";
import type { NamedLink } from "#app/design/ui/link.tsx";

/** The links of the header and the menu. A page that the agency does not have is left out by useLinks. */
export const MAIN_LINKS = [
	{ name: "Services", to: "/services" },
	{ name: "Case Studies", to: "/case-studies" },
	{ name: "Blog", to: "/blog" },
	{ name: "About Us", to: "/about" },
	{ name: "Contact", to: "/contact" },
] as const;

export const COMPANY_LINKS = [
	{ name: "About Us", to: "/about" },
	{ name: "Case Studies", to: "/case-studies" },
	{ name: "Blog", to: "/blog" },
	{ name: "Pricing", to: "/pricing" },
	{ name: "How We Work", to: "/how-we-work" },
	{ name: "Tools", to: "/tools" },
] as const;

export const LEGAL_LINKS = [
	{ name: "Privacy Policy", to: "/privacy-policy" },
	{ name: "Terms", to: "/terms" },
	{ name: "Accessibility", to: "/accessibility" },
	{ name: "Sitemap", to: "/sitemap" },
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
	return useSiteData()?.navigation?.button ?? BUTTON;
}

const BUTTON: NamedLink = { name: "Get a Quote", to: "/contact" };

export const MENU_ID = "menu";

/** Returns links to the pages in a folder of the site, such as `/services/`. */
export function toLinks(
	pages: readonly { name: string; slug: string }[],
	folder: string,
): NamedLink[] {
	return pages.map(({ name, slug }) => ({ name, to: folder + slug }));
}
