import { describeLocal } from "./list-places.ts";
import type { SiteIndex } from "./site-index.server.ts";
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
	const [best, ...rest] = found.hits;
	if (!best) return { ...found, correction: null };
	const correction = found.isMisspelt ? findMeant(best, site.fillers) : null;
	const isNamed = correction !== null || query.joined.some((name) => isCalled(best, name));
	const along = isNamed ? listServicesIn(best, site) : [];
	return { ...found, hits: [best, ...along, ...rest], correction };
}

/**
 * The pages of a service in a city, which are in no index: of each place and each service that have all the words
 * only together.
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
	return [...found.values()];
}

/** Who searches for a city may want a service there. */
function listServicesIn(hit: Hit, { services }: SiteIndex): Hit[] {
	const { kind, city } = hit.page;
	if (kind !== "city" || !city) return [];
	return services.map((service) => ({ ...hit, page: describeLocal(city, service) }));
}

/** The one of the page's names that is spelt nearly as the words are. */
function findMeant(hit: Hit, fillers: ReadonlySet<string>): string | null {
	const names = [hit.page.name, ...hit.page.also];
	return names.find((name) => joinName(name, fillers).some((one) => isCalled(hit, one))) ?? null;
}

function isCalled({ match }: Hit, name: string): boolean {
	return match[name]?.includes("called") ?? false;
}
