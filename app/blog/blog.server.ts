import { isbot } from "isbot";
import { warn } from "#app/operations-log.ts";
import { getBlogSource } from "./blog-source.server.ts";
import { decodeSlug } from "./decode-slug.ts";
import type { Later } from "./later.ts";
import type { Post, PostListResult, PostResult, PostSummary } from "./post.ts";
import { chooseRelated } from "./reading/related-posts.ts";

/** How long a page waits for the posts before it is streamed with skeletons, in ms. */
const GRACE = 120;
/** How long a post that is there waits for the list that its related posts are chosen from, in ms. */
const RELATED_GRACE = 60;
/** How long a page about something else waits for the posts that it would lead to, in ms. */
const AT_HAND_GRACE = 30;
/** After this long a source counts as unavailable, in ms. */
const SOURCE_TIMEOUT = 8_000;
/** How many bodies are asked for at a time. */
const BODIES_AT_ONCE = 4;

type Unavailable = { status: "unavailable" };
type PostPageResult =
	| { status: "found"; post: Post; related: PostSummary[] }
	| Exclude<PostResult, { status: "found" }>;
/** The body is null where the source could not give it. */
export type FullPost = PostSummary & { content: string | null };

/**
 * What a page chooses from the list of posts, or a promise of it when the source is slow and the page can be
 * streamed: the choice is the same early and late.
 */
export function readFromList<Chosen extends { status: string }>(
	request: Request,
	choose: (posts: readonly PostSummary[]) => Chosen | Promise<Chosen>,
): Promise<Chosen | Unavailable | Later<Chosen | Unavailable>> {
	// A fault of the choice is no fault of the source, and is thrown.
	const result = settleList().then((list) =>
		list.status === "loaded" ? choose(list.posts) : list,
	);
	return waitFor<Chosen | Unavailable>(request, result);
}

/** The newest posts, or a promise of them as in readFromList. */
export function readPostList(
	request: Request,
	most = Number.POSITIVE_INFINITY,
): Promise<PostListResult | Later<PostListResult>> {
	return readFromList<PostListResult>(request, (posts) => ({
		status: "loaded",
		posts: posts.slice(0, most),
	}));
}

/**
 * One post with others to read after it, missing and unavailable told apart; later as in readFromList.
 * A post does not wait for its related ones: when the list is not there in time it has none.
 */
export function readPost(
	request: Request,
	slug: string,
): Promise<PostPageResult | Later<PostPageResult>> {
	const post = settlePost(slug);
	const related = readRelated(slug, post);
	const result = post.then(async (settled) =>
		settled.status === "found" ? { ...settled, related: await related } : settled,
	);
	return waitFor<PostPageResult>(request, result);
}

/** All posts without their bodies, newest first, however long the source takes within its time-out. */
export function readAllPosts(): Promise<PostListResult> {
	return settleList();
}

/** The newest posts with their bodies, all within twice the source's time-out. */
export async function readNewestPosts(
	count: number,
): Promise<{ status: "loaded"; posts: FullPost[] } | Unavailable> {
	const list = await settleList();
	if (list.status === "unavailable") return list;
	const posts = list.posts.slice(0, count).map((post): FullPost => ({ ...post, content: null }));
	const waiting = [...posts];
	const end = performance.now() + SOURCE_TIMEOUT;
	const readOn = async () => {
		for (let post = waiting.shift(); post; post = waiting.shift()) {
			const left = end - performance.now();
			if (left <= 0) return;
			const found = await settlePost(decodeSlug(post.slug), left);
			if (found.status === "found") post.content = found.post.content;
		}
	};
	await Promise.all(Array.from({ length: BODIES_AT_ONCE }, readOn));
	return { status: "loaded", posts };
}

/** The posts, newest first, if they are at hand: none where the source is slow or fails, so that nobody waits. */
export function readPostsAtHand(): Promise<readonly PostSummary[]> {
	const { promise: outOfTime, resolve } = Promise.withResolvers<readonly PostSummary[]>();
	const timer = setTimeout(() => resolve([]), AT_HAND_GRACE);
	const posts = ask()
		.then((blog) => blog.listPosts())
		// The blog's own pages say what is wrong with it.
		.catch(() => []);
	return Promise.race([posts, outOfTime]).finally(() => clearTimeout(timer));
}

/** Settled when the list is there, or when the post is and the list has had its time. */
function readRelated(slug: string, post: Promise<unknown>): Promise<PostSummary[]> {
	const { promise: outOfTime, resolve: giveUp } = Promise.withResolvers<PostSummary[]>();
	const timer = setTimeout(() => post.then(() => giveUp([])), RELATED_GRACE);
	const related = ask()
		.then((blog) => blog.listPosts())
		// Without a list there is nothing related; the list's own page says what is wrong with it.
		.catch(() => [])
		.then((posts) => chooseRelated(posts, slug));
	return Promise.race([related, outOfTime]).finally(() => clearTimeout(timer));
}

function settleList(): Promise<PostListResult> {
	const posts = ask().then((blog) => blog.listPosts());
	return settle<PostListResult>(
		posts.then((list) => ({ status: "loaded", posts: list })),
		"the list of posts",
	);
}

function settlePost(slug: string, timeout?: number): Promise<PostResult> {
	const post = ask().then((blog) => blog.findPost(slug));
	return settle<PostResult>(
		post.then((found) => (found ? { status: "found", post: found } : { status: "missing" })),
		`the post ${JSON.stringify(slug)}`,
		timeout,
	);
}

/** A source that throws at once is no other than one that rejects. */
async function ask() {
	return getBlogSource();
}

/** A source that throws or never answers is unavailable; the reason goes to the log only. */
function settle<Result>(
	answer: Promise<Result>,
	what: string,
	patience = SOURCE_TIMEOUT,
): Promise<Result | Unavailable> {
	const { promise: timeout, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error(`no answer in ${SOURCE_TIMEOUT} ms`)), patience);
	return Promise.race([answer, timeout])
		.catch((error: unknown) => {
			warn(`The blog's source cannot give ${what}: ${String(error)}`);
			return { status: "unavailable" as const };
		})
		.finally(() => clearTimeout(timer));
}

async function waitFor<Result>(
	request: Request,
	result: Promise<Result>,
): Promise<Result | Later<Result>> {
	if (wantsWholePage(request)) return result;
	const { promise: grace, resolve } = Promise.withResolvers<Later<Result>>();
	const timer = setTimeout(() => resolve({ later: result }), GRACE);
	return Promise.race([result, grace]).finally(() => clearTimeout(timer));
}

/** Crawlers, and browsers without scripts after their one reload, get nothing streamed. */
export function wantsWholePage(request: Request): boolean {
	return isbot(request.headers.get("user-agent")) || new URL(request.url).searchParams.has("whole");
}
