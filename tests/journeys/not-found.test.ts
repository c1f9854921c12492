import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hydrate, markDocument, openPage, readPath } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";
import { openIn } from "../support/ways.ts";

provideSiteAndBrowser();

const VISIT = { mayFailToLoad: /status of 404/ };

function watchConsole(page: Page): string[] {
	const messages: string[] = [];
	page.on("console", (message) => {
		if (!message.text().startsWith("Failed to load resource")) messages.push(message.text());
	});
	return messages;
}

describe("the not-found page", () => {
	test.each(["/gotham", "/mumbai/nowhere", "/services/seo/gotham", "/a/b/c/d"])(
		"writes the attempted path to the console, and leads home in place: %s",
		async (path) => {
			const page = await openPage(browser, site, VISIT);
			const messages = watchConsole(page);
			const response = await page.goto(path);
			expect(response?.status()).toBe(404);
			await hydrate(page);
			expect(messages).toEqual([expect.stringContaining(path)]);
			expect(await page.getByText("Oops! Page not found").isVisible()).toBe(true);
			const isSame = await markDocument(page);
			await page.getByRole("link", { name: "Return to Home" }).click();
			await page.getByText("Industries We Serve").waitFor();
			expect(readPath(page)).toBe("/");
			expect(await page.getByText("Oops! Page not found").count()).toBe(0);
			expect(await isSame()).toBe(true);
		},
	);

	test("leads home with JavaScript off", async () => {
		const page = await openIn("with JavaScript off", "/gotham", VISIT);
		await page.getByRole("link", { name: "Return to Home" }).click();
		await page.getByText("Industries We Serve").waitFor();
	});

	test("is shown in place on the way through the site, and says which path", async () => {
		const page = await openIn("after hydration", "/about", VISIT);
		const messages = watchConsole(page);
		await page.evaluate(() => {
			const link = document.querySelector<HTMLAnchorElement>("footer nav a");
			link?.setAttribute("href", "/no-such-city");
		});
		await page.getByRole("contentinfo").locator("a[href='/no-such-city']").click();
		await page.getByText("Oops! Page not found").waitFor();
		expect(readPath(page)).toBe("/no-such-city");
		expect(messages.join()).toContain("/no-such-city");
		await page.goBack();
		await page.getByText("Our Story").waitFor();
	});
});
