import { setImmediate as settle } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { asDay } from "../../tests/support/as-day.ts";
import { createFullPost, createPost } from "../../tests/support/posts.ts";
import { createCachedSource } from "./cached-source.ts";
import type { DiskStore, StoredEntry } from "./disk-store.ts";
import type { PostSummary } from "./post.ts";
import { RestError } from "./wordpress/rest-client.ts";
import type { WordPressSource } from "./wordpress/wordpress-source.ts";

const MINUTE = 60_000;
const REST_MS = 10_000;
const DOWN = new RestError("it cannot be reached (ECONNREFUSED)");

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

it("the list is asked for once while it is fresh, however many want it at once", async () => {
	const { cms, blog, pass } = createBlog(createCms(3));
	const all = await Promise.all(Array.from({ length: 50 }, () => blog.listPosts()));
	expect(new Set(all).size).toBe(1);
	expect(all[0]?.map(({ slug }) => slug)).toEqual(["post-0", "post-1", "post-2"]);
	pass(MINUTE - 1);
	await blog.listPosts();
	expect(cms.requests).toEqual(["version", "newest"]);
});

it("the list is shown stale while one request fetches what has changed", async () => {
	const { cms, blog, pass } = await createWarmBlog();
	cms.write("new one");
	pass(2 * MINUTE);
	const all = await Promise.all(Array.from({ length: 50 }, () => blog.listPosts()));
	expect(all.map(({ length }) => length)).toEqual(Array(50).fill(2));
	await settle();
	expect(await blog.listPosts()).toHaveLength(3);
	expect(cms.requests).toEqual(["version", "all"]);
});

it.each([
	["but only its version, while that is the same", 9, ["version"]],
	["and whole after ten minutes, for what changes no version", 10, ["version", "all"]],
])("the list is asked for anew, %s, and stays one object", async (_how, minutes, asked) => {
	const { cms, blog, onChange, pass } = await createWarmBlog();
	pass(minutes * MINUTE);
	const first = await blog.listPosts();
	await settle();
	expect(cms.requests).toEqual(asked);
	expect(await blog.listPosts()).toBe(first);
	await blog.refresh("post-0");
	expect(onChange, "reported although nothing changed").toHaveBeenCalledTimes(1);
});

it("memory is bounded, and the disk has the posts that are not in it", async () => {
	const { cms, disk } = createBlog(createCms(100));
	const blog = createCachedSource(cms.source, { ttl: MINUTE, disk, maxSize: 2_000 });
	for (let at = 0; at < 100; at++) await blog.findPost(`post-${at}`);
	cms.requests.length = 0;
	vi.spyOn(disk, "load");
	for (const slug of ["post-99", "post-0"])
		expect(await blog.findPost(slug)).toMatchObject({ slug });
	expect(disk.load).toHaveBeenCalledTimes(1);
	expect(cms.requests).toEqual([]);
});

it("a post that changed is renewed with the list, and both changes are reported", async () => {
	const { cms, blog, onChange } = await createWarmBlog();
	expect(onChange).toHaveBeenCalledTimes(1);
	cms.write("post-0", "Another title");
	await blog.poll();
	await settle();
	expect(cms.requests).toEqual(["version", "all", "post-0"]);
	expect((await blog.findPost("post-0"))?.title).toBe("Another title");
	expect(onChange).toHaveBeenCalledTimes(3);
});

it("a post that is deleted is gone after the next look, and from the disk", async () => {
	const { cms, blog, disk } = await createWarmBlog();
	cms.remove("post-0");
	await blog.poll();
	await settle();
	expect(await blog.findPost("post-0")).toBeNull();
	cms.error = DOWN;
	await expect(createBlog(cms, disk).blog.findPost("post-0")).rejects.toThrow();
});

it("a post that is missing is asked for again after 10 s, and is unavailable when that fails", async () => {
	const { cms, blog, pass } = await createWarmBlog();
	expect(await blog.findPost("soon")).toBeNull();
	pass(9_999);
	expect(await blog.findPost("soon")).toBeNull();
	expect(cms.requests).toEqual(["soon"]);
	pass(2);
	cms.error = DOWN;
	await expect(blog.findPost("soon")).rejects.toThrow(DOWN);
});

it("a post is renewed on a refresh, also when a request before it is still pending", async () => {
	const { cms, blog } = createBlog();
	const { promise, resolve: release } = Promise.withResolvers<void>();
	cms.gate = promise;
	const early = blog.findPost("post-0");
	await settle();
	cms.write("post-0", "Just now");
	const refreshed = blog.refresh("post-0");
	release();
	expect(await early).toMatchObject({ title: "post-0" });
	await refreshed;
	expect((await blog.findPost("post-0"))?.title).toBe("Just now");
});

it("everything that was seen is shown while the CMS is down, also after a restart", async () => {
	const { cms, blog, disk, pass } = createBlog(createCms(3));
	await blog.warm(2);
	expect(cms.requests).toEqual(["version", "newest", "post-0", "post-1"]);
	cms.error = DOWN;
	pass(1_000 * MINUTE);
	expect(await blog.listPosts()).toHaveLength(3);
	expect((await blog.findPost("post-1"))?.title).toBe("post-1");
	const restarted = createBlog(cms, disk);
	restarted.pass(2_000 * MINUTE);
	expect(await restarted.blog.listPosts()).toHaveLength(3);
	expect((await restarted.blog.findPost("post-0"))?.content).toBe("<p>post-0</p>");
});

it("the log says so once and not for every visitor, and the health until it is up again", async () => {
	const { cms, blog, pass } = await createWarmBlog();
	warn.mockClear();
	cms.error = DOWN;
	for (let at = 0; at < 10; at++) {
		pass(2 * MINUTE);
		expect(await blog.listPosts()).toHaveLength(2);
		await settle();
	}
	expect(warn.mock.calls).toEqual([[expect.stringContaining("ECONNREFUSED")]]);
	expect(blog.getHealth()).toEqual({ fetchedAt: 1_000_000_000, isFailing: true });
	cms.error = null;
	pass(REST_MS);
	await blog.refresh();
	expect(blog.getHealth()).toMatchObject({ isFailing: false });
});

it("a post of another form on the disk counts for nothing", async () => {
	const { blog, disk } = createBlog();
	await disk.save("post post-0", { value: { slug: "post-0" }, fetchedAt: 1_000_000_000 });
	expect((await blog.findPost("post-0"))?.title).toBe("post-0");
});

it("after four failed requests the CMS is left alone for 10 s, then one request decides", async () => {
	const { cms, blog, pass } = createBlog();
	const askFor = (slug: string) => blog.findPost(slug).catch((error) => error);
	cms.error = DOWN;
	for (let at = 0; at < 20; at++) await askFor(`unseen-${at}`);
	pass(REST_MS - 1);
	await askFor("too early");
	expect(cms.requests).toHaveLength(4);
	pass(1);
	const { promise, resolve: release } = Promise.withResolvers<void>();
	cms.gate = promise;
	const probe = askFor("probe");
	await settle();
	await askFor("meanwhile");
	release();
	expect(await probe).toBe(DOWN);
	await askFor("after the probe failed");
	pass(REST_MS);
	cms.error = null;
	await askFor("second probe");
	await askFor("post-0");
	expect(cms.requests.slice(4)).toEqual(["probe", "second probe", "post-0"]);
});

it.each([
	["rejects single requests", 9, [new RestError("no", { status: 400 })]],
	["fails now and then", 9, [DOWN, DOWN, DOWN, null]],
	["has an error of its own", 4, [new RestError("no", { status: 500 })]],
])("a CMS that %s is asked %i times out of nine", async (_what, times, errors) => {
	const { cms, blog } = createBlog();
	for (let at = 0; at < 9; at++) {
		cms.error = errors[at % errors.length] ?? null;
		await blog.findPost(`unseen-${at}`).catch(() => {});
	}
	expect(cms.requests).toHaveLength(times);
});

/** Creates a CMS in which a test writes and removes posts, and that fails or hangs when the test sets it. */
function createCms(count: number) {
	const posts = new Map<string, PostSummary>();
	let version = 0;
	const cms = {
		requests: [] as string[],
		error: null as Error | null,
		/** A promise on which every request waits before it settles. */
		gate: null as Promise<void> | null,
		write(slug: string, title = slug) {
			version++;
			const modified = {
				day: asDay("2026-11-25"),
				at: `2026-11-25T06:30:00.${String(version).padStart(3, "0")}Z`,
			};
			posts.set(slug, createPost(slug, { title, modified }));
		},
		remove(slug: string) {
			version++;
			posts.delete(slug);
		},
	};
	const respond = async <T>(what: string, value: T): Promise<T> => {
		const { requests, error } = cms;
		requests.push(what);
		await cms.gate;
		if (error) throw error;
		return value;
	};
	const list = () => [...posts.values()];
	const source: Omit<WordPressSource, "findDraft"> = {
		loadVersion: () => respond("version", String(version)),
		listNewest: () => respond("newest", { posts: list().slice(0, 100), isAll: posts.size <= 100 }),
		listPosts: () => respond("all", list()),
		findPost: (slug) =>
			respond(slug, posts.has(slug) ? createFullPost(slug, posts.get(slug)) : null),
	};
	for (let at = 0; at < count; at++) cms.write(`post-${at}`);
	return Object.assign(cms, { source });
}

function createBlog(cms = createCms(1), disk = createDisk()) {
	let time = 1_000_000_000;
	const onChange = vi.fn();
	const blog = createCachedSource(cms.source, { ttl: MINUTE, disk, now: () => time, onChange });
	return { cms, blog, disk, onChange, pass: (ms: number) => (time += ms) };
}

/** Creates a blog with the list and the first post in the cache. */
async function createWarmBlog() {
	const opened = createBlog(createCms(2));
	await opened.blog.listPosts();
	await opened.blog.findPost("post-0");
	opened.cms.requests.length = 0;
	return opened;
}

function createDisk(): DiskStore {
	const files = new Map<string, string>();
	return {
		load: async (key) => JSON.parse(files.get(key) ?? "null") as StoredEntry | null,
		save: async (key, entry) => void files.set(key, JSON.stringify(entry)),
		remove: async (key) => void files.delete(key),
	};
}
