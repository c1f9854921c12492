import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DiskStore, Kept } from "./cache/disk-store.ts";
import { createCachedSource } from "./cached-source.ts";
import type { Post, PostSummary } from "./post.ts";
import { RestError } from "./wordpress/rest-client.ts";
import type { WordPressSource } from "./wordpress/wordpress-source.ts";

const MINUTE = 60_000;

let told: string[];

beforeEach(() => {
	told = [];
	vi.spyOn(console, "warn").mockImplementation((line) => told.push(String(line)));
});

afterEach(() => vi.restoreAllMocks());

/** A CMS that a test writes into, and that can be down. */
function openCms(count: number) {
	const posts = new Map<string, Post>();
	const asked: string[] = [];
	let isDown = false;
	let version = 0;
	const answer = <T>(what: string, value: () => T): Promise<T> => {
		asked.push(what);
		return isDown
			? Promise.reject(new RestError("it cannot be reached (ECONNREFUSED)"))
			: Promise.resolve(value());
	};
	const list = () => [...posts.values()].map(toSummary);
	const source: WordPressSource = {
		readVersion: () => answer("version", () => String(version)),
		listNewest: () =>
			answer("newest", () => ({ posts: list().slice(0, 100), isAll: posts.size <= 100 })),
		listPosts: () => answer("all", list),
		findPost: (slug) => answer(slug, () => posts.get(slug) ?? null),
	};
	const write = (slug: string, title = slug) => {
		version++;
		posts.set(slug, makePost(slug, title, `2026-01-01T00:00:${String(version % 60)}Z`));
	};
	for (let at = 0; at < count; at++) write(`post-${at}`);
	return {
		source,
		asked: () => asked.splice(0),
		write,
		remove: (slug: string) => {
			version++;
			posts.delete(slug);
		},
		goDown: (down: boolean) => {
			isDown = down;
		},
	};
}

function open(cms: ReturnType<typeof openCms>, disk = makeDisk()) {
	let time = 1_000_000_000;
	let changes = 0;
	const blog = createCachedSource(cms.source, {
		ttl: MINUTE,
		disk,
		now: () => time,
		onChange: () => {
			changes += 1;
		},
	});
	return { blog, disk, pass: (ms: number) => (time += ms), changes: () => changes };
}

function makeDisk(): DiskStore {
	const files = new Map<string, string>();
	return {
		read: async (key) => JSON.parse(files.get(key) ?? "null") as Kept | null,
		write: async (key, kept) => void files.set(key, JSON.stringify(kept)),
		remove: async (key) => void files.delete(key),
	};
}

function makePost(slug: string, title: string, modified: string): Post {
	return {
		id: slug,
		slug,
		title,
		excerpt: "",
		content: `<p>${title}</p>`,
		imageUrl: "/art/cover/seo/00000000.svg",
		imageSrcSet: null,
		imageAlt: "",
		date: "2026-01-01T00:00:00.000Z",
		modified,
		author: "Mira",
		authorAvatar: null,
		categories: [],
		tags: [],
		readingMinutes: 1,
		contents: [],
	};
}

function toSummary(post: Post): PostSummary {
	const { content: _content, authorAvatar: _avatar, readingMinutes: _minutes, ...rest } = post;
	const { contents: _contents, ...summary } = rest;
	return summary;
}

const settle = () => new Promise((done) => setTimeout(done, 5));

describe("the list", () => {
	it("is the same object while nothing has changed, at the cost of one small request", async () => {
		const cms = openCms(3);
		const { blog, pass } = open(cms);
		const first = await blog.listPosts();
		expect(first.map(({ slug }) => slug)).toEqual(["post-0", "post-1", "post-2"]);
		cms.asked();
		pass(2 * MINUTE);
		await blog.listPosts();
		await settle();
		expect(cms.asked()).toEqual(["version"]);
		expect(await blog.listPosts()).toBe(first);
	});

	it("is fetched anew when something has changed", async () => {
		const cms = openCms(2);
		const { blog, pass } = open(cms);
		await blog.listPosts();
		cms.write("new one");
		pass(2 * MINUTE);
		expect(await blog.listPosts()).toHaveLength(2);
		await settle();
		expect(await blog.listPosts()).toHaveLength(3);
	});

	it("is fetched whole now and then, for what changes no version", async () => {
		const cms = openCms(2);
		const { blog, pass } = open(cms);
		await blog.listPosts();
		cms.asked();
		pass(11 * MINUTE);
		await blog.listPosts();
		await settle();
		expect(cms.asked()).toEqual(["version", "all"]);
	});

	it("of a large blog gives the newest at once, and all soon after", async () => {
		const cms = openCms(250);
		const { blog } = open(cms);
		expect(await blog.listPosts()).toHaveLength(100);
		await settle();
		expect(await blog.listPosts()).toHaveLength(250);
	});
});

describe("a post", () => {
	it("that changed is renewed with the list, without anybody asking for it", async () => {
		const cms = openCms(2);
		const { blog } = open(cms);
		await blog.listPosts();
		await blog.findPost("post-0");
		cms.write("post-0", "Another title");
		await blog.poll();
		await settle();
		expect((await blog.findPost("post-0"))?.title).toBe("Another title");
	});

	it("that is deleted is gone after the next look", async () => {
		const cms = openCms(2);
		const { blog } = open(cms);
		await blog.listPosts();
		await blog.findPost("post-1");
		cms.remove("post-1");
		await blog.poll();
		await settle();
		expect(await blog.findPost("post-1")).toBeNull();
	});

	it("that somebody asked for before it was there is found as soon as it is listed", async () => {
		const cms = openCms(1);
		const { blog } = open(cms);
		await blog.listPosts();
		expect(await blog.findPost("soon")).toBeNull();
		cms.write("soon");
		await blog.poll();
		await settle();
		expect((await blog.findPost("soon"))?.slug).toBe("soon");
	});

	it("is renewed at once when the CMS says so", async () => {
		const cms = openCms(1);
		const { blog } = open(cms);
		await blog.findPost("post-0");
		cms.write("post-0", "Just now");
		await blog.refresh("post-0");
		expect((await blog.findPost("post-0"))?.title).toBe("Just now");
	});
});

describe("when the CMS is down", () => {
	it("everything that was seen is shown, also after a restart", async () => {
		const cms = openCms(3);
		const { blog, disk, pass } = open(cms);
		await blog.warm(3);
		cms.goDown(true);
		pass(1_000 * MINUTE);
		expect(await blog.listPosts()).toHaveLength(3);
		expect((await blog.findPost("post-2"))?.title).toBe("post-2");
		const restarted = open(cms, disk);
		restarted.pass(2_000 * MINUTE);
		expect(await restarted.blog.listPosts()).toHaveLength(3);
		expect((await restarted.blog.findPost("post-0"))?.content).toBe("<p>post-0</p>");
		await settle();
		expect(told.join()).toMatch(/ECONNREFUSED/);
	});

	it("a post that nobody has seen is unavailable, and not missing", async () => {
		const cms = openCms(1);
		cms.goDown(true);
		const { blog } = open(cms);
		await expect(blog.findPost("post-0")).rejects.toThrow(/cannot be reached/);
		await expect(blog.listPosts()).rejects.toThrow();
	});

	it("it is left alone after some faults, and found again after a rest", async () => {
		const cms = openCms(1);
		cms.goDown(true);
		const { blog, pass } = open(cms);
		for (let at = 0; at < 20; at++) await blog.findPost(`unseen-${at}`).catch(() => {});
		expect(cms.asked().length).toBeLessThan(6);
		cms.goDown(false);
		pass(11_000);
		await vi.waitFor(async () => expect(await blog.findPost("post-0")).not.toBeNull());
	});

	it("the log says so once and not for every visitor", async () => {
		const cms = openCms(1);
		const { blog, pass } = open(cms);
		await blog.listPosts();
		cms.goDown(true);
		for (let at = 0; at < 10; at++) {
			pass(2 * MINUTE);
			await blog.listPosts();
			await settle();
		}
		expect(told.length).toBeLessThanOrEqual(1);
	});
});

describe("a change", () => {
	it("is told once it is there: of the list, and of a post that was known", async () => {
		const cms = openCms(2);
		const { blog, changes } = open(cms);
		await blog.listPosts();
		await blog.findPost("post-0");
		const atFirst = changes();
		expect(atFirst).toBeGreaterThan(0);
		cms.write("post-0", "Another title");
		await blog.refresh();
		await settle();
		expect((await blog.findPost("post-0"))?.title).toBe("Another title");
		const afterWriting = changes();
		expect(afterWriting).toBeGreaterThan(atFirst);
		cms.remove("post-0");
		await blog.refresh("post-0");
		expect(changes()).toBeGreaterThan(afterWriting);
	});

	it("is not what is fetched again and still the same, or for the first time", async () => {
		const cms = openCms(3);
		const { blog, changes, pass } = open(cms);
		await blog.listPosts();
		await blog.findPost("post-0");
		const before = changes();
		await blog.findPost("post-1");
		for (const wait of [2 * MINUTE, 11 * MINUTE]) {
			pass(wait);
			await blog.findPost("post-0");
			await blog.refresh("post-1");
			await settle();
		}
		expect(changes()).toBe(before);
	});

	it("of a post that only the disk knew is told too", async () => {
		const cms = openCms(1);
		const before = open(cms);
		await before.blog.listPosts();
		const post = await before.blog.findPost("post-0");
		const findPost = async () => post && { ...post, content: "<p>Other words</p>" };
		const { blog, changes } = open({ ...cms, source: { ...cms.source, findPost } }, before.disk);
		await blog.refresh("post-0");
		expect(changes()).toBe(1);
	});
});
