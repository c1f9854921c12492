import { type BlogQuery, isFiltered } from "./blog-query.ts";
import { type PostSummary, type Term, toListedPost } from "./post.ts";
import { searchPosts } from "./search-posts.ts";

/** One large card and nine smaller ones: more would not fit into the first flight. */
const PAGE_SIZE = 10;

/** A category with the number of posts it would lead to. */
type Topic = Term & { count: number };

/**
 * Filters, searches (best match first) and pages a list that is newest first. The result is `missing` when no post has
 * the category or tag, or there is no such page.
 */
export async function selectPosts(posts: readonly PostSummary[], query: BlogQuery) {
	const category = findTerm(posts, "categories", query.category);
	const tag = findTerm(posts, "tags", query.tag);
	if (category === undefined || tag === undefined) return MISSING;

	const found = query.words ? await searchPosts(posts, query.words) : posts;
	const tagged = filterPosts(found, "tags", tag);
	const selected = filterPosts(tagged, "categories", category);
	const pages = Math.max(1, Math.ceil(selected.length / PAGE_SIZE));
	if (query.page > pages) return MISSING;

	const from = (query.page - 1) * PAGE_SIZE;
	const shown = selected.slice(from, from + PAGE_SIZE).map(toListedPost);
	const hasFeatured = query.page === 1 && !isFiltered(query);
	return {
		status: "loaded" as const,
		/** The newest post, on the first page of the unfiltered list only. */
		featured: (hasFeatured && shown[0]) || null,
		posts: hasFeatured ? shown.slice(1) : shown,
		/** The number of posts on all pages. */
		total: selected.length,
		pages,
		category,
		tag,
		topics: {
			...countTopics(tagged.length > 0 ? tagged : posts, category),
			/** The filter of the counted posts; empty when nothing was found. */
			within: tagged.length > 0 ? { tag: query.tag, words: query.words } : { tag: null, words: "" },
		},
	};
}

const MISSING = { status: "missing" } as const;

export type BlogList = Exclude<Awaited<ReturnType<typeof selectPosts>>, typeof MISSING>;

type Taxonomy = "categories" | "tags";

/** Finds a term by its slug. Returns null without a slug, undefined when no post has the term. */
function findTerm(posts: readonly PostSummary[], taxonomy: Taxonomy, slug: string | null) {
	if (slug === null) return null;
	return posts.flatMap((post) => post[taxonomy]).find((term) => term.slug === slug);
}

function filterPosts(posts: readonly PostSummary[], taxonomy: Taxonomy, term: Term | null) {
	if (!term) return posts;
	return posts.filter((post) => post[taxonomy].some(({ slug }) => slug === term.slug));
}

/** Counts the posts of each topic, the largest first. The selected one is listed even when no post has it. */
function countTopics(posts: readonly PostSummary[], selected: Term | null) {
	const topics = new Map<string, Topic>();
	if (selected) topics.set(selected.slug, { ...selected, count: 0 });
	for (const { slug, name } of posts.flatMap(({ categories }) => categories)) {
		const topic = topics.get(slug) ?? { slug, name, count: 0 };
		topics.set(slug, { ...topic, count: topic.count + 1 });
	}
	const items = [...topics.values()].sort(
		(a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"),
	);
	return { count: posts.length, items };
}
