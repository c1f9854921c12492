import { AsyncLocalStorage } from "node:async_hooks";
import { hash } from "node:crypto";
import { join } from "node:path";
import { getContent, hasPage, type SiteContent } from "#app/content/content.server.ts";
import { type Env, getEnv } from "#app/platform/env.server.ts";
import { splitLogin } from "#app/platform/http/login.ts";
import { getAgencyRegion, getSiteLanguage } from "#app/platform/region.ts";
import { type CachedSource, createCachedSource } from "./cached-source.ts";
import { createDiskStore } from "./disk-store.ts";
import { createEmbeddedSource } from "./embedded-source.ts";
import { isAllowedPicture, listSources } from "./pictures/allowed-sources.ts";
import { buildSrcSet, toPictureAddress } from "./pictures/picture-address.ts";
import type { BlogSource } from "./post.ts";
import { createRestClient } from "./wordpress/rest-client.ts";
import type { PostContext } from "./wordpress/to-post.ts";
import {
	createWordPressSource,
	type DraftPost,
	type WordPressSource,
} from "./wordpress/wordpress-source.ts";

type WordPress = CachedSource & Pick<WordPressSource, "findDraft">;

/** The version of the stored form; increment it when the form of a stored post, or its sanitisation, changes. */
const STORE_VERSION = 5;
/** The number of posts that are fetched at the start, for the time when the CMS is down. */
const WARM_POSTS = 50;

let override: BlogSource | undefined;
/** Sources by content. Reloaded content is another object, and has another source. */
const embedded = new WeakMap<SiteContent, BlogSource>();
/** The sources of pages that show a draft. */
const drafted = new AsyncLocalStorage<BlogSource>();
let wordPress: WordPress | undefined;
let polling: NodeJS.Timeout | undefined;
let version = 0;

/** Replaces the source that the settings choose; undefined restores it. */
export function setBlogSource(next: BlogSource | undefined): void {
	override = next;
	version += 1;
}

/** Returns a number that increases whenever the list or a post has changed. */
export function getBlogVersion(): number {
	return version;
}

/** Returns the content API as the source if there is one, or else the posts of `content/posts`. */
export function getBlogSource(): BlogSource {
	const shown = drafted.getStore() ?? override;
	return shown ?? (hasPage("/blog") ? getWordPress() : undefined) ?? getEmbedded();
}

/** Runs what sees posts of another source than visitors do. */
export function runWithBlogSource<Result>(source: BlogSource, run: () => Result): Result {
	return drafted.run(source, run);
}

/** Fetches a draft of the content API, which nothing keeps. Throws when that fails. */
export async function fetchDraft(id: string, token: string): Promise<DraftPost | null> {
	return (await getWordPress()?.findDraft(id, token)) ?? null;
}

export function startPolling(): void {
	const blog = getWordPress();
	if (!blog) return;
	void blog.warm(WARM_POSTS);
	polling = setInterval(() => void blog.poll(), getEnv().BLOG_TTL).unref();
}

export function stopPolling(): void {
	clearInterval(polling);
}

/** Fetches the list, and the post of the slug. Throws when that fails. */
export async function refreshBlog(slug: string | undefined): Promise<void> {
	await getWordPress()?.refresh(slug);
}

/** Returns the state of the source, which is `stale` when the list was fetched longer ago than it should be. */
export function getBlogState(now: number) {
	const blog = getWordPress();
	if (!blog) return { state: "embedded", fetchedAt: null } as const;
	const { fetchedAt, isFailing } = blog.getHealth();
	if (isFailing) return { state: "failing", fetchedAt } as const;
	const isFresh = fetchedAt !== null && now - fetchedAt <= 2 * getEnv().BLOG_TTL;
	return { state: isFresh ? "fresh" : "stale", fetchedAt } as const;
}

/** Returns the source of the posts of the content. */
function getEmbedded(): BlogSource {
	const content = getContent();
	const source = embedded.get(content) ?? createEmbeddedSource(content, getEnv().SITE_URL);
	embedded.set(content, source);
	return source;
}

function getWordPress(): WordPress | undefined {
	const env = getEnv();
	if (env.CONTENT_API_URL) wordPress ??= createWordPress(env, env.CONTENT_API_URL);
	return wordPress;
}

function createWordPress(env: Env, base: string): WordPress {
	// The address is without its login, which relative addresses would inherit.
	const { href } = splitLogin(base).url;
	// Bodies have words of ours in the site's language.
	const form = `${STORE_VERSION} ${getSiteLanguage(getAgencyRegion())}`;
	const folder = hash("sha256", `${form} ${href}`).slice(0, 12);
	const source = createWordPressSource(createRestClient({ base }), createPostContext(env, href));
	const cached = createCachedSource(source, {
		ttl: env.BLOG_TTL,
		disk: createDiskStore(join(env.DATA_DIR, "blog", folder)),
		onChange: () => {
			version += 1;
		},
	});
	return { ...cached, findDraft: source.findDraft };
}

function createPostContext(env: Env, base: string): PostContext {
	const { hosts } = listSources(base, env.PICTURE_HOSTS);
	const findAllowed = (address: string) => {
		const url = URL.parse(address, base);
		return url && isAllowedPicture(url, hosts) ? url.href : null;
	};
	return {
		cmsOrigin: new URL(base).origin,
		siteOrigin: env.SITE_URL,
		get fallbackAuthor() {
			return getContent().site.name;
		},
		toPicture: (address, width) => {
			const allowed = findAllowed(address);
			return allowed && toPictureAddress(allowed, width);
		},
		toSrcSet: (address, width) => {
			const allowed = findAllowed(address);
			return allowed && buildSrcSet(allowed, width);
		},
		toCoverPath: (key) => {
			const { services } = getContent();
			const service = services[Number.parseInt(key, 16) % services.length];
			return `/art/cover/${service?.slug}/${key}.svg`;
		},
		toLocalLink: ({ origin, pathname, search, hash }) =>
			origin === env.SITE_URL ? pathname + search + hash : null,
	};
}
