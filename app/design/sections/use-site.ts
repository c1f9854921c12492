import { useRouteLoaderData } from "react-router";
import type { NamedPhone } from "#app/content/describe-agency.ts";
import type { Announcement } from "#app/content/schemas/announcement.ts";
import type { Navigation } from "#app/content/schemas/navigation.ts";
import type { LinkPlace } from "#app/content/schemas/own-page.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { NamedLink } from "#app/design/ui/link.tsx";
import type { Analytics } from "#app/platform/analytics.ts";
import { findGivenName, type SitePath, toPageLink } from "#app/seo/page-names.ts";

/** The name of a page of a family, with its slug. */
export type NamedSlug = { name: string; slug: string };

/** The data that the root's loader returns, for every page. */
export type SiteData = {
	site: Pick<Site, "name" | "email" | "phone" | "whatsapp"> & {
		/** All numbers, where there are several or the one has a name. */
		phones?: NamedPhone[];
		/** True if a visitor can book a call. */
		offersCalls: boolean;
	};
	footer: Pick<Site, "tagline" | "social"> & {
		services: NamedSlug[];
		/** Missing without industries. */
		industries?: { title: string; links: NamedLink[] };
		/** The first cities. */
		cities: NamedSlug[];
		cityCount: number;
		/** Who stands behind the name, and whom to ask about data, in a line. */
		legal?: string;
		year: number;
	};
	/** The addresses of the style sheets of the agency's own fonts; without them the product's. */
	fonts?: { first: string; late: string };
	/** The agency's own logo, for each colour theme where they differ. */
	logo?: { light: string; dark?: string; width: number; height: number };
	/** The address of the messages in the site's language; without it those of the scripts. */
	messages?: string;
	/** The address of the agency's own colours, and those of the browser's bars; without them the product's. */
	colours?: { href: string; light: string; dark: string };
	/** The banner of a demonstration, which says that its clients are invented. */
	banner?: string;
	/** What is too long for the header: the button for phones, the menu for screens below xl, the phone number for all. */
	header?: { hasLongButton?: boolean; hasLongMenu?: boolean; hasLongNumber?: boolean };
	/** The line above the header, while it lasts. */
	announcement?: Pick<Announcement, "text" | "link">;
	countsViews: boolean;
	/** True if the browser does not store how the visit began. */
	isUnattributed?: boolean;
	/** The tool that counts visits elsewhere. */
	analytics?: Analytics;
	/** True if it is loaded with the visitor's consent alone. */
	asksForConsent?: boolean;
	/** Paths of the navigation to which the agency has no page. */
	missing?: string[];
	/** The parts of the navigation that the agency has written itself. */
	navigation?: Navigation;
	/** The links to the agency's own pages, by where they stand. */
	ownLinks?: Partial<Record<LinkPlace, NamedLink[]>>;
};

/** Returns undefined only if the root's loader failed. */
export function useSiteData(): SiteData | undefined {
	return useRouteLoaderData<() => SiteData>("root");
}

/** Returns the agency's name and contact data, or undefined only if the root's loader failed. */
export function useSite(): SiteData["site"] | undefined {
	return useSiteData()?.site;
}

/** Returns the link to a page of the site, by its name in the navigation. */
export function usePageLink(to: SitePath): NamedLink {
	return toPageLink(to, useSiteData()?.navigation);
}

/** Returns the name that the agency's navigation gives a page, or undefined. */
export function useGivenName(to: string): string | undefined {
	return findGivenName(to, useSiteData()?.navigation);
}

/** Returns the agency's phone numbers, the first of them before the others. */
export function usePhones(): readonly NamedPhone[] {
	const site = useSite();
	if (!site) return [];
	return site.phones ?? [{ phone: site.phone }];
}

export function useTitle(title: string): string {
	const site = useSite();
	return site ? `${title} | ${site.name}` : title;
}
