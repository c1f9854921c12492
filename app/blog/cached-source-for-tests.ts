import { vi } from "vitest";
import type { DiskStore, Kept } from "./cache/disk-store.ts";
import { createCachedSource } from "./cached-source.ts";
import type { PostSummary } from "./post.ts";
import { makePost, makeWholePost } from "./reading/post-for-tests.ts";
import { RestError } from "./wordpress/rest-client.ts";
import type { WordPressSource } from "./wordpress/wordpress-source.ts";

export const MINUTE = 60_000;
export const DOWN = new RestError("it cannot be reached (ECONNREFUSED)");

/** A CMS that a test writes into, and that fails or hangs when the test says so. */
export function openCms(count: number) {
	const posts = new Map<string, PostSummary>();
	let version = 0;
	const cms = {
		asked: [] as string[],
		fault: null as Error | null,
		/** No request is answered before this. */
		gate: null as Promise<void> | null,
		write(slug: string, title = slug) {
			version++;
			posts.set(slug, makePost(slug, { title, modified: `change ${version}` }));
		},
		remove(slug: string) {
			version++;
			posts.delete(slug);
		},
	};
	const respond = async <T>(what: string, value: T): Promise<T> => {
		const { asked, fault } = cms;
		asked.push(what);
		await cms.gate;
		if (fault) throw fault;
		return value;
	};
	const list = () => [...posts.values()];
	const source: WordPressSource = {
		readVersion: () => respond("version", String(version)),
		listNewest: () => respond("newest", { posts: list().slice(0, 100), isAll: posts.size <= 100 }),
		listPosts: () => respond("all", list()),
		findPost: (slug) =>
			respond(slug, posts.has(slug) ? makeWholePost(slug, posts.get(slug)) : null),
	};
	for (let at = 0; at < count; at++) cms.write(`post-${at}`);
	return Object.assign(cms, { source });
}

export function openBlog(cms = openCms(1), disk = makeDisk()) {
	let time = 1_000_000_000;
	const onChange = vi.fn();
	const blog = createCachedSource(cms.source, { ttl: MINUTE, disk, now: () => time, onChange });
	return { cms, blog, disk, onChange, pass: (ms: number) => (time += ms) };
}

/** With the list and the first post in the cache. */
export async function openWarm() {
	const opened = openBlog(openCms(2));
	await opened.blog.listPosts();
	await opened.blog.findPost("post-0");
	opened.cms.asked.length = 0;
	return opened;
}

export function makeDisk(): DiskStore {
	const files = new Map<string, string>();
	return {
		read: async (key) => JSON.parse(files.get(key) ?? "null") as Kept | null,
		write: async (key, kept) => void files.set(key, JSON.stringify(kept)),
		remove: async (key) => void files.delete(key),
	};
}
