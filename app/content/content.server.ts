import { setImmediate } from "node:timers/promises";
import { type CityEntry, toCityEntry } from "./cities/city-entry.ts";
import { CityShelf } from "./cities/city-shelf.ts";
import type { KeptContent } from "./kept/kept-content.ts";
import { inOrder, loadCity, type Walked, walkContent } from "./load.ts";
import { findThinPages } from "./sameness/judge.ts";
import type { City, District, Frame, Service } from "./types.ts";

/** What the site holds of its content; of cities only what lists say. */
export type SiteContent = Frame & { cities: CityEntry[] };

type Opened = {
	content: SiteContent;
	cities: CityShelf;
	cityBySlug: ReadonlyMap<string, CityEntry>;
	serviceBySlug: ReadonlyMap<string, Service>;
	/** Null until they are known. */
	thinPages: ReadonlySet<string> | null;
};

/** So many cities stay in memory once they are read, at 60 to 100 KB each. */
export const KEPT_CITIES = 500;

let opened: Opened | undefined;
let version = 0;

/**
 * Reads and checks `content/` of the project's folder; called before the server listens. Throws a
 * ContentError with every fault, and then what was read before stays.
 */
export function readContent(root = process.cwd()): SiteContent {
	return readAndHold(root).content;
}

/** The same, with the file of each description, by a hash of the description. */
export function readAndHold(root: string): {
	content: SiteContent;
	descriptions: Walked["descriptions"];
} {
	const cities: CityEntry[] = [];
	const shelf = openShelf(root);
	const { frame, descriptions } = walkContent(root, (city) => {
		cities.push(toCityEntry(city));
		shelf.keep(city);
	});
	return { content: holdContent(frame, cities, shelf), descriptions };
}

/** Takes content that was read and checked elsewhere; the cities' texts are read when they are asked for. */
export function holdContent(
	frame: Frame,
	entries: readonly CityEntry[],
	shelf = openShelf(process.cwd()),
): SiteContent {
	const cities = inOrder(entries);
	const content = { ...frame, cities };
	hold(content, shelf, null);
	if (cities.length <= KEPT_CITIES)
		setThinPages(findThinPages({ ...frame, cities: cities.map(({ slug }) => shelf.get(slug)) }));
	return content;
}

/** Takes content that an earlier start read, checked and, where `thinPages` is given, judged. */
export function holdKept({ frame, cities, thinPages }: KeptContent): SiteContent {
	const content = { ...frame, cities: inOrder(cities.map(({ entry }) => entry)) };
	hold(content, openShelf(process.cwd()), thinPages && new Set(thinPages));
	return content;
}

/** Reads the texts of cities that all stay in memory, one after the other while the site serves. */
export async function fillShelf(): Promise<void> {
	const { content, cities } = getOpened();
	for (const { slug } of content.cities.slice(0, KEPT_CITIES)) {
		await setImmediate();
		try {
			cities.get(slug);
		} catch {
			// A file that has become faulty since is told of by whoever asks for its page.
		}
	}
}

function hold(
	content: SiteContent,
	cities: CityShelf,
	thinPages: ReadonlySet<string> | null,
): void {
	opened = {
		content,
		cities,
		cityBySlug: new Map(content.cities.map((city) => [city.slug, city])),
		serviceBySlug: new Map(content.services.map((service) => [service.slug, service])),
		thinPages,
	};
	version += 1;
}

function openShelf(root: string): CityShelf {
	return new CityShelf((slug) => loadCity(root, slug), KEPT_CITIES);
}

/** Whether the pages' own words are measured, which those of very many cities are after the start only. */
export function isJudged(): boolean {
	return getOpened().thinPages !== null;
}

/** The paths of all pages that have too little of their own to be offered to search engines. */
export function setThinPages(paths: Iterable<string>): void {
	getOpened().thinPages = new Set(paths);
	version += 1;
}

/** Grows whenever content was read, and when its pages were judged. */
export function readContentVersion(): number {
	return version;
}

/** Null until they are known. */
export function listThinPages(): ReadonlySet<string> | null {
	return getOpened().thinPages;
}

/** The site's content, read once. */
export function getContent(): SiteContent {
	return getOpened().content;
}

/** A city with all its texts, which may have to be read first; a list needs findCityEntry only. */
export function findCity(slug: string | undefined): City | undefined {
	const { cityBySlug, cities } = getOpened();
	return slug !== undefined && cityBySlug.has(slug) ? cities.get(slug) : undefined;
}

export function findCityEntry(slug: string): CityEntry | undefined {
	return getOpened().cityBySlug.get(slug);
}

export function findDistrict(
	city: City | undefined,
	slug: string | undefined,
): District | undefined {
	return city?.districts.find((district) => district.slug === slug);
}

export function findService(slug: string | undefined): Service | undefined {
	return getOpened().serviceBySlug.get(slug ?? "");
}

/**
 * Whether a page, by its path, says enough that no other page says to be offered to search engines.
 * Judged once, when the content is read; before, every page is.
 */
export function isWorthIndexing(path: string): boolean {
	return !getOpened().thinPages?.has(path);
}

function getOpened(): Opened {
	if (!opened) readContent();
	if (!opened) throw new Error("Content was read and is not there.");
	return opened;
}
