import { createContext } from "react";
import type { SiteContent } from "#app/content/content.server.ts";

export type ShellLink = { name: string; to: string };

/** What the footer shows on every page. It is rendered on the server only and never sent as data. */
export type Shell = {
	site: SiteContent["site"];
	services: ShellLink[];
	locations: ShellLink[];
	/** Null where the list above has them all. */
	allLocations: ShellLink | null;
	locationServices: ShellLink[];
};

/** A footer of more cities would be a wall; the lists of each service have them all. */
const MOST_LOCATIONS = 40;

export type RenderedShell = {
	/** The footer's inner HTML, the same on every page. */
	footer: string;
	/** Whether pages tell that they were shown. */
	countsViews: boolean;
};

/** Null in the browser. */
export const ShellContext = createContext<RenderedShell | null>(null);

export function collectShell(content: SiteContent): Shell {
	return {
		site: content.site,
		services: content.services.map(({ name, slug }) => ({ name, to: `/services/${slug}` })),
		locations: content.cities
			.slice(0, MOST_LOCATIONS)
			.map(({ name, slug }) => ({ name, to: `/${slug}` })),
		allLocations:
			content.cities.length > MOST_LOCATIONS
				? { name: `All ${content.cities.length} locations`, to: "/sitemap" }
				: null,
		locationServices: content.services.map(({ name, slug }) => ({
			name: `${name} by city`,
			to: `/services/${slug}/locations`,
		})),
	};
}
