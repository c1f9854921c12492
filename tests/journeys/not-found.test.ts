import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getPath, hydrate, markDocument, openPage } from "../support/browser.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const VISIT = { mayFailToLoad: /status of 404/ };

function watchConsole(page: Page): string[] {
	const messages: string[] = [];
	page.on("console", (message) => {
		if (!message.text().startsWith("Failed to load resource")) messages.push(message.text());
	});
	return messages;
}

test.each(["/mumbai/nowhere", "/a/b/c/d"])(
	"the not-found page writes the attempted path to the console, and leads home in place: %s",
	async (path) => {
		const page = await openPage(browser, site, VISIT);
		const messages = watchConsole(page);
		await page.goto(path);
		// Before any intent, so without React, and once.
		await expect.poll(() => messages).toEqual([expect.stringContaining(path)]);
		await hydrate(page);
		expect(messages).toHaveLength(1);
		expect(await page.getByText("Oops! Page not found").isVisible()).toBe(true);
		const isSame = await markDocument(page);
		await page.getByRole("link", { name: "Return to Home" }).click();
		await page.getByText("Industries We Serve").waitFor();
		expect(getPath(page)).toBe("/");
		expect(await page.getByText("Oops! Page not found").count()).toBe(0);
		expect(await isSame()).toBe(true);
	},
);

test("the not-found page is shown in place on the way through the site, and says which path", async () => {
	const page = await openIn("after hydration", "/about", VISIT);
	const messages = watchConsole(page);
	await page.evaluate(() => history.pushState({}, "", "/no-such-city"));
	await page.goBack();
	await page.goForward();
	await page.getByText("Oops! Page not found").waitFor();
	expect(getPath(page)).toBe("/no-such-city");
	await expect.poll(() => messages.join()).toContain("/no-such-city");
	await page.goBack();
	await page.getByText("Our Story").waitFor();
});
