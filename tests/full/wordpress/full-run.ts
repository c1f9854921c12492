import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { BREAKAGES, type Breakage } from "./breakages.ts";
import { type PublicPost, readPublicPosts } from "./public-posts.ts";
import {
	type Answers,
	askRepeatedly,
	decode,
	readListedPaths,
	readPage,
	readSlug,
} from "./site-pages.ts";
import { startSiteOf } from "./site-process.ts";
import type { Wordpress } from "./start-wordpress.ts";
import { walkPosts } from "./walk-posts.ts";

/** What the site promises: in ms for an answer from what it keeps, in seconds for a change to be seen. */
export const PROMISE = { answer: 300, recovery: 60 };
/** The first state, to compare the others with. */
const HEALTHY = "as it should be";
/** Of the site while WordPress is broken; the times of publishing are taken with the default. */
const BLOG_TTL = "2s";
/** Each breakage lasts so long, in ms: several times the above, and over the time that the site leaves it alone. */
const BROKEN_FOR = 15_000;
const SECRET = `whsec_${Buffer.from("a key of the tests, and no other").toString("base64")}`;
const LONGEST = 180_000;

export type StateReport = Answers & {
	state: Breakage | typeof HEALTHY;
	/** In ms. */
	median: number;
	/** In seconds, from the moment WordPress answers again; null when it was not seen. */
	recovered: number | null;
};

/** Compares the site's list with WordPress's own and opens every post of it. */
export async function walkAll(
	browser: Browser,
	restBase: string,
): Promise<{ count: number; faults: string[] }> {
	const site = await startSiteOf(restBase, { BLOG_TTL });
	try {
		const posts = await readPublicPosts(restBase);
		const paths = await readListedPaths(site.origin);
		const faults = await walkPosts(browser, site.origin, posts, paths);
		return { count: posts.length, faults: [...compareLists(posts, paths), ...faults] };
	} finally {
		await site.end("SIGKILL");
	}
}

function compareLists(posts: readonly PublicPost[], paths: readonly string[]): string[] {
	const wanted = posts.map(({ slug }) => decode(slug));
	const listed = paths.map(readSlug);
	const at = wanted.findIndex((slug, index) => slug !== listed[index]);
	if (at < 0 && wanted.length === listed.length) return [];
	return [
		`the list has ${listed.length} of ${wanted.length}; no. ${at + 1} is ${listed[at]} instead of ${wanted[at]}`,
	];
}

/** Breaks WordPress in every way, one after the other, under a visitor who reads on. */
export async function breakAll(
	wordpress: Wordpress,
	tell: (report: StateReport) => void,
): Promise<void> {
	const site = await startSiteOf(wordpress.restBase, { BLOG_TTL });
	try {
		const paths = (await readListedPaths(site.origin)).slice(0, 8);
		const pages = ["/", "/blog", "/blog?page=2", ...paths];
		await askRepeatedly(site.origin, pages);
		for (const state of [HEALTHY, ...BREAKAGES] as const) {
			if (state !== HEALTHY) await wordpress.break(state);
			const answers = await askRepeatedly(site.origin, pages, BROKEN_FOR);
			await wordpress.mend();
			const recovered = await timePublishing(wordpress, site.origin);
			const sorted = answers.times.toSorted((one, other) => one - other);
			const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
			tell({ ...answers, state, median, recovered });
		}
	} finally {
		await wordpress.mend();
		await site.end("SIGKILL");
	}
}

/** Seconds from publishing a post to its place on the list, with the default BLOG_TTL. */
export async function timeHook(
	wordpress: Wordpress,
): Promise<{ without: number | null; with: number | null }> {
	const site = await startSiteOf(wordpress.restBase, { CONTENT_HOOK_SECRET: SECRET });
	try {
		await readListedPaths(site.origin);
		const without = await timePublishing(wordpress, site.origin);
		wordpress.setHook({ url: `${site.origin}/hooks/content`, secret: SECRET });
		return { without, with: await timePublishing(wordpress, site.origin) };
	} finally {
		wordpress.setHook(null);
		await site.end("SIGKILL");
	}
}

async function timePublishing(wordpress: Wordpress, origin: string): Promise<number | null> {
	const begun = performance.now();
	// A name of its own each time: the site may still list the one before.
	const slug = await wordpress.publish({ title: randomUUID(), content: "<p>Just now.</p>" });
	try {
		while (performance.now() - begun < LONGEST) {
			const { html } = await readPage(origin, "/blog");
			if (html.includes(`href="/blog/${slug}"`)) return (performance.now() - begun) / 1_000;
			await setTimeout(250);
		}
		return null;
	} finally {
		await wordpress.remove(slug);
	}
}
