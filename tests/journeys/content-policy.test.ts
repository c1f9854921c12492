import { test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

// What a page does against its policy fails any test that uses openPage: all journeys, and tests/pages/templates.test.ts.
test("the Content-Security-Policy lets pages come in parts", async () => {
	const page = await openPage(browser, site);
	for (const path of ["/", "/blog"]) {
		await site.setBlog("held");
		await page.goto(path, { waitUntil: "commit" });
		await page.getByRole("contentinfo").waitFor();
		await site.setBlog("release");
		await page.waitForLoadState();
		await site.setBlog("embedded");
		await hydrate(page);
		await page.getByRole("main").locator("a[href^='/blog/']").first().waitFor();
	}
});

test("the map of the contact page is shown, also in place of a page that embeds nothing", async () => {
	const page = await openPage(browser, site);
	// The map's host is not reached: it answers here.
	await page.route("https://www.openstreetmap.org/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "<p>Streets and rivers</p>" }),
	);
	const findMap = async () => {
		await page.getByTitle("Our Location").scrollIntoViewIfNeeded();
		await page.frameLocator("iframe").getByText("Streets and rivers").waitFor();
	};
	await page.goto("/contact");
	await findMap();
	await page.goto("/about");
	await hydrate(page);
	await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
	await page.waitForURL("**/contact");
	await findMap();
});
