import { isbot } from "isbot";
import { getContent } from "#app/content/content.server.ts";
import { createEmbeddedSource } from "./embedded-source.ts";
import type { BlogSource, PostListResult, PostResult } from "./post.ts";

/** How long a page waits for the posts before it is streamed with skeletons, in ms. */
const GRACE = 120;
/** After this long a source counts as unavailable, in ms. */
const SOURCE_TIMEOUT = 8_000;

let source: BlogSource | undefined;

/** Puts another source behind the blog; the embedded posts are the default. */
export function setBlogSource(next: BlogSource | undefined): void {
	source = next;
}

/** The newest posts, or a promise of them when the source is slow and the page can be streamed. */
export function readPostList(
	request: Request,
	most = Number.POSITIVE_INFINITY,
): Promise<PostListResult | { later: Promise<PostListResult> }> {
	const posts = getSource().then((blog) => blog.listPosts());
	const result = settle<PostListResult>(
		posts.then((list) => ({ status: "loaded", posts: list.slice(0, most) })),
		"the list of posts",
	);
	return waitFor(request, result);
}

/** One post, missing and unavailable told apart; later as in readPostList. */
export function readPost(
	request: Request,
	slug: string,
): Promise<PostResult | { later: Promise<PostResult> }> {
	const post = getSource().then((blog) => blog.findPost(slug));
	const result = settle<PostResult>(
		post.then((found) => (found ? { status: "found", post: found } : { status: "missing" })),
		`the post ${JSON.stringify(slug)}`,
	);
	return waitFor(request, result);
}

async function getSource(): Promise<BlogSource> {
	source ??= createEmbeddedSource(getContent());
	return source;
}

/** A source that throws or never answers is unavailable; the reason goes to the log only. */
function settle<Result>(
	answer: Promise<Result>,
	what: string,
): Promise<Result | { status: "unavailable" }> {
	const { promise: timeout, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => reject(new Error(`no answer in ${SOURCE_TIMEOUT} ms`)),
		SOURCE_TIMEOUT,
	);
	return Promise.race([answer, timeout])
		.catch((error: unknown) => {
			console.warn(`The blog's source cannot give ${what}: ${String(error)}`);
			return { status: "unavailable" as const };
		})
		.finally(() => clearTimeout(timer));
}

async function waitFor<Result>(
	request: Request,
	result: Promise<Result>,
): Promise<Result | { later: Promise<Result> }> {
	if (wantsWholePage(request)) return result;
	const { promise: grace, resolve } = Promise.withResolvers<{ later: Promise<Result> }>();
	const timer = setTimeout(() => resolve({ later: result }), GRACE);
	return Promise.race([result, grace]).finally(() => clearTimeout(timer));
}

/** Crawlers, and browsers without scripts after their one reload, get nothing streamed. */
function wantsWholePage(request: Request): boolean {
	return isbot(request.headers.get("user-agent")) || new URL(request.url).searchParams.has("whole");
}
