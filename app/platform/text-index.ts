import MiniSearch, { type SearchResult } from "minisearch";
import { toIndexTerms, toQueryTerms, toTerms } from "./terms.ts";

/** A page in the form in which it is indexed. */
export type IndexedPage = {
	kind: string;
	name: string;
	also: readonly string[];
	/** The name of what the page belongs to, or lies in. */
	where: string | null;
	path: string;
	/** The text of the page in a list. */
	text: string;
	body: readonly string[];
};

export type TextIndex<Page extends IndexedPage> = MiniSearch<Page>;

export type Hit<Page extends IndexedPage> = Pick<
	SearchResult,
	"score" | "terms" | "queryTerms" | "match"
> & { page: Page };

export type SearchHits<Page extends IndexedPage> = {
	hits: Hit<Page>[];
	/** True if no page has all the terms; the pages have some of them. */
	isPartial: boolean;
	hasTypos: boolean;
};

/**
 * The weights of the fields. `called` has each name as a single word, so that exact names come first, with or without
 * spaces.
 */
const BOOST = { called: 10, name: 4, also: 3, where: 2, text: 1, body: 0.3 };
type Field = keyof typeof BOOST;

/** The options of a search; `fuzzy` is the share of a word's letters that may be wrong. */
export type SearchAttempt = { combineWith: "AND" | "OR"; fuzzy: number };

/** Searches for pages with all the terms, with few typos. */
export const NEAR_ATTEMPTS: readonly SearchAttempt[] = [
	{ combineWith: "AND", fuzzy: 0 },
	{ combineWith: "AND", fuzzy: 0.2 },
];
/** Searches for pages with all the terms, and then with some of them, with as few typos as possible. */
export const ATTEMPTS: readonly SearchAttempt[] = [
	...NEAR_ATTEMPTS,
	{ combineWith: "AND", fuzzy: 0.34 },
	{ combineWith: "OR", fuzzy: 0 },
	{ combineWith: "OR", fuzzy: 0.2 },
	{ combineWith: "OR", fuzzy: 0.34 },
];
/** The shortest word that may have a typo; in a shorter one a typo makes another word. */
const FUZZY_LENGTH_MIN = 4;
/** The number of terms that are searched for; more only cost time. */
const TERMS_MAX = 8;

type IndexOptions = {
	/** Words that are ignored in a name. */
	fillers?: ReadonlySet<string>;
	/** The weight of pages of a kind in comparison with others, which have 1. */
	kindBoost?: ReadonlyMap<unknown, number>;
};

export function createIndex<Page extends IndexedPage>({
	fillers = new Set(),
	kindBoost = new Map(),
}: IndexOptions = {}): TextIndex<Page> {
	return new MiniSearch<Page>({
		idField: "path",
		fields: Object.keys(BOOST),
		storeFields: ["kind", "page"],
		extractField: (page, field) => {
			if (field === "page") return page;
			if (field === "called")
				return [page.name, ...page.also].flatMap((name) => joinName(name, fillers));
			return page[field as keyof IndexedPage] ?? "";
		},
		tokenize: (text, field) => (field === "called" ? toTerms(text) : toIndexTerms(text)),
		// A single letter matters in a name only.
		processTerm: (term, field) =>
			term.length > 1 || (field !== "text" && field !== "body") ? term : null,
		searchOptions: {
			tokenize: toQueryTerms,
			boost: BOOST,
			prefix: (term) => term.length > 1,
			maxFuzzy: 3,
			boostDocument: (_path, _term, stored) => kindBoost.get(stored?.kind) ?? 1,
		},
	});
}

export type SearchTerms = {
	terms: string[];
	joined: readonly string[];
};

/** Splits the input into terms; fillers are left out unless there is nothing else. */
export function parseTerms(words: string, fillers: ReadonlySet<string>): SearchTerms {
	const all = takeFirst(toQueryTerms(words));
	const significant = all.filter((term) => !fillers.has(term));
	return {
		terms: significant.length > 0 ? significant : all,
		joined: joinName(takeFirst(toTerms(words)).join(" "), fillers),
	};
}

function takeFirst(terms: readonly string[]): string[] {
	return [...new Set(terms)].slice(0, TERMS_MAX);
}

/** Finds the pages that have the terms in one of the fields, and those with this name. */
export function searchIndex<Page extends IndexedPage>(
	index: TextIndex<Page>,
	{ terms, joined }: SearchTerms,
	{ combineWith, fuzzy }: SearchAttempt,
	fields: Field[] = ["name", "also", "where", "text", "body"],
): Hit<Page>[] {
	const called = combineWith === "AND" ? joined : [...joined, ...terms];
	const queries = [
		{ combineWith, fields, queries: [terms.join(" ")] },
		{
			combineWith: "OR" as const,
			fields: ["called"],
			queries: [called.join(" ")],
			tokenize: toTerms,
		},
	];
	return index
		.search(
			{ combineWith: "OR", queries },
			{ fuzzy: (term) => term.length >= FUZZY_LENGTH_MIN && fuzzy },
		)
		.map(({ page, score, terms, queryTerms, match }) => ({
			page,
			score,
			terms,
			queryTerms,
			match,
		}));
}

export function findFirst<Page extends IndexedPage>(
	attempts: readonly SearchAttempt[],
	search: (attempt: SearchAttempt) => Hit<Page>[],
): SearchHits<Page> {
	for (const attempt of attempts) {
		const hits = search(attempt).sort((a, b) => b.score - a.score);
		const { combineWith, fuzzy } = attempt;
		if (hits.length > 0) return { hits, isPartial: combineWith === "OR", hasTypos: fuzzy > 0 };
	}
	return { hits: [], isPartial: false, hasTypos: false };
}

/** Returns a name as one word, with and without fillers. */
export function joinName(name: string, fillers: ReadonlySet<string>): string[] {
	const terms = toTerms(name);
	const significant = terms.filter((term) => !fillers.has(term));
	return [...new Set([significant.join(""), terms.join("")])].filter(Boolean);
}
