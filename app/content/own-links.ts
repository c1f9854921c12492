import { LINK_PLACES, type LinkPlace } from "./schemas/own-page.ts";
import type { OwnPage } from "./types.ts";

type Link = { name: string; to: string };

/** Returns the links to the agency's own pages, by where they stand. */
export function listOwnLinks(ownPages: readonly OwnPage[]): Partial<Record<LinkPlace, Link[]>> {
	const places = LINK_PLACES.map((place) => {
		const linked = ownPages.filter(({ linkedFrom }) => linkedFrom === place);
		return [place, linked.map(({ name, path }) => ({ name, to: path }))] as const;
	});
	return Object.fromEntries(places.filter(([, links]) => links.length > 0));
}
