import { setImmediate } from "node:timers/promises";
import {
	ATTEMPTS,
	createIndex,
	findFirst,
	type IndexedPage,
	parseTerms,
	searchIndex,
	type TextIndex,
} from "#app/platform/text-index.ts";
import { getSafeText } from "./html/safe-html.ts";
import type { PostSummary } from "./post.ts";
import { toPostPath } from "./slug.ts";

/**
 * The number of posts that are indexed in one task, so that other requests are served meanwhile: 10,000 take over 0.5
 * s.
 */
const CHUNK = 100;

const NO_FILLERS: ReadonlySet<string> = new Set();

type PostPage = IndexedPage & { kind: "post"; post: PostSummary };
type PostIndex = TextIndex<PostPage>;

/** Indexes by list, as a source returns the same one while nothing has changed. */
const indexes = new WeakMap<readonly PostSummary[], Promise<PostIndex>>();

/**
 * Searches title, excerpt, terms and author for all words, or else for any of them, with typos; the best match is
 * first.
 */
export async function searchPosts(posts: readonly PostSummary[], words: string) {
	const index = await getPostIndex(posts);
	const query = parseTerms(words, NO_FILLERS);
	const { hits } = findFirst(ATTEMPTS, (attempt) => searchIndex(index, query, attempt));
	return hits.map(({ page }) => page.post);
}

export function getPostIndex(posts: readonly PostSummary[]): Promise<PostIndex> {
	const index = indexes.get(posts) ?? createPostIndex(posts);
	indexes.set(posts, index);
	return index;
}

async function createPostIndex(posts: readonly PostSummary[]): Promise<PostIndex> {
	const index: PostIndex = createIndex();
	for (let first = 0; first < posts.length; first += CHUNK) {
		if (first > 0) await setImmediate();
		for (const page of posts.slice(first, first + CHUNK).map(toPage))
			if (!index.has(page.path)) index.add(page);
	}
	return index;
}

function toPage(post: PostSummary): PostPage {
	const { slug, title, excerpt, author, categories, tags } = post;
	return {
		kind: "post",
		name: getSafeText(title),
		also: [...categories, ...tags].map(({ name }) => name),
		where: null,
		path: toPostPath(slug),
		text: getSafeText(excerpt),
		body: [author],
		post,
	};
}
