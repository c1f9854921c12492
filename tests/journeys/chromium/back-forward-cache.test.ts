import { chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { hydrate, openPage } from "../../support/browser.ts";
import { getChromium } from "../../support/chromium.ts";
import { provideSite, site } from "../../support/site-and-browser.ts";

provideSite();

test("a page that is gone back to comes from the browser's memory as it was", async () => {
	// Playwright disables the back/forward cache by default.
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
	await expect.poll(() => witness.evaluate(() => localStorage.getItem("persisted"))).toBe("true");
});
