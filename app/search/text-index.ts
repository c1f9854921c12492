import MiniSearch, { type SearchResult } from "minisearch";
import type { Kind, SitePage } from "./site-page.ts";

/** An index of pages; the id of each is its place in the list. */
export type TextIndex = { index: MiniSearch; pages: readonly SitePage[] };

export type Hit = Pick<SearchResult, "score" | "terms" | "queryTerms" | "match"> & {
	page: SitePage;
};

export type SearchHits = {
	/** The best first. */
	hits: Hit[];
	/** No page has all the words, and these have some of them. */
	isPartial: boolean;
	/** Words are spelt otherwise than in any page. */
	isMisspelt: boolean;
};

/** `called` has each name as a single word, so that exact names come first, also without their blanks. */
const BOOST = { called: 10, name: 4, also: 3, where: 2, text: 1, body: 0.3 };
type Field = keyof typeof BOOST;

/** Of pages that have the words alike, the more general come first. */
const KIND_BOOST = new Map<unknown, number>([
	["service", 1.4],
	["city", 1.4],
	["subService", 1.2],
	["tool", 1.2],
	["page", 1.1],
] satisfies [Kind, number][]);

/** How words are looked up; `fuzzy` is the share of a word's letters that may be wrong. */
export type Attempt = { combineWith: "AND" | "OR"; fuzzy: number };

/** All the words, with few wrong letters. */
export const NEAR_ATTEMPTS: readonly Attempt[] = [
	{ combineWith: "AND", fuzzy: 0 },
	{ combineWith: "AND", fuzzy: 0.2 },
];
/** All the words, and then some of them, with as few wrong letters as possible. */
export const ATTEMPTS: readonly Attempt[] = [
	...NEAR_ATTEMPTS,
	{ combineWith: "AND", fuzzy: 0.34 },
	{ combineWith: "OR", fuzzy: 0 },
	{ combineWith: "OR", fuzzy: 0.2 },
	{ combineWith: "OR", fuzzy: 0.34 },
];
/** Of a shorter word one wrong letter makes another. */
const FUZZY_MIN = 4;
/** More words only cost time. */
const TERMS_MAX = 8;

/** An empty index; documents are added to it by `toDocument`. */
export function createIndex(): MiniSearch {
	return new MiniSearch({
		fields: Object.keys(BOOST),
		storeFields: ["kind"],
		tokenize: toTerms,
		// A single letter says something in a name only.
		processTerm: (term, field) =>
			term.length > 1 || (field !== "text" && field !== "body") ? term : null,
		searchOptions: {
			boost: BOOST,
			prefix: (term) => term.length > 1,
			maxFuzzy: 3,
			boostDocument: (_id, _term, stored) => KIND_BOOST.get(stored?.kind) ?? 1,
		},
	});
}

/** What is indexed of a page under its number; `fillers` are words that say nothing in a name. */
export function toDocument(
	{ kind, name, also, where, text, body }: SitePage,
	id: number,
	fillers: ReadonlySet<string>,
): Record<Field | "kind", string> & { id: number } {
	const called = [name, ...also].flatMap((one) => joinName(one, fillers));
	return {
		id,
		kind,
		called: called.join(" "),
		name,
		also: also.join(" "),
		where: where ?? "",
		text,
		body: body.join(" "),
	};
}

export type Query = {
	/** The words that are searched for, each once. */
	terms: string[];
	/** All of them as one word. */
	joined: readonly string[];
};

/** Splits what was typed into words; fillers are left out unless there is nothing else. */
export function parseQuery(words: string, fillers: ReadonlySet<string>): Query {
	const all = [...new Set(toTerms(words))].slice(0, TERMS_MAX);
	const telling = all.filter((term) => !fillers.has(term));
	return { terms: telling.length > 0 ? telling : all, joined: joinName(all.join(" "), fillers) };
}

/** The pages that have the words in one of the fields, and those that are called so, the best first. */
export function searchIndex(
	{ index, pages }: TextIndex,
	{ terms, joined }: Query,
	{ combineWith, fuzzy }: Attempt,
	fields: Field[] = ["name", "also", "where", "text", "body"],
): Hit[] {
	const called = combineWith === "AND" ? joined : [...joined, ...terms];
	const queries = [
		{ combineWith, fields, queries: [terms.join(" ")] },
		{ combineWith: "OR" as const, fields: ["called"], queries: [called.join(" ")] },
	];
	return index
		.search({ combineWith: "OR", queries }, { fuzzy: (term) => term.length >= FUZZY_MIN && fuzzy })
		.flatMap(({ id, score, terms, queryTerms, match }): Hit | [] => {
			const page = pages[id];
			return page ? { page, score, terms, queryTerms, match } : [];
		});
}

/** What the first attempt finds that finds anything. */
export function findFirst(
	attempts: readonly Attempt[],
	search: (attempt: Attempt) => Hit[],
): SearchHits {
	for (const attempt of attempts) {
		const hits = search(attempt).sort((a, b) => b.score - a.score);
		const { combineWith, fuzzy } = attempt;
		if (hits.length > 0) return { hits, isPartial: combineWith === "OR", isMisspelt: fuzzy > 0 };
	}
	return { hits: [], isPartial: false, isMisspelt: false };
}

/** A name as one word, with and without fillers. */
export function joinName(name: string, fillers: ReadonlySet<string>): string[] {
	const terms = toTerms(name);
	const telling = terms.filter((term) => !fillers.has(term));
	return [...new Set([telling.join(""), terms.join("")])].filter(Boolean);
}

/** Words as they are compared: lower case, without the accents of Latin letters; vowel signs stay. */
export function toTerms(text: string): string[] {
	return text
		.normalize("NFKD")
		.replaceAll(/[\u0300-\u036F]/g, "")
		.toLowerCase()
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter(Boolean);
}
