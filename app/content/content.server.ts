import { type CityEntry, toCityEntry } from "./cities/city-entry.ts";
import { loadContent } from "./load.ts";
import { findThinPages } from "./sameness/judge.ts";
import type { City, District, Frame, Service } from "./types.ts";

/** The content as lists want it: of the cities no texts. */
export type SiteContent = Frame & { cities: CityEntry[] };

type Loaded = {
	content: SiteContent;
	cities: ReadonlyMap<string, City>;
	entries: ReadonlyMap<string, CityEntry>;
	services: ReadonlyMap<string, Service>;
	thinPages: ReadonlySet<string>;
};

let loaded: Loaded | undefined;
let version = 0;

/**
 * Loads, checks and judges `content/` of the project's folder; called before the server listens. Throws a
 * ContentError with every fault, and then what was loaded before stays.
 */
export function readContent(root = process.cwd()): SiteContent {
	const content = loadContent(root);
	const { cities } = content;
	return setContent(
		{ ...content, cities: cities.map(toCityEntry) },
		cities,
		findThinPages(content),
	);
}

/** Puts checked content in the place of what is there; pages about cities need the cities' texts. */
export function setContent(
	content: SiteContent,
	cities: readonly City[] = [],
	thinPages: ReadonlySet<string> = new Set(),
): SiteContent {
	loaded = {
		content,
		cities: toMap(cities),
		entries: toMap(content.cities),
		services: toMap(content.services),
		thinPages,
	};
	version += 1;
	return content;
}

function toMap<T extends { slug: string }>(entries: readonly T[]): ReadonlyMap<string, T> {
	return new Map(entries.map((entry) => [entry.slug, entry]));
}

/** Grows whenever content was loaded. */
export function readContentVersion(): number {
	return version;
}

/** The site's content, loaded once. */
export function getContent(): SiteContent {
	return getLoaded().content;
}

/** A city with all its texts; a list needs findCityEntry only. */
export function findCity(slug: string | undefined): City | undefined {
	return getLoaded().cities.get(slug ?? "");
}

export function findCityEntry(slug: string): CityEntry | undefined {
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

/** Whether a page, by its path, says enough that no other page says to be offered to search engines. */
export function isWorthIndexing(path: string): boolean {
	return !getLoaded().thinPages.has(path);
}

function getLoaded(): Loaded {
	if (!loaded) readContent();
	if (!loaded) throw new Error("Content was loaded and is not there.");
	return loaded;
}
