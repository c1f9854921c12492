import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { hydrate, markDocument, openPage, readPath } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";

provideSiteAndBrowser({ mayWriteErrors: true });

afterEach(() => site.setBlog("embedded"));

const NOT_LOADED = /can't be loaded just now/;
const [first, second] = content.posts;
const TITLE = first?.title ?? "";
const POST = `/blog/${first?.slug}`;

function findSkeletons(page: Page) {
	return {
		cards: page.locator("[data-skeleton=card]"),
		featured: page.locator("[data-skeleton=featured]"),
		article: page.locator("[data-skeleton=article]"),
	};
}

/** A page that is still streaming: it has begun, and not loaded. */
async function openStreaming(path: string): Promise<Page> {
	await site.setBlog("held");
	const page = await openPage(browser, site);
	await page.goto(path, { waitUntil: "commit" });
	await page.getByRole("contentinfo").waitFor();
	return page;
}

describe("a slow source, on the first page", () => {
	test("the teaser shows three cards of skeleton, then three articles", async () => {
		const page = await openStreaming("/");
		const { cards } = findSkeletons(page);
		expect(await cards.count()).toBe(3);
		expect(await page.getByText("Frequently Asked Questions").isVisible()).toBe(true);
		await site.setBlog("release");
		await page.getByRole("link", { name: TITLE }).waitFor();
		expect(await cards.count()).toBe(0);
		await hydrate(page);
		expect(await page.getByRole("main").locator("a[href^='/blog/']").count()).toBe(3);
	});

	test("the list shows one featured and six cards of skeleton, then the articles", async () => {
		const page = await openStreaming("/blog");
		const { cards, featured } = findSkeletons(page);
		expect([await featured.count(), await cards.count()]).toEqual([1, 6]);
		await site.setBlog("release");
		await page.getByRole("heading", { name: second?.title ?? "" }).waitFor();
		expect(await featured.count()).toBe(0);
		await hydrate(page);
		expect(await page.getByRole("article").count()).toBe(content.posts.length);
	});

	test("an article shows its skeleton, then itself", async () => {
		const page = await openStreaming(POST);
		const { article } = findSkeletons(page);
		expect(await article.count()).toBe(1);
		await site.setBlog("release");
		await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
		expect(await article.count()).toBe(0);
		await hydrate(page);
		expect(await page.getByRole("heading", { level: 1, name: TITLE }).isVisible()).toBe(true);
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
		expect(await findSkeletons(page).featured.count()).toBe(0);
		await hydrate(page);
		await site.setBlog("embedded");
		await page.getByRole("link", { name: "Try again" }).click();
		await page.getByRole("heading", { name: TITLE }).first().waitFor();
	});

	test("with JavaScript off the whole page comes all the same", async () => {
		for (const [path, heading] of [
			["/", "Industries We Serve"],
			["/blog", second?.title ?? ""],
			[POST, TITLE],
		] as const) {
			await site.setBlog("held");
			const page = await openPage(browser, site, { javaScriptEnabled: false });
			await page.goto(path, { waitUntil: "commit" });
			await page.waitForTimeout(300);
			await site.setBlog("release");
			await page.getByRole("link", { name: TITLE }).or(page.getByText(TITLE)).first().waitFor();
			await page.getByRole("heading", { name: heading }).waitFor();
			expect(await page.locator("[data-skeleton]").count(), path).toBe(0);
			await page.context().close();
		}
	});
});

describe("a slow source, on the way through the site", () => {
	async function openHome(): Promise<Page> {
		const page = await openPage(browser, site);
		await page.goto("/");
		await hydrate(page);
		await site.setBlog("held");
		return page;
	}

	test("the list comes in place: skeletons first, then the articles", async () => {
		const page = await openHome();
		const isSame = await markDocument(page);
		await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
		const { cards, featured } = findSkeletons(page);
		await featured.waitFor();
		expect(await cards.count()).toBe(6);
		expect(readPath(page)).toBe("/blog");
		await site.setBlog("release");
		await page.getByRole("heading", { name: second?.title ?? "" }).waitFor();
		expect(await cards.count()).toBe(0);
		expect(await isSame()).toBe(true);
	});

	test("an article comes in place, and is loaded anew when the slug changes", async () => {
		const page = await openHome();
		const isSame = await markDocument(page);
		await page.getByRole("link", { name: TITLE }).click();
		const { article } = findSkeletons(page);
		await article.waitFor();
		await site.setBlog("release");
		await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
		await page.getByRole("link", { name: "Back to Blog" }).first().click();
		await page.getByRole("heading", { name: second?.title ?? "" }).waitFor();
		await site.setBlog("held");
		await page
			.getByRole("link", { name: second?.title ?? "" })
			.first()
			.click();
		await article.waitFor();
		expect(await page.getByText(TITLE).count()).toBe(0);
		await site.setBlog("release");
		await page.getByRole("heading", { level: 1, name: second?.title ?? "" }).waitFor();
		expect(await isSame()).toBe(true);
	});

	test("the teaser comes in place on the way home", async () => {
		const page = await openPage(browser, site);
		await page.goto("/about");
		await hydrate(page);
		await site.setBlog("held");
		await page.getByRole("banner").getByRole("link", { name: /home/i }).click();
		const { cards } = findSkeletons(page);
		await cards.first().waitFor();
		expect(await cards.count()).toBe(3);
		await site.setBlog("release");
		await page.getByRole("link", { name: TITLE }).waitFor();
	});
});

describe("a failing source", () => {
	test("the list and an article say so, and trying again finds them when they are back", async () => {
		for (const path of ["/blog", POST]) {
			await site.setBlog("failing");
			const page = await openPage(browser, site, { mayFailToLoad: /status of 503/ });
			const response = await page.goto(path);
			expect(response?.status()).toBe(503);
			expect(await page.getByText(NOT_LOADED).isVisible()).toBe(true);
			expect(await page.getByText("Oops! Page not found").count()).toBe(0);
			await hydrate(page);
			await site.setBlog("embedded");
			await page.getByRole("link", { name: "Try again" }).click();
			await page.getByRole("heading", { name: TITLE }).first().waitFor();
			expect(readPath(page)).toBe(path);
		}
	});

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
		const page = await openPage(browser, site, { mayFailToLoad: /status of 503/ });
		await page.goto("/about");
		await hydrate(page);
		await site.setBlog("failing");
		const isSame = await markDocument(page);
		await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
		await page.getByText(NOT_LOADED).waitFor();
		expect(await isSame()).toBe(true);
		await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
		await page.getByText("Our Story").waitFor();
	});
});
