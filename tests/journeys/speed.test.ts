import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { readSpeed } from "../support/enquiries.ts";
import { PHONE_VISIT } from "../support/first-visit.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/**
 * Hides the page as when another tab is shown; Playwright's pages are never hidden. When it returns, all messages that
 * this causes are sent.
 */
async function hide(page: Page): Promise<void> {
	await page.evaluate(async () => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
		// A page's requests begin in their order.
		await fetch("/robots.txt");
	});
}

/** Waits until the script has recorded all entries so far: observers that are registered later are called later. */
async function untilMeasured(page: Page, script: string | undefined): Promise<void> {
	// The import is a string, so that Vite does not replace it.
	await page.evaluate(`import("${script}")`);
	await page.evaluate(async () => {
		await new Promise((done) => setTimeout(done));
		await new Promise((done) =>
			new PerformanceObserver(done).observe({ type: "largest-contentful-paint", buffered: true }),
		);
		await new Promise((done) => requestIdleCallback(done));
	});
}

test("a page tells its speed once, when it is hidden or followed in place, and the site counts it", async () => {
	const page = await openPage(browser, site, PHONE_VISIT);
	const sent: { path: string; device: string; speed: Record<string, number> }[] = [];
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/measure-speed-")) scripts.push(request.url());
		const message = request.url().endsWith("/visits") && request.postDataJSON();
		if (message.speed) sent.push(message);
	});
	await page.goto("/mumbai");
	await page.locator("h1").tap();
	await expect.poll(() => scripts).toHaveLength(1);
	await untilMeasured(page, scripts[0]);
	for (const _ of [1, 2]) await hide(page);
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({ path: "/mumbai", device: "phone" });
	expect(Object.keys(sent[0]?.speed ?? {}).toSorted()).toEqual(["CLS", "INP", "LCP", "TTFB"]);
	expect(sent[0]?.speed.LCP).toBeGreaterThan(sent[0]?.speed.TTFB ?? 0);
	// Loads of other templates and devices, from earlier journeys, may be counted by now.
	const readCounted = () =>
		readSpeed(site).filter(({ template, device }) => template === "city" && device === "phone");
	await expect
		.poll(readCounted)
		.toMatchObject(["CLS", "INP", "LCP", "TTFB"].map((metric) => ({ metric, loads: 1 })));
	expect(await page.context().cookies()).toEqual([]);
	expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
		"arrival",
	]);

	await page.goto("/services/seo");
	await hydrate(page);
	await expect.poll(() => scripts).toHaveLength(2);
	await untilMeasured(page, scripts[1]);
	await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
	await page.waitForURL("**/about");
	await expect.poll(() => sent).toHaveLength(2);
	await hide(page);
	expect(sent).toHaveLength(2);
	expect(sent[1]).toMatchObject({
		path: "/services/seo",
		speed: { LCP: expect.any(Number), TTFB: expect.any(Number) },
	});
});
