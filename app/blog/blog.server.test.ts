import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFullPost } from "../../tests/support/posts.ts";
import { loadFromList, loadFullPosts, loadPost } from "./blog.server.ts";
import { setBlogSource } from "./blog-source.server.ts";
import { isDeferred } from "./deferred-result.ts";
import { type BlogSource, toListedPost } from "./post.ts";

const POST = createFullPost("kites");
const OTHER = createFullPost("lines");
const FOUND = { status: "found", post: POST, related: [] };
const LOADED = { status: "loaded", posts: [POST] };
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
	vi.useFakeTimers();
	warn.mockClear();
});

afterEach(() => {
	expect(vi.getTimerCount(), "timers left running").toBe(0);
	vi.useRealTimers();
	setBlogSource(undefined);
});

// Which pages wait for a slow source is tested in tests/requests/blog-source.test.ts.
it("a slow source has the page sent after 120 ms, and the posts later", async () => {
	setBlogSource(makeSource(1_000));
	const [list, post] = await after(120, readPages(makeRequest()));
	if (!isDeferred(list) || !isDeferred(post)) throw new Error("not deferred");
	expect(await after(880, Promise.all([list.deferred, post.deferred]))).toEqual([LOADED, FOUND]);
});

it.each<[string, () => Promise<never>, number, string]>([
	["throws at once", throwBroken, 0, "broken"],
	["never responds", never, 8_000, "no answer in 8000 ms"],
])(
	"a source that %s is unavailable, never missing, with a line in the log",
	async (_how, work, ms, reason) => {
		setBlogSource({ listPosts: work, findPost: work });
		const pages = await after(ms, readPages(makeRequest(CRAWLER), 'a"\nb'));
		expect(pages).toEqual([{ status: "unavailable" }, { status: "unavailable" }]);
		expect(warn.mock.calls.toSorted()).toEqual([
			[expect.stringContaining(`cannot give the list of posts: Error: ${reason}`)],
			[expect.stringContaining(`cannot give the post "a\\"\\nb": Error: ${reason}`)],
		]);
	},
);

it.each([
	["is slow, even for a crawler", never, 10, 60, []],
	["is there before a slow post", () => wait(900), 1_000, 1_000, [OTHER]],
	["fails", throwBroken, 0, 0, []],
])("related posts come from the list, which %s", async (_how, list, postMs, ms, related) => {
	const listPosts = async () => {
		await list();
		return [POST, OTHER];
	};
	setBlogSource({ ...makeSource(postMs), listPosts });
	const page = await after(ms, loadPost(makeRequest(CRAWLER), "kites"));
	expect(page).toEqual({ ...FOUND, related: related.map(toListedPost) });
	expect(warn).not.toHaveBeenCalled();
});

// What is shown of a post whose body fails is tested in tests/requests/discovery.test.ts.
it("the bodies of the newest posts are asked for four at a time", async () => {
	let running = 0;
	let most = 0;
	const findPost = async () => {
		running += 1;
		most = Math.max(most, running);
		await wait(10);
		running -= 1;
		return POST;
	};
	setBlogSource({ listPosts: async () => Array(30).fill(POST), findPost });
	await after(100, loadFullPosts(20));
	expect(most).toBe(4);
});

/** Creates a source of one post that takes this long. */
function makeSource(ms: number): BlogSource {
	return {
		listPosts: () => wait(ms).then(() => [POST]),
		findPost: (slug) => wait(ms).then(() => (slug === POST.slug ? POST : null)),
	};
}

function throwBroken(): never {
	throw new Error("broken");
}

function never(): Promise<never> {
	return new Promise(() => {});
}

function wait(ms: number): Promise<void> {
	return new Promise((done) => setTimeout(done, ms));
}

/** Returns what the promise resolves to once this much time has passed. */
async function after<T>(ms: number, promise: Promise<T>): Promise<T> {
	await vi.advanceTimersByTimeAsync(ms);
	return promise;
}

function readPages(request: Request, slug = "kites") {
	const list = loadFromList(request, (posts) => ({ status: "loaded" as const, posts }));
	return Promise.all([list, loadPost(request, slug)]);
}

function makeRequest(userAgent = BROWSER): Request {
	return new Request("http://site.example/blog", { headers: { "User-Agent": userAgent } });
}
