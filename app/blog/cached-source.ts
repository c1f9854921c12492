import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { getNow } from "#app/platform/clock.ts";
import { daySchema } from "#app/platform/day.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { warn } from "#app/platform/operations-log.ts";
import { CircuitOpen, createCircuit } from "./circuit.ts";
import type { DiskStore } from "./disk-store.ts";
import { type Post, type PostSummary, toIso } from "./post.ts";
import { decodeSlug } from "./slug.ts";
import type { WordPressSource } from "./wordpress/wordpress-source.ts";

type CachedSourceOptions = {
	/** The time to live in ms. */
	ttl: number;
	disk: DiskStore;
	/** Called when the list, or a post that was cached, has changed. */
	onChange?: () => void;
	/** The maximum size of the posts in memory, in bytes of their JSON. */
	maxSize?: number;
	now?: () => number;
};

export type CachedSource = ReturnType<typeof createCachedSource>;
/** What is cached of a source. Drafts are not. */
type Cacheable = Omit<WordPressSource, "findDraft">;
type List = { posts: PostSummary[]; version: string | null; wholeAt: number };
/** A cached value; null for a missing post. */
type Entry<Value> = { value: Value | null };
type Cache<Value> = LRUCache<string, Entry<Value>, "forced" | undefined>;

const MAX_SIZE = 64 * 1024 * 1024;
/** The estimated size of an entry in bytes besides its value: anybody can request missing posts. */
const OVERHEAD = 500;
/** The time in ms that a post counts as missing. */
const MISSING_TTL = 10_000;
/** The time in ms after which the whole list is fetched again: an author's new name changes no version. */
const WHOLE_LIST_TTL = 600_000;
/** The time of a list that has only the newest posts. */
const INCOMPLETE = 0;
const MAX_RENEWALS = 50;
const LIST = "list";
const toKey = (slug: string) => `post ${slug.toLowerCase()}`;

const timeSchema = z.object({ day: daySchema, at: z.nullable(z.iso.datetime()) });

/**
 * The schema of the list file. Only this module writes these files; their folder is named by the version of their form
 * (blog-source.server.ts).
 */
const listSchema = z.object({
	posts: z.array(
		z.looseObject({
			slug: z.string(),
			title: z.string(),
			published: timeSchema,
			modified: timeSchema,
		}),
	),
	version: z.nullable(z.string()),
	wholeAt: z.number(),
});
const postSchema = z.looseObject({
	slug: z.string(),
	title: z.string(),
	content: z.string(),
	published: timeSchema,
	modified: timeSchema,
});

/**
 * Creates a source that goes on when its CMS fails: each value is fresh for `ttl`, then served stale while one request
 * renews it, for as long as that fails, and also after a restart. Throws only when there is no value at all.
 */
export function createCachedSource(
	source: Cacheable,
	{ ttl, disk, onChange = () => {}, maxSize = MAX_SIZE, now }: CachedSourceOptions,
) {
	const perf = now ? { now } : performance;
	const getTime = now ?? getNow;
	const circuit = createCircuit(() => perf.now());
	const logError = createErrorLog();
	let health = { fetchedAt: null as number | null, isFailing: false };

	/** Creates a cache that looks in memory, then on the disk, then requests the CMS; `load` gets the earlier value. */
	function createCache<Value>(
		schema: z.core.$ZodType,
		load: (key: string, before: Value | null) => Promise<Value | null>,
	): Cache<Value> {
		return new LRUCache<string, Entry<Value>, "forced" | undefined>({
			ttl,
			ttlResolution: 0,
			perf,
			maxSize,
			sizeCalculation: (entry, key) => OVERHEAD + key.length + JSON.stringify(entry).length,
			allowStale: true,
			noDeleteOnFetchRejection: true,
			ignoreFetchAbort: true,
			async fetchMethod(key, stale, { options, context }) {
				const stored = stale ? null : await disk.load(key);
				const isValid = stored !== null && z.safeParse(schema, stored.value).success;
				const before = stale ?? (isValid ? { value: stored.value as Value } : null);
				if (stored && before && context !== "forced") {
					const age = getTime() - stored.fetchedAt;
					options.ttl = age >= 0 && age < ttl ? ttl - age : 1;
					return before;
				}
				try {
					const value = await load(key, before?.value ?? null);
					if (before && value !== null && value === before.value) return before;
					if (value === null) {
						options.ttl = MISSING_TTL;
						void disk.remove(key);
					} else void disk.save(key, { value, fetchedAt: getTime() });
					return { value };
				} catch (error) {
					if (before?.value) logError(error);
					throw error;
				}
			},
		});
	}

	const lists: Cache<List> = createCache<List>(listSchema, async (_key, before) => {
		try {
			const list = await circuit(() => loadList(before));
			health = { fetchedAt: getTime(), isFailing: false };
			if (list.posts !== before?.posts) onChange();
			return list;
		} catch (error) {
			health = { ...health, isFailing: true };
			throw error;
		}
	});
	const posts: Cache<Post> = createCache<Post>(postSchema, async (key, before) => {
		const post = await circuit(() => source.findPost(key.slice(toKey("").length)));
		if (before && JSON.stringify(post) !== JSON.stringify(before)) onChange();
		return post;
	});

	/** Loads the list. Visitors wait only for the first one: it has the newest posts, and the whole list follows. */
	async function loadList(before: List | null): Promise<List> {
		const version = await source.loadVersion();
		if (!before) {
			const { posts: newest, isAll } = await source.listNewest();
			return { posts: newest, version, wholeAt: isAll ? getTime() : INCOMPLETE };
		}
		const age = getTime() - before.wholeAt;
		if (version === before.version && age >= 0 && age < WHOLE_LIST_TTL) return before;
		const list = { posts: await source.listPosts(), version, wholeAt: getTime() };
		renewChanged(before.posts, list.posts).catch(logError);
		// An unchanged list stays the same object, by which other modules cache what they derive from it.
		if (JSON.stringify(before.posts) === JSON.stringify(list.posts)) list.posts = before.posts;
		return list;
	}

	/** Renews stored posts that have changed or are no longer listed. */
	async function renewChanged(before: readonly PostSummary[], after: readonly PostSummary[]) {
		const changed = new Map(before.map(({ slug, modified }) => [slug, toIso(modified)]));
		for (const { slug, modified } of after) {
			// A new post may be cached as missing.
			if (!changed.has(slug)) posts.delete(toKey(decodeSlug(slug)));
			if (changed.get(slug) === toIso(modified)) changed.delete(slug);
		}
		for (const slug of [...changed.keys()].slice(0, MAX_RENEWALS)) {
			const key = toKey(decodeSlug(slug));
			const cached = posts.peek(key, { allowStale: true }) ?? (await disk.load(key));
			if (cached?.value) await renew(posts, key);
		}
	}

	async function listPosts(): Promise<PostSummary[]> {
		const { value } = await lists.forceFetch(LIST);
		if (!value) throw new Error("there is no list");
		if (value.wholeAt === INCOMPLETE)
			void lists.fetch(LIST, { forceRefresh: true, context: "forced" });
		return value.posts;
	}

	async function findPost(slug: string): Promise<Post | null> {
		const key = toKey(slug);
		// A post that was missing may exist by now, so that no stale entry is served for it.
		const allowStale = posts.peek(key, { allowStale: true })?.value !== null;
		return (await posts.forceFetch(key, { allowStale })).value;
	}

	/** Fetches the list when it has changed, and every cached post that has; also the post of the slug. */
	async function refresh(slug?: string): Promise<void> {
		await renew(lists, LIST);
		if (slug) await renew(posts, toKey(slug));
	}

	/** Fetches the newest posts that are not stored yet, one after the other. */
	async function warm(count: number): Promise<void> {
		for (const { slug } of (await listPosts()).slice(0, count)) await findPost(decodeSlug(slug));
	}

	return {
		listPosts,
		findPost,
		refresh,
		poll: () => refresh().catch(logError),
		warm: (count: number) => warm(count).catch(logError),
		/** Returns when the list was last fetched, in Unix ms, and whether that has failed since then. */
		getHealth: () => health,
	};
}

/** Fetches again, and once more if a request was under way already, as that one may have come before the change. */
async function renew<Value>(cache: Cache<Value>, key: string): Promise<void> {
	const options = { forceRefresh: true, allowStale: false, context: "forced" } as const;
	const status: LRUCache.Status<string, Entry<Value>, "forced" | undefined> = {};
	const renewal = cache.forceFetch(key, { ...options, status });
	if (status.fetch === "inflight") {
		await renewal.catch(() => {});
		await cache.forceFetch(key, options);
	} else await renewal;
}

/** Creates a function that logs the same error once a minute, not for every visitor. */
function createErrorLog(): (error: unknown) => void {
	let logged = "";
	let loggedAt = Number.NEGATIVE_INFINITY;
	return (error) => {
		if (error instanceof CircuitOpen) return;
		const message = error instanceof Error ? error.message : String(error);
		if (message === logged && performance.now() - loggedAt < MINUTE) return;
		logged = message;
		loggedAt = performance.now();
		warn(`The blog's source does not respond, and stored posts are shown: ${message}`);
	};
}
