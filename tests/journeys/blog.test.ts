import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { hydrate, markDocument, openPage, readPath, type Visit } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";
import { openIn, saveData } from "../support/ways.ts";

provideSiteAndBrowser({ mayWriteErrors: true });

afterEach(() => site.setBlog("embedded"));

const NOT_LOADED = /can't be loaded just now/;
const [first, second] = content.posts;
const TITLE = first?.title ?? "";
const SECOND = second?.title ?? "";
const POST = `/blog/${first?.slug}`;

/** What stands in the place of articles: `1 featured`, `6 card`. */
async function countSkeletons(page: Page): Promise<string[]> {
	const kinds = await page
		.locator("[data-skeleton]")
		.evaluateAll((found) => found.map((element) => element.getAttribute("data-skeleton")));
	const groups = Object.groupBy(kinds, (kind) => kind ?? "");
	return Object.entries(groups).map(([kind, each = []]) => `${each.length} ${kind}`);
}

/** A page that is still streaming: it has begun, and not loaded. */
async function openStreaming(path: string, visit: Visit = {}): Promise<Page> {
	await site.setBlog("held");
	const page = await openPage(browser, site, visit);
	await page.goto(path, { waitUntil: "commit" });
	await page.getByRole("contentinfo").waitFor();
	return page;
}

function findHeading(page: Page, name: string) {
	return page.getByRole("main").getByRole("heading", { name }).first();
}

const PAGES = [
	["the teaser", "/", ["3 card"], TITLE, "a[href^='/blog/']", 3],
	["the list", "/blog", ["1 featured", "6 card"], SECOND, "article", content.posts.length],
	["an article", POST, ["1 article"], TITLE, "h1", 1],
] as const;

describe("a slow source, on the first page", () => {
	test.each(PAGES)(
		"%s shows its skeletons, then its articles",
		async (_name, path, skeletons, title, articles, count) => {
			const page = await openStreaming(path);
			expect(await countSkeletons(page)).toEqual(skeletons);
			await site.setBlog("release");
			await findHeading(page, title).waitFor();
			expect(await countSkeletons(page)).toEqual([]);
			await hydrate(page);
			expect(await findHeading(page, title).isVisible()).toBe(true);
			expect(await page.getByRole("main").locator(articles).count()).toBe(count);
		},
	);

	test.each(PAGES)("with JavaScript off %s comes all the same", async (_name, path, _, title) => {
		await site.setBlog("held");
		const page = await openPage(browser, site, { javaScriptEnabled: false });
		await page.goto(path, { waitUntil: "commit" });
		await site.setBlog("release");
		await findHeading(page, title).waitFor();
		expect(await countSkeletons(page)).toEqual([]);
	});

	test("a missing article becomes the not-found page, kept out of search engines", async () => {
		const page = await openStreaming("/blog/no-such-post");
		const messages: string[] = [];
		page.on("console", (message) => messages.push(message.text()));
		await site.setBlog("release");
		await page.getByText("Oops! Page not found").waitFor();
		expect(await page.getByRole("heading", { level: 1, name: "404" }).count()).toBe(1);
		await hydrate(page);
		await page.waitForFunction(() => document.querySelector("meta[name=robots][content*=noindex]"));
		await expect.poll(() => messages.join()).toContain("/blog/no-such-post");
	});

	test("a source that fails late ends in words, not in a broken page", async () => {
		const page = await openStreaming("/blog");
		await page.getByText(NOT_LOADED).waitFor({ timeout: 10_000 });
		expect(await countSkeletons(page)).toEqual([]);
		await hydrate(page);
		await site.setBlog("embedded");
		await page.getByRole("link", { name: "Try again" }).click();
		await findHeading(page, TITLE).waitFor();
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
		[header.getByRole("link", { name: /home/i }), "/", ["3 card"], TITLE],
		[page.getByRole("link", { name: TITLE }), POST, ["1 article"], TITLE],
		[header.getByRole("link", { name: "Blog" }), "/blog", ["1 featured", "6 card"], SECOND],
		[
			page.getByRole("link", { name: SECOND }).first(),
			`/blog/${second?.slug}`,
			["1 article"],
			SECOND,
		],
	] as const) {
		await site.setBlog("held");
		await link.click();
		await page.locator("[data-skeleton]").first().waitFor();
		expect(await countSkeletons(page), path).toEqual(skeletons);
		expect(readPath(page)).toBe(path);
		await site.setBlog("release");
		await findHeading(page, title).waitFor();
		expect(await countSkeletons(page), path).toEqual([]);
	}
	expect(await isSame()).toBe(true);
});

test("an article is loaded anew when the slug changes", async () => {
	const page = await openPage(browser, site);
	await saveData(page);
	await page.goto(POST);
	await hydrate(page);
	await site.setBlog("held");
	await page.evaluate(
		(to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to),
		`/blog/${second?.slug}`,
	);
	await page.locator("[data-skeleton=article]").waitFor();
	expect(await page.getByText(TITLE).count()).toBe(0);
	await site.setBlog("release");
	await findHeading(page, SECOND).waitFor();
});

describe("a failing source", () => {
	test.each(["/blog", POST])(
		"%s says so, and trying again finds it when it is back",
		async (path) => {
			await site.setBlog("failing");
			const page = await openPage(browser, site, { mayFailToLoad: /status of 503/ });
			const response = await page.goto(path);
			expect(response?.status()).toBe(503);
			expect(await page.getByText(NOT_LOADED).isVisible()).toBe(true);
			expect(await page.getByText("Oops! Page not found").count()).toBe(0);
			await hydrate(page);
			await site.setBlog("embedded");
			await page.getByRole("link", { name: "Try again" }).click();
			await findHeading(page, TITLE).waitFor();
			expect(readPath(page)).toBe(path);
		},
	);

	test("the home page says so in the teaser's place, and the rest stands", async () => {
		await site.setBlog("failing");
		const page = await openPage(browser, site);
		const response = await page.goto("/");
		await hydrate(page);
		expect(response?.status()).toBe(200);
		expect(await page.getByText(NOT_LOADED).isVisible()).toBe(true);
		expect(await page.getByText("Frequently Asked Questions").isVisible()).toBe(true);
	});

	test("on the way through the site the words come in place", async () => {
		const visit = { mayFailToLoad: /status of 503/ };
		const page = await openIn("after hydration", "/about", visit);
		await site.setBlog("failing");
		const isSame = await markDocument(page);
		await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
		await page.getByText(NOT_LOADED).waitFor();
		expect(await isSame()).toBe(true);
		await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
		await page.getByText("Our Story").waitFor();
	});
});
