import { setTimeout } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browser, provideSiteAndBrowser } from "../../support/provided.ts";
import { readHtml } from "../../support/read-html.ts";
import { isShort } from "../../support/short.ts";
import type { NodeProcess } from "../crash/node-process.ts";
import { BREAKAGES } from "./breakages.ts";
import { readPublicPosts } from "./public-posts.ts";
import { listReleases } from "./releases.ts";
import { startSharedWordpress } from "./shared-wordpress.ts";
import {
	decode,
	findIncomplete,
	NOT_LOADED,
	readListedPaths,
	readPage,
	readSlug,
} from "./site-pages.ts";
import { startSiteOf } from "./site-process.ts";
import { startWordpress, type Wordpress } from "./start-wordpress.ts";
import { walkPosts } from "./walk-posts.ts";

const TTL = 2_000;
const BLOG_TTL = `${TTL / 1_000}s`;
/** What a stale answer sets off is there at the next look. */
const SOON = { timeout: 3 * TTL, interval: 250 };
const SECRET = `whsec_${Buffer.from("a key of the tests, and no other").toString("base64")}`;
const HIDDEN = ["behind-a-password", "draft", "pending", "and-private", "until-2090"];

provideSiteAndBrowser();

describe.each(listReleases())("with WordPress %s", (release) => {
	let wordpress: Wordpress;
	let site: NodeProcess;

	beforeAll(async () => {
		wordpress = await startWordpress(release);
		site = await startSiteOf(wordpress.restBase, { BLOG_TTL });
		return () => Promise.all([wordpress.stop(), site.end("SIGKILL")]);
	}, 120_000);

	afterEach(() => wordpress.mend());

	/** The list's addresses, once the site shows what WordPress has by now. */
	async function settle(): Promise<string[]> {
		const posts = await readPublicPosts(wordpress.restBase);
		const slugs = posts.map(({ slug }) => decode(slug));
		const read = async () => (await readListedPaths(site.origin)).map(readSlug);
		await expect.poll(read, { timeout: 20_000, interval: 500 }).toEqual(slugs);
		return readListedPaths(site.origin);
	}

	test("the list shows every public post once, newest first, and nothing hidden", async () => {
		const posts = await readPublicPosts(wordpress.restBase);
		const paths = await readListedPaths(site.origin);
		expect(paths.map(readSlug)).toEqual(posts.map(({ slug }) => decode(slug)));
		expect(posts.length).toBeGreaterThan(30);
		const { html } = await readPage(site.origin, "/blog?page=4");
		expect(html).not.toContain("HIDDEN");
	});

	test("every post opens, with its title, author, date and pictures and without its scripts", async () => {
		const posts = await readPublicPosts(wordpress.restBase);
		const paths = await readListedPaths(site.origin);
		expect(await walkPosts(browser, site.origin, posts, paths)).toEqual([]);
	}, 120_000);

	test("what is hidden or was never there is missing", async () => {
		for (const slug of ["no-such-post", ...HIDDEN.map((name) => `hidden-${name}`)]) {
			const { status, html } = await readPage(site.origin, `/blog/${slug}`);
			expect([slug, status]).toEqual([slug, 404]);
			expect(html).not.toContain("HIDDEN");
		}
	});

	test("what is published, changed or removed is seen soon after", async () => {
		const isListed = async (path: string) => (await readListedPaths(site.origin)).includes(path);
		const slug = await wordpress.publish({ title: "Fresh from the press", content: "<p>One</p>" });
		const path = `/blog/${slug}`;
		await expect.poll(() => isListed(path), SOON).toBe(true);
		expect((await readPage(site.origin, path)).html).toContain("Fresh from the press");
		await wordpress.update(slug, { title: "Pressed again" });
		const isChanged = async () =>
			(await readPage(site.origin, path)).html.includes("Pressed again");
		await expect.poll(isChanged, SOON).toBe(true);
		await wordpress.remove(slug);
		await expect.poll(async () => (await readPage(site.origin, path)).status, SOON).toBe(404);
		await expect.poll(() => isListed(path), SOON).toBe(false);
	});

	test("the hook makes changes seen at once", async () => {
		const slow = await startSiteOf(wordpress.restBase, {
			BLOG_TTL: "60m",
			CONTENT_HOOK_SECRET: SECRET,
		});
		onTestFinished(async () => {
			wordpress.setHook(null);
			await slow.end("SIGKILL");
		});
		await readListedPaths(slow.origin);
		wordpress.setHook({ url: `${slow.origin}/hooks/content`, secret: SECRET });
		const slug = await wordpress.publish({ title: "Told by the hook", content: "<p>One</p>" });
		const path = `/blog/${slug}`;
		expect(await readListedPaths(slow.origin)).toContain(path);
		expect((await readPage(slow.origin, path)).html).toContain("Told by the hook");
		await wordpress.update(slug, { title: "Told once more" });
		expect((await readPage(slow.origin, path)).html).toContain("Told once more");
		await wordpress.remove(slug);
		expect((await readPage(slow.origin, path)).status).toBe(404);
		expect(await readListedPaths(slow.origin)).not.toContain(path);
	});

	test("authors without pictures are authors all the same", async () => {
		await wordpress.setOption("show_avatars", "0");
		onTestFinished(() => wordpress.setOption("show_avatars", "1"));
		const path = "/blog/where-the-map-sends-people";
		await wordpress.update("where-the-map-sends-people", { content: "<p>No faces today</p>" });
		const read = async () => (await readPage(site.origin, path)).html;
		await expect.poll(read, SOON).toContain("No faces today");
		expect(readHtml(await read()).text("main")).toContain("Seán O'Hara & Söhne");
	});

	describe("that breaks", () => {
		test.each(BREAKAGES)("%s: every page is there as it was", async (how) => {
			const paths = await settle();
			await wordpress.break(how);
			const pages = ["/", "/blog", "/blog?page=2", ...paths.slice(0, 12)];
			// Stale at the second time, and its renewal has failed by the third.
			for (const pause of [0, TTL + 100, 500]) {
				await setTimeout(pause);
				expect(await findIncomplete(site.origin, pages)).toEqual([]);
			}
			expect(await readListedPaths(site.origin)).toEqual(paths);
		});

		test("a restart in the meantime costs no post", async () => {
			const paths = await settle();
			await findIncomplete(site.origin, paths);
			await wordpress.break("connection refused");
			await site.end("SIGTERM");
			await site.startAgain();
			expect(await readListedPaths(site.origin)).toEqual(paths);
			expect(await findIncomplete(site.origin, paths)).toEqual([]);
		});

		test("a first start says so, and finds the posts when they are back", async () => {
			await wordpress.break("connection refused");
			const fresh = await startSiteOf(wordpress.restBase, { BLOG_TTL });
			onTestFinished(() => fresh.end("SIGKILL"));
			for (const path of ["/blog", "/blog/no-picture-at-all"]) {
				const { status, html } = await readPage(fresh.origin, path);
				expect([path, status]).toEqual([path, 503]);
				const page = readHtml(html);
				expect(page.text("main")).toContain(NOT_LOADED);
				const again = page.select("main a").find((link) => link.textContent === "Try again");
				expect(again?.getAttributeValue("href")).toBe(path);
			}
			expect((await readPage(fresh.origin, "/")).status).toBe(200);
			await wordpress.mend();
			const ask = async () => (await readPage(fresh.origin, "/blog/no-picture-at-all")).status;
			await expect.poll(ask, { timeout: 30_000, interval: 500 }).toBe(200);
		});
	});

	test("more posts than one answer holds are all listed", async () => {
		await wordpress.publishMany(120);
		expect((await settle()).length).toBeGreaterThan(150);
	});
});

test.skipIf(isShort)(
	"every post of the larger WordPress opens, where ../shared has one",
	async () => {
		const shared = await startSharedWordpress();
		if (!shared) return console.log("No ../shared/wordpress here, so its posts are left out.");
		const site = await startSiteOf(shared.restBase, { BLOG_TTL });
		onTestFinished(async () => {
			await Promise.all([shared.stop(), site.end("SIGKILL")]);
		}, 60_000);
		const posts = await readPublicPosts(shared.restBase);
		const paths = await readListedPaths(site.origin);
		expect(paths.map(readSlug)).toEqual(posts.map(({ slug }) => decode(slug)));
		expect(await walkPosts(browser, site.origin, posts, paths)).toEqual([]);
	},
	600_000,
);
