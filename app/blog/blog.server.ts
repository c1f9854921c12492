import { isbot } from "isbot";
import pLimit from "p-limit";
import type { RouterContextProvider } from "react-router";
import { getResponseHeaders } from "#app/platform/http/response-headers.ts";
import { warn } from "#app/platform/operations-log.ts";
import { getBlogSource } from "./blog-source.server.ts";
import { isDeferred, type MaybeDeferred, setStreamedHeaders } from "./deferred-result.ts";
import {
	type ListedPost,
	type Post,
	type PostListResult,
	type PostSummary,
	toListedPost,
} from "./post.ts";
import { findRelatedPosts } from "./related-posts.ts";
import { decodeSlug } from "./slug.ts";

/** The time in ms that a page waits for the posts before it is streamed with skeletons. */
const GRACE = 120;
/** The time in ms that a loaded post waits for the list that its related posts are selected from. */
const RELATED_GRACE = 60;
/** The time in ms that a page about something else waits for posts to link to. */
const LINKS_GRACE = 30;
/** The time in ms after which a source counts as unavailable. */
const SOURCE_TIMEOUT = 8_000;
const PARALLEL_BODIES = 4;

type Unavailable = { status: "unavailable" };
type FoundPost = { status: "found"; post: Post; related: ListedPost[] };
export type PostPageResult = FoundPost | { status: "missing" } | Unavailable;
/** A post with its content, which is null when the source does not return it. */
export type FullPost = PostSummary & { content: string | null };

/**
 * Returns what `select` returns for the list of posts. It is deferred when the source is slow and the page can be
 * streamed. An error of `select` is no error of the source, and is thrown.
 */
export function loadFromList<Selected extends { status: string }>(
	request: Request,
	select: (posts: readonly PostSummary[]) => Selected | Promise<Selected>,
): Promise<MaybeDeferred<Selected | Unavailable>> {
	const result = loadAllPosts().then((list) =>
		list.status === "loaded" ? select(list.posts) : list,
	);
	return deferSlow<Selected | Unavailable>(request, result);
}

/** Loads one post with related ones, or with none when the list is not loaded in time; deferred as in loadFromList. */
export function loadPost(request: Request, slug: string): Promise<MaybeDeferred<PostPageResult>> {
	const post = loadOnePost(slug);
	const related = loadList()
		// The list's own page tells about an unavailable list.
		.catch(() => [])
		.then((posts) => findRelatedPosts(posts, slug).map(toListedPost));
	const relatedInTime = withFallback(related, RELATED_GRACE, () => post.then(() => []));
	const result = post.then(async (settled) =>
		settled.status === "found" ? { ...settled, related: await relatedInTime } : settled,
	);
	return deferSlow<PostPageResult>(request, result);
}

/** Loads one post alone, whole. */
export function findPost(slug: string) {
	return loadOnePost(slug);
}

/** Loads all posts without their bodies, newest first. */
export function loadAllPosts(): Promise<PostListResult> {
	const result = loadList().then((posts) => ({ status: "loaded" as const, posts }));
	return catchUnavailable<PostListResult>(result, "the list of posts");
}

/** Loads the newest posts with their bodies, all within twice the source's time-out. */
export async function loadFullPosts(count: number) {
	const list = await loadAllPosts();
	if (list.status === "unavailable") return list;
	const limit = pLimit(PARALLEL_BODIES);
	const end = performance.now() + SOURCE_TIMEOUT;
	const loadFull = async (post: PostSummary): Promise<FullPost> => {
		const left = end - performance.now();
		const result = left > 0 ? await loadOnePost(decodeSlug(post.slug), left) : null;
		return { ...post, content: result?.status === "found" ? result.post.content : null };
	};
	const newest = list.posts.slice(0, count);
	const posts = await Promise.all(newest.map((post) => limit(loadFull, post)));
	return { status: "loaded" as const, posts };
}

/**
 * Loads the posts, newest first. Returns none when the source is slow or fails, so that no page waits for its links to
 * posts.
 */
export function loadPostsIfFast(): Promise<readonly PostSummary[]> {
	const posts = loadList().catch(() => []);
	return withFallback(posts, LINKS_GRACE, () => []);
}

/**
 * Sets the headers of a page that shows posts: one that is deferred or lacks them is not cached. Returns the status,
 * which is an error only where the page has nothing else to show.
 */
export function setBlogHeaders(
	context: Readonly<RouterContextProvider>,
	result: MaybeDeferred<{ status: string }>,
): number {
	const headers = getResponseHeaders(context);
	if (isDeferred(result)) setStreamedHeaders(headers);
	else if (result.status === "unavailable") {
		headers.set("Cache-Control", "no-store");
		headers.set("Retry-After", "60");
		return 503;
	}
	return 200;
}

/** Returns whether nothing may be streamed: for crawlers, and for browsers without scripts after their reload. */
export function needsWholePage(request: Request): boolean {
	return isbot(request.headers.get("user-agent")) || new URL(request.url).searchParams.has("whole");
}

/** Loads the list. It is async, so that a source that throws rejects like any other. */
async function loadList(): Promise<PostSummary[]> {
	return getBlogSource().listPosts();
}

function loadOnePost(slug: string, timeout?: number) {
	const load = async () => {
		const post = await getBlogSource().findPost(slug);
		return post ? { status: "found" as const, post } : { status: "missing" as const };
	};
	return catchUnavailable(load(), `the post ${JSON.stringify(slug)}`, timeout);
}

/** Returns an unavailable result when the source throws or never responds; the reason is logged. */
function catchUnavailable<Result>(
	result: Promise<Result>,
	what: string,
	timeout = SOURCE_TIMEOUT,
): Promise<Result | Unavailable> {
	const fail = () => Promise.reject(new Error(`no answer in ${SOURCE_TIMEOUT} ms`));
	return withFallback(result, timeout, fail).catch((error: unknown) => {
		warn(`The blog's source cannot give ${what}: ${String(error)}`);
		return { status: "unavailable" as const };
	});
}

async function deferSlow<Result>(request: Request, result: Promise<Result>) {
	if (needsWholePage(request)) return result;
	return withFallback(result, GRACE, () => ({ deferred: result }));
}

/** Returns the result, or the fallback when it takes longer than `ms`. */
function withFallback<Result, Fallback>(
	result: Promise<Result>,
	ms: number,
	getFallback: () => Fallback | Promise<Fallback>,
): Promise<Result | Fallback> {
	const { promise: fallback, resolve } = Promise.withResolvers<Fallback>();
	const timer = setTimeout(() => resolve(getFallback()), ms);
	return Promise.race([result, fallback]).finally(() => clearTimeout(timer));
}
