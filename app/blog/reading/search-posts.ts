import { setImmediate } from "node:timers/promises";
import type { SitePage } from "#app/search/site-page.ts";
import {
	ATTEMPTS,
	createIndex,
	findFirst,
	parseQuery,
	searchIndex,
	type TextIndex,
	toDocument,
} from "#app/search/text-index.ts";
import type { PostSummary } from "../post.ts";
import { toPostPath } from "./addresses.ts";
import { readSafeHtml } from "./plain-text.ts";

/** Posts indexed in one turn, so that other requests are served meanwhile: 10,000 take more than half a second. */
const CHUNK = 100;

const NO_FILLERS: ReadonlySet<string> = new Set();

/** A source returns the same list as long as nothing has changed, so each version is indexed once. */
const indexes = new WeakMap<readonly PostSummary[], Promise<TextIndex>>();

/**
 * The posts that have something to do with the words, best first. Forgives typing slips and cut words; what
 * has all the words, or else any of them. Looks in title, excerpt, categories, tags and author.
 */
export async function searchPosts(
	posts: readonly PostSummary[],
	words: string,
): Promise<PostSummary[]> {
	const index = await getPostIndex(posts);
	const query = parseQuery(words, NO_FILLERS);
	const { hits } = findFirst(ATTEMPTS, (attempt) => searchIndex(index, query, attempt));
	return hits.flatMap(({ page }) => page.post ?? []);
}

export function getPostIndex(posts: readonly PostSummary[]): Promise<TextIndex> {
	const index = indexes.get(posts) ?? createPostIndex(posts);
	indexes.set(posts, index);
	return index;
}

async function createPostIndex(posts: readonly PostSummary[]): Promise<TextIndex> {
	const index = createIndex();
	const pages: SitePage[] = [];
	for (let first = 0; first < posts.length; first += CHUNK) {
		if (first > 0) await setImmediate();
		const chunk = posts.slice(first, first + CHUNK).map(toPage);
		index.addAll(chunk.map((page, at) => toDocument(page, first + at, NO_FILLERS)));
		pages.push(...chunk);
	}
	return { index, pages };
}

function toPage(post: PostSummary): SitePage {
	const { slug, title, excerpt, author, categories, tags } = post;
	return {
		kind: "post",
		name: readSafeHtml(title),
		also: [...categories, ...tags].map(({ name }) => name),
		where: null,
		path: toPostPath(slug),
		kite: null,
		text: readSafeHtml(excerpt),
		body: [author],
		post,
	};
}
