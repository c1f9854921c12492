import { describeLocal } from "./list-places.ts";
import type { SiteIndex } from "./site-index.server.ts";
import type { SitePage } from "./site-page.ts";
import {
	ATTEMPTS,
	type Attempt,
	findFirst,
	type Hit,
	joinName,
	parseQuery,
	type Query,
	type SearchHits,
	searchIndex,
	type TextIndex,
} from "./text-index.ts";

export type Found = SearchHits & {
	/** The name that may have been meant; null where nothing is misspelt. */
	correction: string | null;
};

/** Of the places, and of the services, that are combined. */
const MOST = 30;

/** The pages of the site, and of other indexes, that fit the words, the best first. */
export function findPages(
	site: SiteIndex,
	words: string,
	others: readonly TextIndex[] = [],
): Found {
	const query = parseQuery(words, site.fillers);
	const found = findFirst(ATTEMPTS, (attempt) => [
		...[site, ...others].flatMap((index) => searchIndex(index, query, attempt)),
		...findLocal(site, query, attempt),
	]);
	// A place or a service may have been found in two ways.
	const byPath = new Map(found.hits.map((hit) => [hit.page.path, hit]));
	const [best, ...rest] = byPath.values();
	if (!best) return { ...found, correction: null };
	const called = listCalled(best);
	const correction = found.isMisspelt ? findMeant(best.page, called, site.fillers) : null;
	const along = called.length > 0 && !found.isPartial ? listServicesIn(best, site) : [];
	const isWhole = correction !== null || query.joined.some((name) => called.includes(name));
	const hits = isWhole ? [best, ...along, ...rest] : [best, ...rest, ...along];
	return { ...found, hits, correction };
}

/**
 * The pages of a service in a city, which are in no index: of each place and each service that have all the words
 * only together. The best place and the best service follow.
 */
export function findLocal(site: SiteIndex, query: Query, { combineWith, fuzzy }: Attempt): Hit[] {
	if (combineWith === "OR" || query.terms.length < 2) return [];
	const named = searchIndex(site, query, { combineWith: "OR", fuzzy }, ["name", "also"]);
	const hasAll = (...hits: Hit[]) =>
		query.terms.every((term) => hits.some(({ queryTerms }) => queryTerms.includes(term)));
	const places = named.filter((hit) => hit.page.city && !hasAll(hit)).slice(0, MOST);
	const services = named.filter((hit) => hit.page.service && !hasAll(hit)).slice(0, MOST);
	const found = new Map<string, Hit>();
	for (const place of places) {
		for (const service of services) {
			const [{ city }, { service: local }] = [place.page, service.page];
			if (!city || !local || !hasAll(place, service)) continue;
			const page = describeLocal(city, local);
			if (found.has(page.path)) continue;
			found.set(page.path, {
				page,
				score: (place.score + service.score) * query.terms.length,
				terms: [...place.terms, ...service.terms],
				queryTerms: query.terms,
				match: { ...place.match, ...service.match },
			});
		}
	}
	const [place] = places;
	const [service] = services;
	return found.size > 0 && place && service ? [...found.values(), place, service] : [];
}

/** Who searches for a city may want a service there. */
function listServicesIn(hit: Hit, { services }: SiteIndex): Hit[] {
	const { kind, city } = hit.page;
	if (kind !== "city" || !city) return [];
	return services.map((service) => ({ ...hit, page: describeLocal(city, service) }));
}

/** The names by which the page was found, each as one word. */
function listCalled({ match }: Hit): string[] {
	return Object.keys(match).filter((name) => match[name]?.includes("called"));
}

/** The name as people write it. */
function findMeant(
	{ name, also }: SitePage,
	called: readonly string[],
	fillers: ReadonlySet<string>,
): string | null {
	const isMeant = (one: string) => joinName(one, fillers).some((joined) => called.includes(joined));
	return [name, ...also].find(isMeant) ?? null;
}
