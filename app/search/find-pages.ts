import type { PostSummary } from "#app/blog/post.ts";
import { toTerms } from "#app/blog/reading/search-posts.ts";
import { Asked } from "./asked.ts";
import { combine, goAlong, type LocalHit } from "./find-local.ts";
import { findPlaces, type PlaceHit } from "./find-places.ts";
import { findSitePages, type PageHit } from "./find-site-pages.ts";
import { type Listed, matchWords } from "./match-words.ts";
import type { PageIndex } from "./page-index.ts";
import type { PlaceIndex } from "./place-index.ts";
import { type PostHit, rankPosts } from "./rank-posts.ts";

export type SiteIndex = {
	places: PlaceIndex;
	pages: PageIndex;
	services: readonly { slug: string; name: string; card: string }[];
	/** Words that alone say nothing of what is looked for. */
	fillers: ReadonlySet<string>;
};

/** What was found, by its number in its index. */
export type Hit = PlaceHit | PageHit | LocalHit | PostHit;

export type Found = {
	/** The best first. */
	hits: Hit[];
	/** Of all that fit; hits may be fewer. */
	total: number;
	/** Nothing has all the words, and these have some of them. */
	isPartial: boolean;
	/** What was asked for with the nearest words put in; null where nothing was to be put right. */
	correction: string | null;
	/** Words as they were compared. */
	terms: readonly string[];
};

const PLACES = 0;
const PAGES = 1;

/** More words only cost time. */
const TERMS_MAX = 8;
/** Nobody turns fifty pages. */
const MOST_HITS = 1_000;

/** The pages that fit the words best: what is called so first, what has the words in its name, what has them at all. */
export function findPages(
	{ places, pages, services, fillers }: SiteIndex,
	words: string,
	posts: readonly PostSummary[] = [],
): Found {
	const given = [...new Set(toTerms(words))].slice(0, TERMS_MAX);
	const matched = matchWords(given, [places, pages]);
	const terms = matched.terms.slice(0, 2 * TERMS_MAX);
	if (terms.length === 0) return { hits: [], total: 0, isPartial: false, correction: null, terms };
	const [placeFits = [], pageFits = []] = matched.fits;
	const asked = new Asked(terms, fillers);

	const ofPlaces = findPlaces(places, placeFits, asked, MOST_HITS);
	const ofPages = findSitePages(pages, pageFits, asked);
	const ofBoth = combine(ofPlaces.cities, ofPages.services, asked);
	const ofPosts = rankPosts(posts, terms, asked);
	const along = goAlong(ofPlaces.cities, services, asked, places);

	const isPartial =
		!ofPlaces.isAnyFull &&
		!ofPages.isAnyFull &&
		ofBoth.full.length === 0 &&
		ofPosts.full.length === 0;
	const full = [...ofPlaces.full.list(), ...ofPages.full, ...ofBoth.full, ...ofPosts.full];
	const partial = isPartial
		? [...ofPlaces.partial.list(), ...ofPages.partial, ...ofBoth.partial, ...ofPosts.partial]
		: [];
	const hits = keepFirst([...full, ...along, ...partial].sort((a, b) => b.score - a.score));
	const unlisted =
		ofPlaces.full.count -
		ofPlaces.full.list().length +
		(isPartial ? ofPlaces.partial.count - ofPlaces.partial.list().length : 0);
	return {
		hits: hits.slice(0, MOST_HITS),
		total: hits.length + unlisted,
		isPartial,
		correction: matched.correct(listEntries(hits[0], places)),
		terms,
	};
}

/** What the lists have of a result; a district's words are its city's too. */
function listEntries(hit: Hit | undefined, { districtOf }: PlaceIndex): Listed[] {
	if (hit?.kind === "page") return [{ list: PAGES, entry: hit.page }];
	if (hit?.kind !== "place" && hit?.kind !== "local") return [];
	const entry = hit.place;
	const city = entry - (districtOf[entry] ?? 0);
	return [entry, city].map((place) => ({ list: PLACES, entry: place }));
}

/** What was found in two ways stands once, at its better place. */
function keepFirst(hits: readonly Hit[]): Hit[] {
	const seen = new Set<string>();
	return hits.filter((hit) => {
		const key = nameHit(hit);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

function nameHit(hit: Hit): string {
	if (hit.kind === "place") return `place ${hit.place}`;
	if (hit.kind === "page") return `page ${hit.page}`;
	if (hit.kind === "local") return `local ${hit.service} ${hit.place}`;
	return `post ${hit.post.slug}`;
}
