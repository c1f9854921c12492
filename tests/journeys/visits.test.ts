import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { readVisits } from "../support/enquiries.ts";
import { followFromSearch } from "../support/script-states.ts";
import { startSite } from "../support/site.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/**
 * Every view that the page sends. What is sent as a page is left bears the browser's own name, which counts as a
 * machine's: a test waits until it has been sent before.
 */
function watchSent(page: Page) {
	const sent: unknown[] = [];
	page.on("request", (request) => {
		if (!request.url().endsWith("/visits")) return;
		const message = request.postDataJSON();
		if (!message.speed) sent.push(message);
	});
	const untilSent = (count: number) => expect.poll(() => sent.length).toBe(count);
	return { sent, untilSent };
}

test("a visit with pages in place and anew is counted once, each of its pages as a view", async () => {
	const own = await startSite();
	onTestFinished(() => own.stop());
	await own.request("/readyz");
	const page = await openPage(browser, own);
	const { sent, untilSent } = watchSent(page);
	const query = "utm_campaign=lamps&gclid=abc123";
	await followFromSearch(page, `${own.origin}/services/seo?${query}`);
	await hydrate(page);
	await untilSent(1);
	await page.getByRole("banner").getByRole("link", { name: "About Us", exact: true }).click();
	await page.waitForURL("**/about");
	await untilSent(2);
	// By a link that loads the page anew; an address that is typed would begin another visit.
	await page.evaluate(() => location.assign("/contact?service=seo"));
	await page.waitForURL("**/contact?**");
	await untilSent(3);

	const origin = { service: "seo", source: "google-ads", campaign: "lamps" };
	const poll = { timeout: 20_000, interval: 250 };
	await expect.poll(() => readVisits(own), poll).toHaveLength(3);
	expect(readVisits(own)).toMatchObject([
		{ path: "/about", entries: 0, views: 1 },
		{ path: "/contact", entries: 0, views: 1 },
		{ path: "/services/seo", ...origin, entries: 1, views: 1 },
	]);
	expect(JSON.stringify(sent)).not.toContain("abc123");
	expect(await page.context().cookies()).toEqual([]);
});

test("a visit is sent once per page, and begun by none that is loaded again or gone back to", async () => {
	const page = await openPage(browser, site);
	const { sent, untilSent } = watchSent(page);
	await page.goto("/mumbai");
	await untilSent(1);
	await page.goto("/about");
	await untilSent(2);
	await page.reload();
	await untilSent(3);
	await page.goBack();
	await untilSent(4);
	expect(sent).toEqual([
		{ path: "/mumbai", from: {} },
		{ path: "/about", from: {} },
		{ path: "/about" },
		{ path: "/mumbai" },
	]);
});
