import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, PHONE } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const open = async (path: string) => {
	const page = await openPage(browser, site, { viewport: PHONE });
	await page.goto(path);
	return page;
};
const isLowerLaidOut = (page: Page) =>
	page
		.locator("main > section:nth-of-type(8) h2")
		.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

test("what lies far below is laid out when one comes near it, and on paper", async () => {
	const page = await open("/");
	expect(await isLowerLaidOut(page)).toBe(false);
	await page.emulateMedia({ media: "print" });
	expect(await isLowerLaidOut(page), "on paper").toBe(true);
	await page.emulateMedia({ media: "screen" });
	await page.locator("main > section:nth-of-type(8)").scrollIntoViewIfNeeded();
	await expect.poll(() => isLowerLaidOut(page)).toBe(true);
});

test("an anchor is at the top of the screen, in the page and in a new one", async () => {
	const page = await open("/mumbai");
	const target = page.locator("#districts");
	const untilAtTop = () =>
		expect
			.poll(async () => Math.round((await target.boundingBox())?.y ?? Number.NaN))
			.toBeLessThan(120);
	await page.evaluate(() => {
		location.hash = "districts";
	});
	await untilAtTop();
	const direct = await open("/mumbai#districts");
	expect(await isLowerLaidOut(direct)).toBe(true);
});

test("a page that is loaded again shows what it has shown", async () => {
	const page = await open("/");
	const section = page.locator("main > section:nth-of-type(8)");
	const getTop = async () => Math.round((await section.boundingBox())?.y ?? Number.NaN);
	const jump = () => section.evaluate((element) => element.scrollIntoView());
	await jump();
	// The section above is laid out only now, and its height differs from the estimate.
	await section.evaluate(({ previousElementSibling: above }) =>
		(above as HTMLElement).style.setProperty("content-visibility", "visible"),
	);
	await jump();
	await expect.poll(getTop).toBeLessThan(100);
	await page.reload();
	await expect.poll(getTop).toBeLessThan(100);
	expect(await isLowerLaidOut(page)).toBe(true);
});
