import * as z from "zod/mini";
import { warn } from "#app/operations-log.ts";
import { type Circuit, createCircuit, Resting } from "./cache/circuit.ts";
import type { DiskStore } from "./cache/disk-store.ts";
import { createStaleCache } from "./cache/stale-cache.ts";
import { decodeSlug } from "./decode-slug.ts";
import type { BlogSource, Post, PostSummary } from "./post.ts";
import { RestError } from "./wordpress/rest-client.ts";
import type { ListVersion, WordPressSource } from "./wordpress/wordpress-source.ts";

type CachedSettings = {
	/** How long an answer is fresh, in ms. */
	ttl: number;
	disk: DiskStore;
	/** Called when the list, or a post that was known, is no longer what it was. */
	onChange?: () => void;
	circuit?: Circuit;
	now?: () => number;
};

export type CachedSource = BlogSource & {
	/** Renews the list when it has changed, and every post that has; given a slug, that one in any case. */
	refresh(slug?: string): Promise<void>;
	/** The same at its own time; a fault goes to the log. */
	poll(): Promise<void>;
	/** When the CMS last answered for the list, in Unix ms, and whether it failed since then. */
	readHealth(): { fetchedAt: number | null; isFailing: boolean };
	/** Fetches the newest posts that are not kept yet, one after the other. */
	warm(count: number): Promise<void>;
};

/** The list is fetched whole at least this often, in ms: an author's new name changes no version. */
const WHOLE_LIST_MS = 600_000;
/** As the time of a list of which only the newest part is there. */
const INCOMPLETE = 0;
const MOST_AT_ONCE = 50;
const LIST = "list";
const toKey = (slug: string) => `post ${slug.toLowerCase()}`;

const listedSchema = z.object({
	posts: z.array(z.looseObject({ slug: z.string(), title: z.string(), date: z.string() })),
	version: z.nullable(z.string()),
	wholeAt: z.number(),
});
const postSchema = z.looseObject({ slug: z.string(), title: z.string(), content: z.string() });

type Listed = { posts: PostSummary[]; version: ListVersion | null; wholeAt: number };

/**
 * A source that outlives its CMS: fresh for a while, then stale while one request renews it, stale for as long
 * as the CMS fails, kept on the disk across restarts. Throws only when it has nothing at all.
 */
export function createCachedSource(
	source: WordPressSource,
	settings: CachedSettings,
): CachedSource {
	const {
		ttl,
		disk,
		circuit = createCircuit({ isOutage, ...(settings.now && { now: settings.now }) }),
		onChange = () => {},
		now = Date.now,
	} = settings;
	const tellFault = createTeller();
	const onFault = (_key: string, error: unknown) => tellFault(error);
	const lists = createStaleCache<Listed>({
		ttl,
		disk,
		now,
		onFault,
		onFetch: ({ posts: fetched }, before) => {
			if (fetched !== before?.posts) onChange();
		},
		// It was written by this very module, whose folder names the version of its form.
		parse: (value) => listedSchema.parse(value) as Listed,
	});
	const posts = createStaleCache<Post | null>({
		ttl,
		disk,
		now,
		onFault,
		onFetch: (post, before) => {
			if (before && JSON.stringify(post) !== JSON.stringify(before)) onChange();
		},
		parse: (value) => postSchema.parse(value) as Post,
	});

	let health: ReturnType<CachedSource["readHealth"]> = { fetchedAt: null, isFailing: false };
	const loadList = () =>
		circuit(readList).then(
			(listed) => {
				health = { fetchedAt: now(), isFailing: false };
				return listed;
			},
			(error: unknown) => {
				health = { ...health, isFailing: true };
				throw error;
			},
		);
	const loadPost = (slug: string) => () => circuit(() => source.findPost(slug));

	async function readList(): Promise<Listed> {
		const before = await lists.peek(LIST);
		if (!before) return readNewest();
		const version = await source.readVersion();
		const age = now() - before.wholeAt;
		if (version === before.version && age >= 0 && age < WHOLE_LIST_MS) return before;
		const listed = { posts: await source.listPosts(), version, wholeAt: now() };
		renewChanged(before.posts, listed.posts).catch(tellFault);
		// The same list is the same object, for those who keep what they made of it.
		if (JSON.stringify(before.posts) === JSON.stringify(listed.posts)) listed.posts = before.posts;
		return listed;
	}

	/** The first time visitors wait: the newest come at once, the whole list after them. */
	async function readNewest(): Promise<Listed> {
		const version = await source.readVersion();
		const { posts: newest, isAll } = await source.listNewest();
		return { posts: newest, version, wholeAt: isAll ? now() : INCOMPLETE };
	}

	/** What is kept of posts that changed, or are listed no more, is asked for anew. */
	async function renewChanged(
		before: readonly PostSummary[],
		after: readonly PostSummary[],
	): Promise<void> {
		const known = new Map(before.map(({ slug, modified }) => [slug, modified]));
		// Somebody may have been told that a new one is not there.
		for (const { slug } of after) if (!known.has(slug)) posts.age(toKey(decodeSlug(slug)));
		const same = after.filter(({ slug, modified }) => known.get(slug) === modified);
		for (const { slug } of same) known.delete(slug);
		for (const slug of [...known.keys()].slice(0, MOST_AT_ONCE)) {
			const wanted = decodeSlug(slug);
			const kept = await posts.peek(toKey(wanted));
			if (kept) await posts.renew(toKey(wanted), loadPost(wanted));
		}
	}

	async function readPosts(): Promise<PostSummary[]> {
		const listed = await lists.read(LIST, loadList);
		if (listed.wholeAt === INCOMPLETE) lists.renew(LIST, loadList).catch(tellFault);
		return listed.posts;
	}

	async function refresh(slug?: string): Promise<void> {
		await lists.renewAnew(LIST, loadList);
		if (!slug) return;
		// Brought from the disk, so that a change is seen as one.
		await posts.peek(toKey(slug));
		await posts.renewAnew(toKey(slug), loadPost(slug));
	}

	return {
		listPosts: readPosts,
		findPost: (slug) => posts.read(toKey(slug), loadPost(slug)),
		refresh,
		poll: () => refresh().catch(tellFault),
		readHealth: () => health,
		async warm(count) {
			try {
				const all = await readPosts();
				for (const post of all.slice(0, count)) {
					const slug = decodeSlug(post.slug);
					if (!(await posts.peek(toKey(slug)))) await posts.renew(toKey(slug), loadPost(slug));
				}
			} catch (error) {
				tellFault(error);
			}
		},
	};
}

/** A refusal of one request, or one answer that is too large, tells nothing of the others. */
function isOutage(error: unknown): boolean {
	if (!(error instanceof RestError)) return true;
	return !error.isTooLarge && (error.status ?? 500) >= 500;
}

/** The same fault is told once a minute, not for every visitor. */
function createTeller(): (error: unknown) => void {
	let told = "";
	let toldAt = Number.NEGATIVE_INFINITY;
	return (error) => {
		if (error instanceof Resting) return;
		const words = error instanceof Error ? error.message : String(error);
		if (words === told && performance.now() - toldAt < 60_000) return;
		told = words;
		toldAt = performance.now();
		warn(`The blog's source does not answer, and what is kept is shown: ${words}`);
	};
}
