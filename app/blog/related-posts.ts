import { removeInvisible } from "#app/platform/plain-text.ts";
import { toTerms } from "#app/platform/terms.ts";
import { getSafeText } from "./html/safe-html.ts";
import type { PostSummary, Term } from "./post.ts";
import { toPostPath } from "./slug.ts";

const MAX_POSTS = 3;
/** The shortest word that is compared; shorter ones say little about the subject of a title. */
const MIN_WORD_LENGTH = 4;

const titleWords = new WeakMap<PostSummary, ReadonlySet<string>>();

/**
 * Finds three other posts to read after the one with the slug: by the tags (which count twice) and categories they
 * share, then by the similarity of their titles, then the newest. Returns none when the post is not listed.
 */
export function findRelatedPosts(posts: readonly PostSummary[], slug: string): PostSummary[] {
	const path = toPostPath(slug);
	const post = posts.find((candidate) => toPostPath(candidate.slug) === path);
	if (!post) return [];
	const words = getTitleWords(post);
	return posts
		.filter((other) => other.slug !== post.slug)
		.map((other, age) => ({
			other,
			age,
			shared:
				2 * countShared(other.tags, post.tags) + countShared(other.categories, post.categories),
			similarity: getSimilarity(getTitleWords(other), words),
		}))
		.sort((a, b) => b.shared - a.shared || b.similarity - a.similarity || a.age - b.age)
		.slice(0, MAX_POSTS)
		.map(({ other }) => other);
}

function countShared(terms: readonly Term[], others: readonly Term[]): number {
	return terms.filter(({ slug }) => others.some((other) => other.slug === slug)).length;
}

/** Returns the Jaccard similarity: from 0, nothing in common, to 1, the same words. */
function getSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((word) => b.has(word)).length;
	const all = a.size + b.size - shared;
	return all > 0 ? shared / all : 0;
}

function getTitleWords(post: PostSummary): ReadonlySet<string> {
	const cached = titleWords.get(post);
	if (cached) return cached;
	const words = toTerms(getSafeText(post.title));
	const longWords = new Set(words.filter(({ length }) => length >= MIN_WORD_LENGTH));
	titleWords.set(post, longWords);
	return longWords;
}

/** A service or a city. */
type Subject = { slug: string; name: string };

/** Finds the three newest posts that are filed under a subject, or contain its name in title or excerpt. */
export function findPostsAbout(posts: readonly PostSummary[], subject: Subject): PostSummary[] {
	const isAbout = (post: PostSummary) =>
		isFiledUnder(post, subject) ||
		containsName(post.title, subject.name) ||
		containsName(post.excerpt, subject.name);
	return posts.filter(isAbout).slice(0, MAX_POSTS);
}

/** Returns whether the post has a category or tag with the subject's slug or name. */
export function isFiledUnder({ categories, tags }: PostSummary, { slug, name }: Subject): boolean {
	return [...categories, ...tags].some(
		(term) => term.slug === slug || removeInvisible(term.name).toLowerCase() === name.toLowerCase(),
	);
}

/**
 * Returns whether the text has the name as whole words, case-sensitively: Salem is a city, and no part of Jerusalem.
 */
function containsName(text: string, name: string): boolean {
	const parts = removeInvisible(text).split(name);
	return parts
		.slice(1)
		.some(
			(after, index) => !LETTER.test(after[0] ?? "") && !LETTER.test(parts[index]?.at(-1) ?? ""),
		);
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
