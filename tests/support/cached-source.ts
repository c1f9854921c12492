import { vi } from "vitest";
import { createCachedSource } from "#app/blog/cached-source.ts";
import type { DiskStore, StoredEntry } from "#app/blog/disk-store.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { RestError } from "#app/blog/wordpress/rest-client.ts";
import type { WordPressSource } from "#app/blog/wordpress/wordpress-source.ts";
import { createFullPost, createPost } from "./posts.ts";

export const MINUTE = 60_000;
export const DOWN = new RestError("it cannot be reached (ECONNREFUSED)");

/** A CMS that a test writes into, and that fails or hangs when the test says so. */
export function createCms(count: number) {
	const posts = new Map<string, PostSummary>();
	let version = 0;
	const cms = {
		requests: [] as string[],
		fault: null as Error | null,
		/** No request settles before this. */
		gate: null as Promise<void> | null,
		write(slug: string, title = slug) {
			version++;
			posts.set(slug, createPost(slug, { title, modified: `change ${version}` }));
		},
		remove(slug: string) {
			version++;
			posts.delete(slug);
		},
	};
	const respond = async <T>(what: string, value: T): Promise<T> => {
		const { requests, fault } = cms;
		requests.push(what);
		await cms.gate;
		if (fault) throw fault;
		return value;
	};
	const list = () => [...posts.values()];
	const source: WordPressSource = {
		loadVersion: () => respond("version", String(version)),
		listNewest: () => respond("newest", { posts: list().slice(0, 100), isAll: posts.size <= 100 }),
		listPosts: () => respond("all", list()),
		findPost: (slug) =>
			respond(slug, posts.has(slug) ? createFullPost(slug, posts.get(slug)) : null),
	};
	for (let at = 0; at < count; at++) cms.write(`post-${at}`);
	return Object.assign(cms, { source });
}

export function createBlog(cms = createCms(1), disk = createDisk()) {
	let time = 1_000_000_000;
	const onChange = vi.fn();
	const blog = createCachedSource(cms.source, { ttl: MINUTE, disk, now: () => time, onChange });
	return { cms, blog, disk, onChange, pass: (ms: number) => (time += ms) };
}

/** With the list and the first post in the cache. */
export async function createWarmBlog() {
	const opened = createBlog(createCms(2));
	await opened.blog.listPosts();
	await opened.blog.findPost("post-0");
	opened.cms.requests.length = 0;
	return opened;
}

export function createDisk(): DiskStore {
	const files = new Map<string, string>();
	return {
		load: async (key) => JSON.parse(files.get(key) ?? "null") as StoredEntry | null,
		save: async (key, entry) => void files.set(key, JSON.stringify(entry)),
		remove: async (key) => void files.delete(key),
	};
}
