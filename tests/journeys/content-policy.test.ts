import { test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

// A violation of a page's policy fails any test that uses openPage: all journeys, and tests/pages/templates.test.ts.
test("the Content-Security-Policy lets a page come in parts, and the contact page show its map, also in place", async () => {
	const page = await openPage(browser, site);
	// The test responds in place of the map's host, which is not reached.
	await page.route("https://www.openstreetmap.org/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "<p>Streets and rivers</p>" }),
	);
	await site.setBlog("held");
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("contentinfo").waitFor();
	await site.setBlog("release");
	await page.waitForLoadState();
	await site.setBlog("embedded");
	await hydrate(page);
	await page.getByRole("main").locator("a[href^='/blog/']").first().waitFor();

	const untilMapped = async () => {
		await page.getByTitle("Our Location").scrollIntoViewIfNeeded();
		await page.frameLocator("iframe").getByText("Streets and rivers").waitFor();
	};
	await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
	await page.waitForURL("**/contact");
	await untilMapped();
	await page.reload();
	await untilMapped();
});
