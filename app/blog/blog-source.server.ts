import { createHash } from "node:crypto";
import { join } from "node:path";
import { getContent, type SiteContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { Env } from "#app/env.ts";
import { isAllowedPicture, listSources } from "#app/pictures/allowed-sources.ts";
import { makeSrcSet, toPictureAddress } from "#app/pictures/picture-address.ts";
import { openDiskStore } from "./cache/disk-store.ts";
import { type CachedSource, createCachedSource } from "./cached-source.ts";
import { createEmbeddedSource } from "./embedded-source.ts";
import type { BlogSource } from "./post.ts";
import { createRestClient } from "./wordpress/rest-client.ts";
import type { Surroundings } from "./wordpress/to-post.ts";
import { createWordPressSource } from "./wordpress/wordpress-source.ts";

/** Counted up when what is kept of a post, or how it is made safe, changes. */
const KEPT_VERSION = 2;
/** So many posts are fetched before anybody asks, to be there when the CMS is not. */
const WARM_POSTS = 50;

let chosen: BlogSource | undefined;
let embedded: { content: SiteContent; source: BlogSource } | undefined;
let wordPress: CachedSource | undefined;
let polling: NodeJS.Timeout | undefined;
let version = 0;

/** Puts another source behind the blog; by default it is what the settings name. */
export function setBlogSource(next: BlogSource | undefined): void {
	chosen = next;
	version += 1;
}

/** Grows whenever the list of posts or one of them has become another one. */
export function readBlogVersion(): number {
	return version;
}

/** Where the posts come from: the content API, or else the embedded posts. */
export function getBlogSource(): BlogSource {
	return chosen ?? getWordPress() ?? getEmbedded();
}

/** Begins to fetch posts and to look for changes, when there is a content API. */
export function startPolling(): void {
	const blog = getWordPress();
	if (!blog) return;
	void blog.warm(WARM_POSTS);
	polling = setInterval(() => void blog.poll(), getEnv().BLOG_TTL).unref();
}

export function stopPolling(): void {
	clearInterval(polling);
}

/** Renews the list, and a post when its slug is given. False when there is no content API; throws when it fails. */
export async function refreshBlog(slug: string | undefined): Promise<boolean> {
	const blog = getWordPress();
	await blog?.refresh(slug);
	return blog !== undefined;
}

/** How the source is: `stale` when it was not asked for longer than it should be. */
export function readBlogState(now: number): {
	state: "embedded" | "fresh" | "stale" | "failing";
	fetchedAt: number | null;
} {
	const blog = getWordPress();
	if (!blog) return { state: "embedded", fetchedAt: null };
	const { fetchedAt, isFailing } = blog.readHealth();
	if (isFailing) return { state: "failing", fetchedAt };
	const isFresh = fetchedAt !== null && now - fetchedAt <= 2 * getEnv().BLOG_TTL;
	return { state: isFresh ? "fresh" : "stale", fetchedAt };
}

/** Made anew when the content was read again. */
function getEmbedded(): BlogSource {
	const content = getContent();
	if (embedded?.content !== content)
		embedded = { content, source: createEmbeddedSource(content, getEnv().SITE_URL) };
	return embedded.source;
}

function getWordPress(): CachedSource | undefined {
	const env = getEnv();
	if (env.CONTENT_API_URL) wordPress ??= openWordPress(env, env.CONTENT_API_URL);
	return wordPress;
}

function openWordPress(env: Env, base: string): CachedSource {
	const ask = createRestClient({ base });
	const name = createHash("sha256").update(`${KEPT_VERSION} ${base}`).digest("hex").slice(0, 12);
	return createCachedSource(createWordPressSource(ask, describeSurroundings(env, base)), {
		ttl: env.BLOG_TTL,
		disk: openDiskStore(join(env.DATA_DIR, "blog", name)),
		onChange: () => {
			version += 1;
		},
	});
}

function describeSurroundings(env: Env, base: string): Surroundings {
	const { services, site } = getContent();
	const { hosts } = listSources(base, env.PICTURE_HOSTS);
	const isShown = (address: string) => {
		const url = URL.parse(address, base);
		return url && isAllowedPicture(url, hosts) ? url.href : null;
	};
	return {
		cmsOrigin: new URL(base).origin,
		siteOrigin: env.SITE_URL,
		fallbackAuthor: site.name,
		toPicture: (address, width) => {
			const shown = isShown(address);
			return shown && toPictureAddress(shown, width);
		},
		toSrcSet: (address, width) => {
			const shown = isShown(address);
			return shown && makeSrcSet(shown, width);
		},
		drawCover: (key) => {
			const service = services[Number.parseInt(key, 16) % services.length];
			return `/art/cover/${service?.slug}/${key}.svg`;
		},
		toLocalLink: ({ origin, pathname, search, hash }) =>
			origin === env.SITE_URL ? pathname + search + hash : null,
	};
}
