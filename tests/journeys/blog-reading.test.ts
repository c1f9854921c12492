import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ALL_RULES, COLOURS_AND_SIZES, findViolations } from "../support/axe.ts";
import {
	DESK,
	holdScripts,
	hydrate,
	markDocument,
	openPage,
	PHONE,
	readPath,
	untilDrawn,
} from "../support/browser.ts";
import { findOverflow } from "../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";
import { openIn, saveData } from "../support/ways.ts";

provideSiteAndBrowser();

beforeEach(() => site.setBlog("many"));
afterEach(() => site.setBlog("embedded"));

const findCards = (page: Page) => page.getByRole("main").getByRole("article");
const findTopics = (page: Page) => page.getByRole("navigation", { name: "Topics" });
const findPages = (page: Page) => page.getByRole("navigation", { name: "Pages of the list" });
const findField = (page: Page) => page.getByLabel("Search the articles");

describe.each(["with JavaScript off", "after hydration"] as const)("the blog %s", (way) => {
	test("is searched, and the search goes on within a topic", async () => {
		const page = await openIn(way, "/blog");
		await findField(page).fill("umbrela");
		await page.getByRole("button", { name: "Search" }).click();
		await page.waitForURL("**/blog?q=umbrela");
		await page.getByRole("status").filter({ hasText: "umbrela" }).waitFor();
		const all = await findCards(page).count();
		await findTopics(page).getByRole("link", { name: /^SEO/ }).click();
		await page.waitForURL(/category=seo/);
		expect(readPath(page)).toBe("/blog?category=seo&q=umbrela");
		await findTopics(page).locator("[aria-current=page]", { hasText: "SEO" }).waitFor();
		expect(await findCards(page).count()).toBeLessThan(all);
		expect(await findField(page).inputValue()).toBe("umbrela");
		await findField(page).fill("tyres");
		await findField(page).press("Enter");
		await page.waitForURL("**/blog?category=seo&q=tyres");
	});

	test("is leafed through", async () => {
		const page = await openIn(way, "/blog");
		await findPages(page)
			.getByRole("link", { name: /^Older/ })
			.click();
		await page.waitForURL("**/blog?page=2");
		await findPages(page).locator("[aria-current=page]", { hasText: "2" }).waitFor();
		expect(await findCards(page).count()).toBe(12);
		await findPages(page).getByRole("link", { name: "Page 3", exact: true }).click();
		await page.waitForURL("**/blog?page=3");
		await page.goBack();
		await page.getByRole("heading", { name: /^Note 13:/ }).waitFor();
	});
});

describe("in place", () => {
	test("the keyboard keeps its place among the topics, and the field follows the address", async () => {
		const page = await openIn("after hydration", "/blog");
		const isSame = await markDocument(page);
		const field = findField(page);
		await field.fill("zzzzzz");
		await field.press("Enter");
		await page.getByRole("status").filter({ hasText: "zzzzzz" }).waitFor();
		expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await findCards(page).count()).toBe(0);
		const topic = findTopics(page).getByRole("link", { name: /^SEO/ });
		await topic.focus();
		await page.keyboard.press("Enter");
		await page.waitForURL("**/blog?category=seo");
		await findCards(page).first().waitFor();
		expect(await topic.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await field.inputValue()).toBe("");
		await page.goBack();
		await page.getByRole("status").filter({ hasText: "zzzzzz" }).waitFor();
		expect(await field.inputValue()).toBe("zzzzzz");
		expect(await isSame()).toBe(true);
	});

	test("words typed before hydration stay", async () => {
		const page = await openPage(browser, site);
		const release = await holdScripts(page);
		await page.goto("/blog?q=tyres");
		await findField(page).fill("lanterns");
		await release();
		expect(await findField(page).inputValue()).toBe("lanterns");
	});

	test("a topic from a slow source shows skeletons, then its articles", async () => {
		const page = await openPage(browser, site);
		await saveData(page);
		await page.goto("/blog");
		await hydrate(page);
		await site.setBlog("held");
		await findTopics(page).getByRole("link", { name: /^SEO/ }).click();
		await page.locator("[data-skeleton=featured]").waitFor();
		await site.setBlog("release");
		await findTopics(page).locator("[aria-current=page]", { hasText: "SEO" }).waitFor();
		expect(await page.locator("[data-skeleton]").count()).toBe(0);
	});
});

test("an article's contents are folded on a phone and beside the text on a desk", async () => {
	const page = await openPage(browser, site, { viewport: PHONE });
	await page.goto("/blog/note-5");
	const contents = page.getByRole("navigation", { name: "In this article" });
	expect(await contents.count()).toBe(1);
	expect(await contents.getByRole("link").first().isVisible()).toBe(false);
	await contents.locator("summary").press("Enter");
	await contents.getByRole("link", { name: "When" }).click();
	expect(new URL(page.url()).hash).toBe("#part-3");
	await page.setViewportSize(DESK);
	await contents.getByRole("link", { name: "What it costs" }).click();
	await untilDrawn(page);
	const box = await contents.boundingBox();
	expect(box && box.y > 0 && box.y < DESK.height).toBe(true);
});

test.each([
	"/blog?page=2",
	"/blog?category=seo&q=umbrela",
	`/blog?q=${"W".repeat(100)}`,
	"/blog/note-5",
])("axe finds nothing on %s, and nothing is wider than the window", async (path) => {
	const page = await openPage(browser, site);
	await page.goto(path);
	expect(await findViolations(page, ALL_RULES)).toEqual([]);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await findViolations(page, COLOURS_AND_SIZES)).toEqual([]);
	expect(await findOverflow(page, [320])).toEqual([]);
});
