import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { hydrate, openPage } from "../support/browser.ts";
import { saveData } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

function findLink(page: Page) {
	return page.getByRole("main").getByRole("link", { name: "Delhi" });
}

test("a link that is pointed at is prefetched, and the click requests nothing more", async () => {
	const page = await openPage(browser, site, { hasCache: true });
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	let transfers = 0;
	session.on("Network.responseReceived", ({ response }) => {
		const isCached = response.fromDiskCache || response.fromPrefetchCache;
		if (response.url.includes("/delhi.data") && !isCached) transfers++;
	});
	await page.goto("/services/seo");
	await hydrate(page);
	expect(transfers).toBe(0);
	await findLink(page).hover();
	await expect.poll(() => transfers).toBe(1);
	await findLink(page).click();
	await page.getByRole("heading", { level: 1, name: "SEO Services in Delhi" }).waitFor();
	expect(transfers).toBe(1);
});

test("with Save-Data nothing is fetched ahead", async () => {
	const page = await openPage(browser, site);
	const requests: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".data")) requests.push(new URL(request.url()).pathname);
	});
	await saveData(page);
	await page.clock.install();
	await page.goto("/services/seo");
	await hydrate(page);
	await findLink(page).hover();
	await findLink(page).focus();
	// This is longer than any delay between a hover and its prefetch.
	await page.clock.runFor(5_000);
	await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
	await page.getByText(content.pages.about.story.heading).waitFor();
	expect(requests).toEqual(["/about.data"]);
});
