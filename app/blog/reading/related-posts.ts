import type { PostSummary, Term } from "../post.ts";
import { toPostPath } from "./addresses.ts";
import { readSafeHtml } from "./plain-text.ts";

const RELATED = 3;
/** Shorter words say little of what a title is about. */
const SHORTEST_WORD = 4;

const titleWords = new WeakMap<PostSummary, ReadonlySet<string>>();

/**
 * Three other posts to read after the one of this slug: by the tags (which count twice) and categories they
 * share with it, then by the words their titles share, then the newest. None when the list does not have it.
 */
export function chooseRelated(posts: readonly PostSummary[], slug: string): PostSummary[] {
	const path = toPostPath(slug);
	const post = posts.find((candidate) => toPostPath(candidate.slug) === path);
	if (!post) return [];
	const tags = toSlugs(post.tags);
	const categories = toSlugs(post.categories);
	const words = readWords(post);
	return posts
		.filter((other) => other.slug !== post.slug)
		.map((other, age) => ({
			other,
			age,
			shared: 2 * countShared(other.tags, tags) + countShared(other.categories, categories),
			nearness: compareWords(readWords(other), words),
		}))
		.sort((a, b) => b.shared - a.shared || b.nearness - a.nearness || a.age - b.age)
		.slice(0, RELATED)
		.map(({ other }) => other);
}

function toSlugs(terms: readonly Term[]): ReadonlySet<string> {
	return new Set(terms.map(({ slug }) => slug));
}

function countShared(terms: readonly Term[], slugs: ReadonlySet<string>): number {
	return terms.filter(({ slug }) => slugs.has(slug)).length;
}

/** From 0, nothing in common, to 1, the same words. */
function compareWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((word) => b.has(word)).length;
	const all = a.size + b.size - shared;
	return all > 0 ? shared / all : 0;
}

function readWords(post: PostSummary): ReadonlySet<string> {
	const known = titleWords.get(post);
	if (known) return known;
	const words =
		readSafeHtml(post.title)
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	const telling = new Set(words.filter((word) => word.length >= SHORTEST_WORD));
	titleWords.set(post, telling);
	return telling;
}
