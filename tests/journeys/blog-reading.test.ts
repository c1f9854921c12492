import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { DESK, isFocused, markDocument, openPage, PHONE, untilDrawn } from "../support/browser.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

// This is set for the whole file, as a page's prefetches may arrive after a test.
beforeAll(() => site.setBlog("many"));

const findCards = (page: Page) => page.getByRole("main").getByRole("article");
const findTopics = (page: Page) => page.getByRole("navigation", { name: "Topics" });
const findField = (page: Page) => page.getByLabel("Search the articles");

// The list without JavaScript is tested in tests/requests/blog-reading.test.ts.
test("in place the keyboard keeps its place in the field and among the topics, and the field follows the address", async () => {
	const page = await openIn("after hydration", "/blog");
	const isSame = await markDocument(page);
	const field = findField(page);
	await field.fill("umbrela");
	await field.press("Enter");
	await page.getByRole("status").filter({ hasText: "umbrela" }).waitFor();
	const all = await findCards(page).count();
	const topic = findTopics(page).getByRole("link", { name: /^SEO/ });
	await topic.focus();
	await page.keyboard.press("Enter");
	await page.waitForURL("**/blog?category=seo&q=umbrela");
	await findTopics(page).locator("[aria-current=page]", { hasText: "SEO" }).waitFor();
	expect(await isFocused(topic)).toBe(true);
	expect(await findCards(page).count()).toBeLessThan(all);
	expect(await field.inputValue()).toBe("umbrela");

	await field.fill("zzzzzz");
	await field.press("Enter");
	await page.getByRole("status").filter({ hasText: "zzzzzz" }).waitFor();
	expect(await isFocused(field)).toBe(true);
	expect(await findCards(page).count()).toBe(0);
	await page.goBack();
	await findCards(page).first().waitFor();
	expect(await field.inputValue()).toBe("umbrela");
	expect(await isSame()).toBe(true);
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
