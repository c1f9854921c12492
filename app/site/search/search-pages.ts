import { toLocalServiceEntry } from "#app/content/pages/cities.ts";
import type { Service } from "#app/content/types.ts";
import {
	ATTEMPTS,
	findFirst,
	joinName,
	parseTerms,
	type SearchAttempt,
	type SearchHits,
	type SearchTerms,
	searchIndex,
	type TextIndex,
} from "#app/platform/text-index.ts";
import type { SearchHit, SearchPage } from "./search-page.ts";

export type SiteIndex = {
	index: TextIndex<SearchPage>;
	/** Words that are no search on their own, such as "in" and "best". */
	fillers: ReadonlySet<string>;
	services: readonly Service[];
};

export type SearchResults = SearchHits<SearchPage> & {
	/** The name that was probably meant; null where the words have no typos. */
	correction: string | null;
};

const COMBINED_MAX = 30;

export type SearchOther = (terms: SearchTerms, attempt: SearchAttempt) => SearchHit[];

/** Searches the pages of the site and of other indexes; the best hit is first. */
export function searchPages(
	site: SiteIndex,
	words: string,
	others: readonly SearchOther[] = [],
): SearchResults {
	const terms = parseTerms(words, site.fillers);
	const found = findFirst(ATTEMPTS, (attempt) => [
		...searchIndex(site.index, terms, attempt),
		...others.flatMap((search) => search(terms, attempt)),
		...searchLocalServices(site, terms, attempt),
	]);
	// A place or a service may have been found by two of these searches.
	const [best, ...rest] = new Map(found.hits.map((hit) => [hit.page.path, hit])).values();
	if (!best) return { ...found, correction: null };
	const names = listMatchedNames(best);
	const correction = found.hasTypos ? findName(best.page, names, site.fillers) : null;
	const local = names.length > 0 && !found.isPartial ? listServicesIn(best, site) : [];
	const isExact = correction !== null || terms.joined.some((name) => names.includes(name));
	const hits = isExact ? [best, ...local, ...rest] : [best, ...rest, ...local];
	return { ...found, hits, correction };
}

/**
 * Finds the pages of a service in a city, which are in no index: for each place and each service that have all the
 * terms only together. The best place and the best service follow.
 */
export function searchLocalServices(
	site: SiteIndex,
	{ terms, joined }: SearchTerms,
	{ combineWith, fuzzy }: SearchAttempt,
): SearchHit[] {
	if (combineWith === "OR" || terms.length < 2) return [];
	const any = { combineWith: "OR", fuzzy } as const;
	const named = searchIndex(site.index, { terms, joined }, any, ["name", "also"]);
	const hasAll = (...hits: SearchHit[]) =>
		terms.every((term) => hits.some(({ queryTerms }) => queryTerms.includes(term)));
	const partial = named.filter((hit) => !hasAll(hit));
	const places = partial.filter(({ page }) => page.city).slice(0, COMBINED_MAX);
	const services = partial.filter(({ page }) => page.service).slice(0, COMBINED_MAX);
	const found = new Map<string, SearchHit>();
	for (const place of places) {
		for (const service of services) {
			if (!place.page.city || !service.page.service || !hasAll(place, service)) continue;
			const page = toLocalServiceEntry(place.page.city, service.page.service);
			if (found.has(page.path)) continue;
			found.set(page.path, {
				page,
				score: (place.score + service.score) * terms.length,
				terms: [...place.terms, ...service.terms],
				queryTerms: terms,
				match: { ...place.match, ...service.match },
			});
		}
	}
	const [place] = places;
	const [service] = services;
	return found.size > 0 && place && service ? [...found.values(), place, service] : [];
}

/**
 * Lists the pages of services in a city that was found, as somebody who searches for a city may want a service there.
 */
function listServicesIn(hit: SearchHit, { services }: SiteIndex): SearchHit[] {
	const { kind, city } = hit.page;
	if (kind !== "city" || !city) return [];
	return services.map((service) => ({ ...hit, page: toLocalServiceEntry(city, service) }));
}

/** Lists the names by which the page was found, each as one word. */
function listMatchedNames({ match }: SearchHit): string[] {
	return Object.keys(match).filter((name) => match[name]?.includes("called"));
}

function findName(
	{ name, also }: SearchPage,
	matched: readonly string[],
	fillers: ReadonlySet<string>,
): string | null {
	const names = [name, ...also];
	return names.find((one) => joinName(one, fillers).some((it) => matched.includes(it))) ?? null;
}
