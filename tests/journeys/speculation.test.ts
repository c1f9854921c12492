import { chromium, type Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { getChromium } from "../support/chromium.ts";
import { saveData } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/** The requests for pages' data. */
function watchData(page: Page): string[] {
	const requests: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".data")) requests.push(request.url());
	});
	return requests;
}

function findLink(page: Page) {
	return page.getByRole("main").getByRole("link", { name: "Jaipur" });
}

test("a link that is pointed at is prefetched, and the click requests nothing more", async () => {
	const page = await openPage(browser, site, { hasCache: true });
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	let transfers = 0;
	session.on("Network.responseReceived", ({ response }) => {
		const isCached = response.fromDiskCache || response.fromPrefetchCache;
		if (response.url.includes("/jaipur.data") && !isCached) transfers++;
	});
	await page.goto("/services/seo");
	await hydrate(page);
	expect(transfers).toBe(0);
	await findLink(page).hover();
	await expect.poll(() => transfers).toBe(1);
	await findLink(page).click();
	await page.getByRole("heading", { level: 1, name: "SEO Services in Jaipur" }).waitFor();
	expect(transfers).toBe(1);
});

test("with Save-Data nothing is fetched ahead", async () => {
	const page = await openPage(browser, site);
	const requests = watchData(page);
	await saveData(page);
	await page.goto("/services/seo");
	await hydrate(page);
	await findLink(page).hover();
	await findLink(page).focus();
	await page.waitForTimeout(500);
	expect(requests).toEqual([]);
});

test("a page that is gone back to comes from the browser's memory as it was", async () => {
	// The test browser goes without that memory unless it is asked for.
	const own = await chromium.launch({
		executablePath: getChromium({ isWhole: true }),
		args: ["--no-sandbox", "--disable-gpu"],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	onTestFinished(() => own.close());
	const page = await openPage(own, site);
	const witness = await page.context().newPage();
	await witness.goto(new URL("/about", site.origin).href);
	await page.goto("/services/seo");
	await hydrate(page);
	await page.evaluate(() => {
		addEventListener("pageshow", ({ persisted }) => {
			localStorage.setItem("persisted", String(persisted));
		});
	});
	await page.goto("/mumbai");
	await page.evaluate(() => history.back()).catch(() => {});
	await expect
		.poll(() => witness.evaluate(() => localStorage.getItem("persisted")), { timeout: 10_000 })
		.toBe("true");
});
