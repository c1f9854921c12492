import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../support/addresses.ts";
import { hydrate, openPage, readPath, untilDrawn } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";

provideSiteAndBrowser();

const { home, service, post, contact } = TEMPLATES;
const PATHS = [home, service, post, contact, TEMPLATES["not found"]];
const MISSING = /404/;
const MAP = "https://www.openstreetmap.org/**";

// What a page does against its policy fails any test that uses openPage, these and all other journeys.
describe("the Content-Security-Policy", () => {
	test("lets pages load and hydrate", async () => {
		const page = await openPage(browser, site, { mayFailToLoad: MISSING });
		for (const path of PATHS) {
			await page.goto(path);
			await hydrate(page);
			expect(readPath(page)).toBe(path);
		}
	});

	test("lets pages be reached in place", async () => {
		const page = await openPage(browser, site, { mayFailToLoad: MISSING });
		await page.goto("/about");
		await hydrate(page);
		for (const path of PATHS) {
			// Firefox gets a document of its own here, which is tested below.
			if (path.startsWith("/contact")) continue;
			await page.evaluate(
				(to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to),
				path,
			);
			await untilDrawn(page);
			expect(readPath(page)).toBe(path);
			await page.getByRole("heading", { level: 1 }).waitFor();
		}
	});

	test("lets pages be read with JavaScript off", async () => {
		const page = await openPage(browser, site, {
			javaScriptEnabled: false,
			mayFailToLoad: MISSING,
		});
		for (const path of PATHS) {
			await page.goto(path, { waitUntil: "load" });
			expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
		}
	});

	test.each(["/", "/blog"])("lets %s come in parts", async (path) => {
		await site.setBlog("held");
		const page = await openPage(browser, site);
		await page.goto(path, { waitUntil: "commit" });
		await page.getByRole("contentinfo").waitFor();
		await site.setBlog("release");
		await page.waitForLoadState();
		await site.setBlog("embedded");
		await hydrate(page);
		await page.getByRole("main").locator("a[href^='/blog/']").first().waitFor();
	});
});

describe("the map of the contact page", () => {
	test("is shown, as high as specified", async () => {
		const page = await openWithMap();
		await page.goto("/contact");
		await findMap(page);
		expect((await page.getByTitle("Our Location").boundingBox())?.height).toBe(450);
	});

	test("is shown to who comes from another page, whose document embeds nothing", async () => {
		const page = await openWithMap();
		await page.goto("/about");
		await hydrate(page);
		await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
		await page.waitForURL("**/contact");
		await findMap(page);
	});
});

/** The map's host is not reached: it answers here. */
async function openWithMap(): Promise<Page> {
	const page = await openPage(browser, site);
	await page.route(MAP, (route) =>
		route.fulfill({ contentType: "text/html", body: "<p>Streets and rivers</p>" }),
	);
	return page;
}

async function findMap(page: Page): Promise<void> {
	await page.getByTitle("Our Location").scrollIntoViewIfNeeded();
	await page.frameLocator("iframe").getByText("Streets and rivers").waitFor();
}
