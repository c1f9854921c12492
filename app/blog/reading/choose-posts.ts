import type { PostSummary, Term } from "../post.ts";
import { type BlogQuery, isFiltered } from "./blog-query.ts";
import { searchPosts } from "./search-posts.ts";

const PAGE_SIZE = 12;

/** A category with the number of posts it would lead to. */
export type Topic = Term & { count: number };

/** One page of the list as its reader has asked for it. */
export type ChosenPosts = {
	status: "loaded";
	/** The newest post, on the first page of the whole list only. */
	featured: PostSummary | null;
	posts: PostSummary[];
	/** On all pages. */
	total: number;
	/** At least 1. */
	pages: number;
	category: Term | null;
	tag: Term | null;
	topics: {
		/** What the numbers count within; nothing where nothing was found. */
		within: Pick<BlogQuery, "tag" | "words">;
		count: number;
		/** The largest first. */
		items: Topic[];
	};
};

export type Choice = ChosenPosts | { status: "missing" };

/**
 * What the page of a query shows of a list that is newest first: filtered, searched (best first) and paged.
 * Missing when the list knows no such category or tag, or has no such page.
 */
export function choosePosts(query: BlogQuery): (posts: readonly PostSummary[]) => Promise<Choice> {
	return async (posts) => {
		const category = query.category ? findTerm(posts, "categories", query.category) : null;
		const tag = query.tag ? findTerm(posts, "tags", query.tag) : null;
		if (category === undefined || tag === undefined) return { status: "missing" };

		const searched = query.words ? await searchPosts(posts, query.words) : posts;
		const reached = tag ? searched.filter((post) => has(post, "tags", tag.slug)) : searched;
		const chosen = category
			? reached.filter((post) => has(post, "categories", category.slug))
			: reached;
		const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
		if (query.page > pages) return { status: "missing" };

		const shown = chosen.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE);
		const hasFeatured = query.page === 1 && !isFiltered(query);
		return {
			status: "loaded",
			featured: (hasFeatured && shown[0]) || null,
			posts: hasFeatured ? shown.slice(1) : shown,
			total: chosen.length,
			pages,
			category,
			tag,
			topics:
				reached.length > 0
					? { ...countTopics(reached, category), within: { tag: query.tag, words: query.words } }
					: { ...countTopics(posts, category), within: { tag: null, words: "" } },
		};
	};
}

type Kind = "categories" | "tags";

function findTerm(posts: readonly PostSummary[], kind: Kind, slug: string): Term | undefined {
	for (const post of posts) {
		const term = post[kind].find((candidate) => candidate.slug === slug);
		if (term) return term;
	}
	return undefined;
}

function has(post: PostSummary, kind: Kind, slug: string): boolean {
	return post[kind].some((term) => term.slug === slug);
}

/** The chosen one stands among them even where nothing of it was found. */
function countTopics(posts: readonly PostSummary[], chosen: Term | null) {
	const topics = new Map<string, Topic>();
	if (chosen) topics.set(chosen.slug, { ...chosen, count: 0 });
	for (const { categories } of posts) {
		for (const { slug, name } of categories) {
			const topic = topics.get(slug) ?? { slug, name, count: 0 };
			topics.set(slug, { ...topic, count: topic.count + 1 });
		}
	}
	const items = [...topics.values()].sort(
		(a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"),
	);
	return { count: posts.length, items };
}
