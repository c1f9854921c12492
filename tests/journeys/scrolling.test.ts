import { expect, test } from "vitest";
import { openPage, PHONE } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const open = async (path: string) => {
	const page = await openPage(browser, site, { viewport: PHONE });
	await page.goto(path);
	return page;
};

test("an anchor is at the top of the screen, in the page and in a new one", async () => {
	const page = await open("/mumbai");
	const direct = await open("/mumbai#districts");
	await page.evaluate(() => {
		location.hash = "districts";
	});
	for (const each of [page, direct])
		await expect
			.poll(async () =>
				Math.round((await each.locator("#districts").boundingBox())?.y ?? Number.NaN),
			)
			.toBeLessThan(120);
});

test("a page that is loaded again shows what it has shown", async () => {
	const page = await open("/");
	const section = page.locator("main > section:nth-of-type(8)");
	const getTop = async () => Math.round((await section.boundingBox())?.y ?? Number.NaN);
	await section.evaluate((element) => element.scrollIntoView());
	await expect.poll(getTop).toBeLessThan(100);
	await page.reload();
	await expect.poll(getTop).toBeLessThan(100);
});
