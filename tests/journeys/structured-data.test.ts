import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/** The address that the page's graph describes; nothing where it has no graph. */
function readDescribed(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('script[type="application/ld+json"]')]
			.filter(({ textContent }) => textContent !== "")
			.map(({ textContent }) => new URL(JSON.parse(textContent)["@graph"][0].url).pathname),
	);
}

test("what a page says to machines stays through hydration, and goes with the page", async () => {
	const page = await openPage(browser, site);
	await page.goto("/services/seo");
	expect(await readDescribed(page)).toEqual(["/services/seo"]);
	await hydrate(page);
	expect(await readDescribed(page)).toEqual(["/services/seo"]);
	await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
	await page.waitForURL("**/about");
	await expect.poll(() => readDescribed(page)).toEqual([]);
});

test("the data that scripts fetch hold no graph", async () => {
	const data = await (await site.request("/services/seo.data")).text();
	expect(data).toContain("canonical");
	expect(data).not.toContain("BreadcrumbList");
});
