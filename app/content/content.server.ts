import { loadContent } from "./load.ts";
import { findThinPages } from "./sameness/judge.ts";
import type { City, Content, District, Service } from "./types.ts";

let loaded: Content | undefined;
let cityBySlug = new Map<string, City>();
let serviceBySlug = new Map<string, Service>();
let thinPages = new Set<string>();

/** Parses `content/` of the project's folder; called before the server listens. */
export function readContent(root = process.cwd()): Content {
	loaded = loadContent(root);
	cityBySlug = new Map(loaded.cities.map((city) => [city.slug, city]));
	serviceBySlug = new Map(loaded.services.map((service) => [service.slug, service]));
	thinPages = findThinPages(loaded);
	return loaded;
}

/** The site's content, read once. */
export function getContent(): Content {
	return loaded ?? readContent();
}

export function findCity(slug: string | undefined): City | undefined {
	getContent();
	return cityBySlug.get(slug ?? "");
}

export function findDistrict(
	city: City | undefined,
	slug: string | undefined,
): District | undefined {
	return city?.districts.find((district) => district.slug === slug);
}

export function findService(slug: string | undefined): Service | undefined {
	getContent();
	return serviceBySlug.get(slug ?? "");
}

/**
 * Whether a page, by its path, says enough that no other page says to be offered to search engines.
 * Judged once, when the content is read; only the pages of places can fall short.
 */
export function isWorthIndexing(path: string): boolean {
	getContent();
	return !thinPages.has(path);
}
