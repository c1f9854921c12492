import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { getPath, hydrate, markDocument, openPage } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

function watchConsole(page: Page): string[] {
	const messages: string[] = [];
	page.on("console", (message) => {
		if (!message.text().startsWith("Failed to load resource")) messages.push(message.text());
	});
	return messages;
}

test("the not-found page writes the attempted path to the console, and is left and shown again in place", async () => {
	const page = await openPage(browser, site, { mayFailToLoad: /status of 404/ });
	const messages = watchConsole(page);
	const title = page.getByText("Oops! Page not found");
	await page.goto("/mumbai/nowhere");
	// The warning is logged before any intent, so without React, and once.
	await expect.poll(() => messages).toEqual([expect.stringContaining("/mumbai/nowhere")]);
	await hydrate(page);
	expect(messages).toHaveLength(1);
	expect(await title.isVisible()).toBe(true);
	const isSame = await markDocument(page);
	await page.getByRole("link", { name: "Return to Home" }).click();
	await page.getByText(content.pages.home.industries.title).waitFor();
	expect(getPath(page)).toBe("/");
	expect(await title.count()).toBe(0);

	await page.evaluate(() => history.pushState({}, "", "/no-such-city"));
	await page.goBack();
	await page.goForward();
	await title.waitFor();
	expect(getPath(page)).toBe("/no-such-city");
	await expect.poll(() => messages.join()).toContain("/no-such-city");
	await page.goBack();
	await page.getByText(content.pages.home.industries.title).waitFor();
	expect(await isSame()).toBe(true);
});
