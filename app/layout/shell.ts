import { createContext } from "react";
import type { Content } from "#app/content/types.ts";

type ShellLink = { name: string; to: string };

/** What the footer shows on every page. It is rendered on the server only and never sent as data. */
export type Shell = {
	site: Content["site"];
	services: ShellLink[];
	locations: ShellLink[];
	locationServices: ShellLink[];
};

/** Null in the browser. */
export const ShellContext = createContext<Shell | null>(null);

export function collectShell(content: Content): Shell {
	return {
		site: content.site,
		services: content.services.map(({ name, slug }) => ({ name, to: `/services/${slug}` })),
		locations: content.cities.map(({ name, slug }) => ({ name, to: `/${slug}` })),
		locationServices: content.services.map(({ name, slug }) => ({
			name: `${name} by city`,
			to: `/services/${slug}/locations`,
		})),
	};
}
