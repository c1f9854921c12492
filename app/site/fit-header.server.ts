import { hasPage, type SiteContent } from "#app/content/content.server.ts";
import { MAIN_PAGES } from "#app/design/layout/navigation.ts";
import type { SiteData } from "#app/design/sections/use-site.ts";
import type { NamedLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/layout.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";

/** The widths in CSS pixels of what stands in the header, as measured in the product's fonts. */
const WIDTHS = {
	letter: 8.5,
	smallLetter: 7,
	letterOfName: 11.2,
	mark: 37,
	linkGap: 36,
	phoneGap: 28,
	button: 44,
	smallButton: 28,
	search: 56,
	/** Those between logo, links and button. */
	gaps: 48,
};

/** The height of a logo of the agency's own, and the most that is as wide as it will. */
const LOGO = { height: 36, maxWidth: 224 };

/** The room for logo and button of a phone of 320 pixels, and that of the header where it has links, and the phone number. */
const ROOM = { phone: 232, links: 932, number: 1232 };

/** Returns what the agency's header has no room for. */
export function getHeader({ site, logo, navigation, ownPages }: SiteContent): SiteData["header"] {
	const own = ownPages.filter(({ linkedFrom }) => linkedFrom === "menu");
	const pages = MAIN_PAGES.filter((path) => hasPage(path)).map(toPageCrumb);
	return fitHeader({
		site,
		logo: logo?.light ?? null,
		links: navigation?.menu ?? [...pages, ...own],
		button: navigation?.button?.name ?? t("getQuote"),
	});
}

type Shown = {
	site: Pick<SiteContent["site"], "name" | "phone">;
	logo: { width: number; height: number } | null;
	links: readonly Pick<NamedLink, "name">[];
	button: string;
};

/** Returns what the header leaves out, or shows on wider screens alone, as it has no room for it; undefined where it has room. */
export function fitHeader({ site, logo, links, button }: Shown): SiteData["header"] {
	const bar =
		getLogoWidth(logo, site.name) +
		links.reduce((sum, { name }) => sum + name.length * WIDTHS.letter + WIDTHS.linkGap, 0) +
		(WIDTHS.search - WIDTHS.linkGap + WIDTHS.gaps) +
		(WIDTHS.button + button.length * WIDTHS.letter);
	const number = site.phone.length * WIDTHS.letter + WIDTHS.phoneGap;
	// A name of several words breaks between them on phones.
	const [word = ""] = site.name.split(" ").toSorted((one, other) => other.length - one.length);
	const onPhone =
		getLogoWidth(logo, word) + WIDTHS.smallButton + button.length * WIDTHS.smallLetter;
	const left = {
		...(onPhone > ROOM.phone && { hasLongButton: true }),
		...(bar > ROOM.links && { hasLongMenu: true }),
		...(bar + number > ROOM.number && { hasLongNumber: true }),
	};
	return Object.keys(left).length > 0 ? left : undefined;
}

function getLogoWidth(logo: Shown["logo"], name: string): number {
	if (!logo) return WIDTHS.mark + name.length * WIDTHS.letterOfName;
	return Math.min(LOGO.maxWidth, (logo.width / logo.height) * LOGO.height);
}
