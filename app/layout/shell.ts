import { createContext } from "react";
import type { SiteContent } from "#app/content/content.server.ts";

type ShellLink = { name: string; to: string };

/** What the footer shows on every page. It is rendered on the server only and never sent as data. */
export type Shell = {
	site: SiteContent["site"];
	services: ShellLink[];
	locations: ShellLink[];
	locationServices: ShellLink[];
};

/** A footer of more cities would be a wall; the lists of each service have them all. */
const MOST_LOCATIONS = 40;

/** Null in the browser. */
export const ShellContext = createContext<Shell | null>(null);

export function collectShell(content: SiteContent): Shell {
	return {
		site: content.site,
		services: content.services.map(({ name, slug }) => ({ name, to: `/services/${slug}` })),
		locations: content.cities
			.slice(0, MOST_LOCATIONS)
			.map(({ name, slug }) => ({ name, to: `/${slug}` })),
		locationServices: content.services.map(({ name, slug }) => ({
			name: `${name} by city`,
			to: `/services/${slug}/locations`,
		})),
	};
}
