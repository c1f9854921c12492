import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { getPath, hydrate, markDocument, openPage } from "../support/browser.ts";
import { openIn, saveData } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser({ mayWriteErrors: true });

afterEach(() => site.setBlog("embedded"));

const NOT_LOADED = /can’t be loaded just now/;
const [first, second] = content.posts;
const TITLE = first?.title ?? "";
const SECOND = second?.title ?? "";
const POST = `/blog/${first?.slug}`;
const SECOND_POST = `/blog/${second?.slug}`;

/** Returns the placeholders of articles, in order. */
const readSkeletons = (page: Page) =>
	page
		.locator("[data-skeleton]")
		.evaluateAll((all) => all.map((each) => each.getAttribute("data-skeleton")).join(" "));

/** Opens a page that is still streaming: its document has begun, and is not loaded. */
async function openStreaming(page: Page, path: string): Promise<void> {
	await site.setBlog("held");
	await page.goto(path, { waitUntil: "commit" });
	await page.getByRole("contentinfo").waitFor();
}

function findHeading(page: Page, name: string) {
	return page.getByRole("main").getByRole("heading", { name }).first();
}

const TEASER = "card card card";
const LIST = "featured card card card card card card";
const PAGES = [
	{ path: "/", skeletons: TEASER, title: TITLE, articles: "a[href^='/blog/']", count: 3 },
	{
		path: "/blog",
		skeletons: LIST,
		title: SECOND,
		articles: "article",
		count: content.posts.length,
	},
	{ path: POST, skeletons: "article", title: TITLE, articles: "h1", count: 1 },
];

describe("a slow source, on the first page", () => {
	test("teaser, list and article show their skeletons, then what is to be read", async () => {
		const page = await openPage(browser, site);
		for (const { path, skeletons, title, articles, count } of PAGES) {
			await openStreaming(page, path);
			expect(await readSkeletons(page), path).toBe(skeletons);
			await site.setBlog("release");
			await findHeading(page, title).waitFor();
			expect(await readSkeletons(page), path).toBe("");
			await hydrate(page);
			expect(await findHeading(page, title).isVisible(), path).toBe(true);
			expect(await page.getByRole("main").locator(articles).count(), path).toBe(count);
		}
	});

	// The page without JavaScript is tested in tests/requests/blog-source.test.ts.
	test("a missing article becomes the not-found page, kept out of search engines, and a failure is told in words", async () => {
		const page = await openPage(browser, site);
		const messages: string[] = [];
		page.on("console", (message) => messages.push(message.text()));
		await openStreaming(page, "/blog/no-such-post");
		await site.setBlog("release");
		await page.getByText("Oops! Page not found").waitFor();
		expect(await page.getByRole("heading", { level: 1, name: "404" }).count()).toBe(1);
		await hydrate(page);
		await page.waitForFunction(() => document.querySelector("meta[name=robots][content*=noindex]"));
		await expect.poll(() => messages.join()).toContain("/blog/no-such-post");

		await openStreaming(page, "/blog");
		await page.getByText(NOT_LOADED).waitFor();
		expect(await readSkeletons(page)).toBe("");
	});
});

test("a slow source, on the way through the site: skeletons first, then the articles, in place", async () => {
	const page = await openPage(browser, site);
	await saveData(page);
	await page.goto("/about");
	await hydrate(page);
	const isSame = await markDocument(page);
	const header = page.getByRole("banner");
	for (const [link, path, skeletons, title] of [
		[header.getByRole("link", { name: /home/i }), "/", TEASER, TITLE],
		[header.getByRole("link", { name: "Blog" }), "/blog", LIST, SECOND],
		[page.getByRole("link", { name: SECOND }).first(), SECOND_POST, "article", SECOND],
	] as const) {
		await site.setBlog("held");
		await link.click();
		await page.locator("[data-skeleton]").first().waitFor();
		expect(await readSkeletons(page), path).toBe(skeletons);
		expect(getPath(page)).toBe(path);
		await site.setBlog("release");
		await findHeading(page, title).waitFor();
		expect(await readSkeletons(page), path).toBe("");
	}
	// This is a navigation from one article to the next, which is linked below it.
	const links = page.getByRole("main").getByRole("link");
	const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	const next = content.posts.find(({ slug }) => addresses.includes(`/blog/${slug}`));
	await site.setBlog("held");
	await page.locator(`main a[href="/blog/${next?.slug}"]`).first().click();
	await page.locator("[data-skeleton=article]").waitFor();
	expect(await page.getByText(SECOND).count(), "the article before").toBe(0);
	await site.setBlog("release");
	await findHeading(page, next?.title ?? "").waitFor();
	expect(await isSame()).toBe(true);
});

// The first page is tested in tests/requests/blog-source.test.ts.
test("after a failure that is told in place, trying again finds the articles", async () => {
	const page = await openIn("after hydration", "/about", { mayFailToLoad: /status of 503/ });
	await site.setBlog("failing");
	const isSame = await markDocument(page);
	await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
	await page.getByText(NOT_LOADED).waitFor();
	expect(await isSame()).toBe(true);
	await site.setBlog("embedded");
	await page.getByRole("link", { name: "Try again" }).click();
	await findHeading(page, SECOND).waitFor();
	expect(await page.getByText(NOT_LOADED).count()).toBe(0);
	expect(getPath(page)).toBe("/blog");
});
