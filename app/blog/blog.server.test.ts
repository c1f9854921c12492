import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import {
	readFromList,
	readNewestPosts,
	readPost,
	readPostList,
	readPostsAtHand,
} from "./blog.server.ts";
import { setBlogSource } from "./blog-source.server.ts";
import { isLater } from "./later.ts";
import type { BlogSource, Post, PostSummary } from "./post.ts";

const POST: Post = {
	id: "1",
	slug: "kites",
	title: "Kites",
	excerpt: "About kites.",
	content: "<p>Wind.</p>",
	imageUrl: "/art/post/kites.svg",
	imageSrcSet: null,
	imageAlt: "",
	date: "2026-01-14",
	author: "Ann Lee",
	authorAvatar: null,
	modified: "2026-01-14",
	categories: [],
	tags: [],
	readingMinutes: 1,
	contents: [],
};
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

let warnings: string[];

beforeEach(() => {
	vi.useFakeTimers();
	warnings = [];
	vi.spyOn(console, "warn").mockImplementation((line) => warnings.push(line));
});

afterEach(() => {
	expect(vi.getTimerCount(), "timers left running").toBe(0);
	vi.useRealTimers();
	vi.restoreAllMocks();
	setBlogSource(undefined);
});

describe("without another source", () => {
	it("gives the embedded posts", async () => {
		const result = await readPostList(ask());
		expect(result).toMatchObject({ status: "loaded" });
		expect("posts" in result && result.posts.map(({ slug }) => slug)).toEqual(
			getContent().posts.map(({ slug }) => slug),
		);
	});
});

describe("a fast source", () => {
	it("is waited for", async () => {
		setBlogSource(answerAfter(50));
		const [list, found, missing] = await passTime(
			50,
			readPostList(ask()),
			readPost(ask(), "kites"),
			readPost(ask(), "none"),
		);
		expect(list).toEqual({ status: "loaded", posts: [POST] });
		expect(found).toEqual({ status: "found", post: POST, related: [] });
		expect(missing).toEqual({ status: "missing" });
		expect(warnings).toEqual([]);
	});
});

describe("a slow source", () => {
	it("gives the page at once, and the posts later", async () => {
		setBlogSource(answerAfter(1_000));
		const [list, post] = await passTime(120, readPostList(ask()), readPost(ask(), "kites"));
		if (!list || !isLater(list) || !post || !isLater(post)) throw new Error("not later");
		expect(await passTime(880, list.later, post.later)).toEqual([
			{ status: "loaded", posts: [POST] },
			{ status: "found", post: POST, related: [] },
		]);
	});

	it("is waited for when a crawler asks", async () => {
		setBlogSource(answerAfter(1_000));
		const [list] = await passTime(1_000, readPostList(ask({ userAgent: CRAWLER })));
		expect(list).toEqual({ status: "loaded", posts: [POST] });
	});

	it.each(["?whole", "?whole=1", "?a=b&whole"])("is waited for at %s", async (query) => {
		setBlogSource(answerAfter(1_000));
		const [post] = await passTime(1_000, readPost(ask({ query }), "kites"));
		expect(post).toEqual({ status: "found", post: POST, related: [] });
	});

	it("is unavailable when it never answers", async () => {
		setBlogSource(answerAfter(60_000));
		const [list] = await passTime(8_000, readPostList(ask({ userAgent: CRAWLER })));
		expect(list).toEqual({ status: "unavailable" });
		expect(warnings).toEqual([expect.stringMatching(/the list of posts: .*8000 ms/)]);
		await vi.advanceTimersByTimeAsync(60_000);
	});

	it("is unavailable when it fails after the page was sent", async () => {
		setBlogSource(failAfter(1_000));
		const [list] = await passTime(120, readPostList(ask()));
		if (!list || !isLater(list)) throw new Error("not later");
		expect(await passTime(880, list.later)).toEqual([{ status: "unavailable" }]);
		expect(warnings).toHaveLength(1);
	});
});

describe("a failing source", () => {
	it("is unavailable, never missing, with one line in the log", async () => {
		setBlogSource(failAfter(0));
		const [list, post] = await passTime(0, readPostList(ask()), readPost(ask(), "kites"));
		expect(list).toEqual({ status: "unavailable" });
		expect(post).toEqual({ status: "unavailable" });
		expect(warnings).toEqual([
			expect.stringMatching(/cannot give the list of posts: Error: broken$/),
			expect.stringMatching(/cannot give the post "kites": Error: broken$/),
		]);
	});

	it("is unavailable, too, when it throws before it promises anything", async () => {
		const fail = () => {
			throw new Error("broken");
		};
		setBlogSource({ listPosts: fail, findPost: fail });
		expect(await readPostList(ask())).toEqual({ status: "unavailable" });
		expect(await readPost(ask(), "kites")).toEqual({ status: "unavailable" });
	});

	it("cannot break the log's lines by a slug", async () => {
		setBlogSource(failAfter(0));
		await passTime(0, readPost(ask(), 'a"\nERROR all is lost\u001b[31m'));
		expect(warnings).toHaveLength(1);
		expect(warnings[0]).not.toMatch(/\p{Cc}/u);
	});
});

describe("a choice from the list", () => {
	const choose = (posts: readonly PostSummary[]) => ({ status: "chosen", count: posts.length });

	it("is the same early and late", async () => {
		setBlogSource(answerAfter(50));
		expect(await passTime(50, readFromList(ask(), choose))).toEqual([
			{ status: "chosen", count: 1 },
		]);
		setBlogSource(answerAfter(500));
		const [list] = await passTime(120, readFromList(ask(), choose));
		if (!list || !isLater(list)) throw new Error("not later");
		expect(await passTime(380, list.later)).toEqual([{ status: "chosen", count: 1 }]);
	});

	it("is not made of a list that is not there", async () => {
		setBlogSource(failAfter(0));
		expect(await passTime(0, readFromList(ask(), choose))).toEqual([{ status: "unavailable" }]);
	});

	it("throws what is wrong with it, which is no fault of the source", async () => {
		setBlogSource(answerAfter(0));
		const broken = readFromList(ask(), () => {
			throw new RangeError("our own");
		});
		await Promise.all([expect(broken).rejects.toThrow("our own"), vi.advanceTimersByTimeAsync(0)]);
		expect(warnings).toEqual([]);
	});
});

describe("what is related to a post", () => {
	const other = { ...POST, slug: "lines" };
	const makeSource = (listMs: number, postMs: number): BlogSource => ({
		listPosts: () => wait(listMs).then(() => [POST, other]),
		findPost: () => wait(postMs).then(() => POST),
	});

	it("comes with it", async () => {
		setBlogSource(makeSource(50, 10));
		const [page] = await passTime(50, readPost(ask(), "kites"));
		expect(page).toEqual({ status: "found", post: POST, related: [other] });
	});

	it("is left out when the list is slow, even for a crawler", async () => {
		for (const userAgent of [BROWSER, CRAWLER]) {
			setBlogSource(makeSource(4_000, 10));
			const [page] = await passTime(60, readPost(ask({ userAgent }), "kites"));
			expect(page).toEqual({ status: "found", post: POST, related: [] });
		}
		await vi.advanceTimersByTimeAsync(4_000);
	});

	it("comes with a slow post when the list was there before it", async () => {
		setBlogSource(makeSource(900, 1_000));
		const [page] = await passTime(1_000, readPost(ask({ userAgent: CRAWLER }), "kites"));
		expect(page).toEqual({ status: "found", post: POST, related: [other] });
	});

	it("is nothing when the list fails, without a word in the log", async () => {
		setBlogSource({ ...failAfter(0), findPost: async () => POST });
		const [page] = await passTime(0, readPost(ask(), "kites"));
		expect(page).toEqual({ status: "found", post: POST, related: [] });
		expect(warnings).toEqual([]);
	});
});

describe("the posts at hand", () => {
	it("are the list, where it comes at once", async () => {
		setBlogSource(answerAfter(10));
		expect(await passTime(10, readPostsAtHand())).toEqual([[POST]]);
	});

	it("are none where the source is slow or fails, without a word in the log", async () => {
		setBlogSource(answerAfter(4_000));
		expect(await passTime(30, readPostsAtHand())).toEqual([[]]);
		await vi.advanceTimersByTimeAsync(4_000);
		setBlogSource(failAfter(0));
		expect(await passTime(0, readPostsAtHand())).toEqual([[]]);
		expect(warnings).toEqual([]);
	});
});

describe("the newest posts with their bodies", () => {
	const posts = Array.from({ length: 30 }, (_, index) => ({ ...POST, slug: `p-${index}` }));

	it("are asked for four at a time, and a body that fails is left out", async () => {
		let running = 0;
		let most = 0;
		setBlogSource({
			listPosts: async () => posts,
			findPost: async (slug) => {
				running += 1;
				most = Math.max(most, running);
				await wait(10);
				running -= 1;
				if (slug === "p-3") throw new Error("lost");
				return slug === "p-4" ? null : POST;
			},
		});
		const [list] = await passTime(100, readNewestPosts(20));
		if (list?.status !== "loaded") throw new Error("not loaded");
		expect(list.posts.map(({ slug }) => slug)).toEqual(posts.slice(0, 20).map(({ slug }) => slug));
		const bodiless = list.posts.filter(({ content }) => content === null);
		expect(bodiless.map(({ slug }) => slug)).toEqual(["p-3", "p-4"]);
		expect(most).toBe(4);
		expect(warnings).toEqual([expect.stringContaining('the post "p-3"')]);
	});

	it("come without bodies when these hang, after the time-out of one", async () => {
		setBlogSource({ listPosts: async () => posts, findPost: () => new Promise(() => {}) });
		const [list] = await passTime(8_000, readNewestPosts(20));
		expect(list).toMatchObject({ status: "loaded" });
	});

	it("are unavailable when the list is", async () => {
		setBlogSource(failAfter(0));
		expect(await passTime(0, readNewestPosts(20))).toEqual([{ status: "unavailable" }]);
	});
});

function answerAfter(ms: number): BlogSource {
	return {
		listPosts: () => wait(ms).then(() => [POST]),
		findPost: (slug) => wait(ms).then(() => (slug === POST.slug ? POST : null)),
	};
}

function failAfter(ms: number): BlogSource {
	const fail = () =>
		wait(ms).then(() => {
			throw new Error("broken");
		});
	return { listPosts: fail, findPost: fail };
}

function wait(ms: number): Promise<void> {
	return new Promise((done) => setTimeout(done, ms));
}

/** What the promises give once this much time has passed. */
async function passTime<T extends unknown[]>(
	ms: number,
	...promises: { [K in keyof T]: Promise<T[K]> }
) {
	await vi.advanceTimersByTimeAsync(ms);
	return Promise.all(promises);
}

function ask({ query = "", userAgent = BROWSER } = {}): Request {
	return new Request(`http://site.example/blog${query}`, { headers: { "User-Agent": userAgent } });
}
