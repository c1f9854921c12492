import { type CitySummary, toCitySummary } from "./city-summary.ts";
import { loadContent } from "./load.ts";
import { listNoindexPaths } from "./similarity/check-pages.ts";
import type { City, District, GlobalContent, Service } from "./types.ts";

/** The content without the texts of the cities. */
export type SiteContent = GlobalContent & { cities: CitySummary[] };

type Loaded = {
	content: SiteContent;
	cities: ReadonlyMap<string, City>;
	entries: ReadonlyMap<string, CitySummary>;
	services: ReadonlyMap<string, Service>;
	noindexPaths: ReadonlySet<string>;
};

let loaded: Loaded | undefined;
let version = 0;

/**
 * Loads and checks `content/` of the project's folder; called before the server listens. Throws a ContentError
 * with every issue, and then the content that was loaded before stays.
 */
export function reloadContent(root = process.cwd()): SiteContent {
	const { cities, ...content } = loadContent(root);
	const noindexPaths = listNoindexPaths({ ...content, cities });
	return setContent({ ...content, cities: cities.map(toCitySummary) }, cities, noindexPaths);
}

/** Replaces the content by checked one; pages about cities need the cities' texts. */
export function setContent(
	content: SiteContent,
	cities: readonly City[] = [],
	noindexPaths: ReadonlySet<string> = new Set(),
): SiteContent {
	loaded = {
		content,
		cities: toMap(cities),
		entries: toMap(content.cities),
		services: toMap(content.services),
		noindexPaths,
	};
	version += 1;
	return content;
}

function toMap<T extends { slug: string }>(entries: readonly T[]): ReadonlyMap<string, T> {
	return new Map(entries.map((entry) => [entry.slug, entry]));
}

/** Increases whenever content is loaded. */
export function getContentVersion(): number {
	return version;
}

export function getContent(): SiteContent {
	return getLoaded().content;
}

/** A city with all its texts; lists use findCitySummary. */
export function findCity(slug: string | undefined): City | undefined {
	return getLoaded().cities.get(slug ?? "");
}

export function findCitySummary(slug: string): CitySummary | undefined {
	return getLoaded().entries.get(slug);
}

export function findDistrict(
	city: City | undefined,
	slug: string | undefined,
): District | undefined {
	return city?.districts.find((district) => district.slug === slug);
}

export function findService(slug: string | undefined): Service | undefined {
	return getLoaded().services.get(slug ?? "");
}

/** Whether the page at a path has enough text of its own to be offered to search engines. */
export function isIndexable(path: string): boolean {
	return !getLoaded().noindexPaths.has(path);
}

function getLoaded(): Loaded {
	if (!loaded) reloadContent();
	if (!loaded) throw new Error("Content was loaded and is not there.");
	return loaded;
}
