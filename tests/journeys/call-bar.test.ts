import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, openPage, PHONE } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

async function openOnPhone(path: string): Promise<Page> {
	const page = await openPage(browser, site, { viewport: PHONE });
	await page.goto(path);
	return page;
}

/** Whether the element itself is what lies at its own middle, in the window. */
function canBeTouched(element: Element): boolean {
	const { x, y, width, height } = element.getBoundingClientRect();
	const found = document.elementFromPoint(x + width / 2, y + height / 2);
	return element === found || element.contains(found);
}

test("on a phone the call stays at the foot of the window, and covers neither the first screen nor the closing call", async () => {
	const page = await openOnPhone("/services");
	const bar = page.locator("main > :last-child");
	const quote = bar.locator("a[href='/contact']");
	const call = bar.locator("a[href^='tel:+']");
	expect(await quote.evaluate(canBeTouched), "in the first screen").toBe(false);
	await page.mouse.wheel(0, 1000);
	await expect.poll(() => quote.evaluate(canBeTouched), { message: "further down" }).toBe(true);
	for (const link of [quote, call]) {
		const box = await link.boundingBox();
		expect(box && box.y > PHONE.height - 100, "at the foot").toBe(true);
		expect(box && box.height >= 44 && box.width >= 44, "large enough for a thumb").toBe(true);
		expect(await link.evaluate(canBeTouched)).toBe(true);
	}
	const closing = page.locator("main > section").last().getByRole("link").last();
	await closing.evaluate((element) => element.scrollIntoView({ block: "end" }));
	await page.mouse.wheel(0, 250);
	await expect.poll(() => quote.evaluate(canBeTouched), { message: "at the end" }).toBe(false);
	await quote.focus();
	expect(await quote.evaluate(canBeTouched), "with the focus").toBe(true);
});

test("there is none on the form's own page, on wide screens and in a low window", async () => {
	const page = await openOnPhone("/contact");
	const atFoot = () =>
		page.evaluate(() => {
			const found = document.elementFromPoint(60, innerHeight - 40);
			return Boolean(found?.closest("main > div:last-child a[href='/contact']"));
		});
	expect(await atFoot()).toBe(false);
	await page.goto("/about");
	await page.mouse.wheel(0, 1000);
	await expect.poll(atFoot).toBe(true);
	for (const viewport of [DESK, { width: 640, height: 360 }]) {
		await page.setViewportSize(viewport);
		expect(await atFoot()).toBe(false);
	}
});
