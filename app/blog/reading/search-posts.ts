import { setImmediate } from "node:timers/promises";
import MiniSearch from "minisearch";
import type { PostSummary } from "../post.ts";
import { readSafeHtml } from "./plain-text.ts";

/** More words than these only cost time. */
const TERMS_MAX = 10;
/** Wrong letters by the length of a word; more of them, as two letters that changed places, where else is nothing. */
const SLIPS = [0.2, 0.34];

/** Posts indexed in one turn, so that others are answered meanwhile: 10,000 take more than half a second. */
const CHUNK = 100;

/** A source gives the same list as long as nothing has changed, so each version is indexed once. */
const indexes = new WeakMap<readonly PostSummary[], Promise<MiniSearch>>();

/**
 * The posts that have something to do with the words, best first. Forgives typing slips and cut words; what
 * has all the words, or else any of them. Looks in title, excerpt, categories, tags and author.
 */
export async function searchPosts(
	posts: readonly PostSummary[],
	words: string,
): Promise<PostSummary[]> {
	const building = indexes.get(posts) ?? buildIndex(posts);
	indexes.set(posts, building);
	const index = await building;
	const query = [...new Set(toTerms(words))].slice(0, TERMS_MAX).join(" ");
	for (const combineWith of ["AND", "OR"] as const) {
		for (const slips of SLIPS) {
			const hits = index.search(query, { combineWith, fuzzy: allowSlips(slips) });
			if (hits.length > 0) return hits.flatMap(({ id }) => posts[id] ?? []);
		}
	}
	return [];
}

/** One slip makes another word of a short one. */
function allowSlips(share: number) {
	return (term: string) => (term.length > 3 ? share : false);
}

async function buildIndex(posts: readonly PostSummary[]): Promise<MiniSearch> {
	const index = new MiniSearch({
		fields: ["title", "excerpt", "categories", "tags", "author"],
		tokenize: toTerms,
		processTerm: (term) => term,
		searchOptions: {
			boost: { title: 3, categories: 2, tags: 2 },
			prefix: (term) => term.length > 2,
			maxFuzzy: 3,
		},
	});
	for (let first = 0; first < posts.length; first += CHUNK) {
		if (first > 0) await setImmediate();
		index.addAll(posts.slice(first, first + CHUNK).map((post, at) => toEntry(post, first + at)));
	}
	return index;
}

function toEntry(post: PostSummary, id: number) {
	return {
		id,
		title: readSafeHtml(post.title),
		excerpt: readSafeHtml(post.excerpt),
		categories: post.categories.map(({ name }) => name).join(" "),
		tags: post.tags.map(({ name }) => name).join(" "),
		author: post.author,
	};
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
