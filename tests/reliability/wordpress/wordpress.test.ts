import { setTimeout } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type OwnSite, startSite } from "../../support/site.ts";
import { browser, provideSiteAndBrowser } from "../../support/site-and-browser.ts";
import { decode, readPublicPosts } from "./public-posts.ts";
import { listReleases } from "./releases.ts";
import { findIncomplete, NOT_LOADED, readListedPaths, readPage } from "./site-pages.ts";
import { BREAKAGES, startWordpress, type Wordpress } from "./start-wordpress.ts";
import { walkPosts } from "./walk-posts.ts";

const TTL = 2_000;
const BLOG_TTL = `${TTL / 1_000}s`;
/** What a stale answer sets off is there at the next look. */
const SOON = { timeout: 3 * TTL, interval: 250 };
/** One look, however long it takes on a busy machine. */
const AT_ONCE = { timeout: 10_000, interval: 10_000 };
const SECRET = `whsec_${Buffer.from("a key of the tests, and no other").toString("base64")}`;
const HIDDEN = ["behind-a-password", "draft", "pending", "and-private", "until-2090"];

provideSiteAndBrowser();

describe.each(listReleases())("with WordPress %s", (release) => {
	let wordpress: Wordpress;
	let site: OwnSite;

	beforeAll(async () => {
		wordpress = await startWordpress(release);
		site = await startSiteOf({ BLOG_TTL });
		return async () => {
			await end(site);
			await wordpress.stop();
		};
	}, 120_000);

	afterEach(() => wordpress.mend());

	const startSiteOf = (settings: Record<string, string>) =>
		startSite({ CONTENT_API_URL: wordpress.restBase, ...settings });

	/** A site may tell its log what its WordPress did. */
	async function end(ended: OwnSite): Promise<void> {
		await ended.takeErrors();
		await ended.stop();
	}

	/** The list's addresses, once the site shows what WordPress has by now. */
	async function settle(): Promise<string[]> {
		const posts = await readPublicPosts(wordpress.restBase);
		const read = async () => (await readListedPaths(site)).map(decode);
		await expect
			.poll(read, { timeout: 20_000, interval: 500 })
			.toEqual(posts.map(({ path }) => path));
		return readListedPaths(site);
	}

	test("the list shows every public post once, newest first, and nothing hidden", async () => {
		const posts = await readPublicPosts(wordpress.restBase);
		const paths = await readListedPaths(site);
		expect(paths.map(decode)).toEqual(posts.map(({ path }) => path));
		expect(posts.length).toBeGreaterThan(30);
		const { html } = await readPage(site, "/blog?page=4");
		expect(html).not.toContain("HIDDEN");
	});

	test("every post opens, with its title, author, date and pictures and without its scripts", async () => {
		const posts = await readPublicPosts(wordpress.restBase);
		const paths = await readListedPaths(site);
		expect(await walkPosts(browser, site, posts, paths)).toEqual([]);
	}, 240_000);

	test("what is hidden or was never there is missing", async () => {
		for (const slug of ["no-such-post", ...HIDDEN.map((name) => `hidden-${name}`)]) {
			const { status, html } = await readPage(site, `/blog/${slug}`);
			expect([slug, status]).toEqual([slug, 404]);
			expect(html).not.toContain("HIDDEN");
		}
	});

	test.each([
		["soon after", { BLOG_TTL }, SOON],
		["at once by the hook", { BLOG_TTL: "60m", CONTENT_HOOK_SECRET: SECRET }, AT_ONCE],
	])("what is published, changed or removed is seen %s", async (_when, settings, patience) => {
		const own = await startSiteOf(settings);
		onTestFinished(() => end(own));
		await readListedPaths(own);
		if ("CONTENT_HOOK_SECRET" in settings)
			wordpress.setHook({ url: `${own.origin}/hooks/content`, secret: SECRET });
		const [slug = ""] = await wordpress.publish({ title: "Fresh", content: "<p>One</p>" });
		const path = `/blog/${slug}`;
		const list = () => readListedPaths(own);
		await expect.poll(list, patience).toContain(path);
		const read = () => readPage(own, path);
		expect((await read()).html).toContain("Fresh");
		await wordpress.update(slug, { title: "Pressed again" });
		await expect.poll(async () => (await read()).html, patience).toContain("Pressed again");
		await wordpress.remove(slug);
		await expect.poll(read, patience).toMatchObject({ status: 404 });
		await expect.poll(list, patience).not.toContain(path);
	});

	test.each(BREAKAGES)("%s: every page is there as it was", async (how) => {
		const paths = await settle();
		await wordpress.break(how);
		const pages = ["/", "/blog", "/blog?page=2", ...paths.slice(0, 12)];
		// Stale at the second time, and its renewal has failed by the third.
		for (const pause of [0, TTL + 100, 500]) {
			await setTimeout(pause);
			expect(await findIncomplete(site, pages)).toEqual([]);
		}
		expect(await readListedPaths(site)).toEqual(paths);
	});

	test("a first start without it says so, and finds the posts when they are back", async () => {
		await wordpress.break("connection refused");
		const fresh = await startSiteOf({ BLOG_TTL });
		onTestFinished(() => end(fresh));
		for (const path of ["/blog", "/blog/no-picture-at-all"]) {
			const { status, html } = await readPage(fresh, path);
			expect([path, status]).toEqual([path, 503]);
			expect(html).toContain(NOT_LOADED);
		}
		expect((await readPage(fresh, "/")).status).toBe(200);
		await wordpress.mend();
		const ask = () => readPage(fresh, "/blog/no-picture-at-all");
		await expect.poll(ask, { timeout: 30_000, interval: 500 }).toMatchObject({ status: 200 });
	});

	test("more posts than one answer holds are all listed", async () => {
		const day = (index: number) => new Date(Date.UTC(2018, 0, index, 12)).toISOString();
		const posts = Array.from({ length: 120 }, (_, index) => ({
			title: `Note no. ${index}`,
			content: `<p>What was noted as no. ${index}.</p>`,
			date: day(index).slice(0, 19),
		}));
		await wordpress.publish(...posts);
		expect((await settle()).length).toBeGreaterThan(150);
	});
});
