import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { delayScripts, isFocused, openPage, PHONE } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const LINKS = {
	Services: "/services",
	"Case Studies": "/case-studies",
	Blog: "/blog",
	"About Us": "/about",
	Contact: "/contact",
};

function findMenuButton(page: Page) {
	return page.getByRole("banner").getByRole("button", { name: /menu/i });
}

test("the mobile menu has the whole screen, locks the page and keeps the focus until it is closed, and stays open while it is hydrated", async () => {
	const page = await openPage(browser, site, { viewport: PHONE });
	const release = await delayScripts(page);
	await page.goto("/about");
	const menu = page.getByRole("dialog");
	const button = findMenuButton(page);
	expect(await menu.isVisible()).toBe(false);
	await button.focus();
	await page.keyboard.press("Enter");
	await menu.waitFor();
	expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
	const { email, phone } = content.site;
	const links = {
		Home: "/",
		...LINKS,
		[email]: `mailto:${email}`,
		[phone]: expect.stringMatching(/^tel:\+\d+$/),
	};
	for (const [name, address] of Object.entries(links)) {
		const link = menu.getByRole("link", { name, exact: true });
		expect(await link.getAttribute("href"), name).toEqual(address);
		expect(await link.isVisible(), name).toBe(true);
	}
	for (let presses = 0; presses < 14; presses++) {
		await page.keyboard.press("Tab");
		expect(await page.locator(":focus:not(body, dialog, dialog *)").count()).toBe(0);
	}
	await page.keyboard.press("Escape");
	await menu.waitFor({ state: "hidden" });
	expect(await isFocused(button)).toBe(true);

	await button.click();
	await page.mouse.move(200, 700);
	await page.mouse.wheel(0, 800);
	await menu.getByRole("button", { name: /close/i }).click();
	await menu.waitFor({ state: "hidden" });
	await page.mouse.wheel(0, 100);
	// Wheel events are handled in order: had the page scrolled behind the menu, it would be at 900.
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);

	await button.click();
	await release();
	expect(await menu.isVisible()).toBe(true);
	for (const [name, path] of [
		["Blog", "/blog"],
		["Case Studies", "/case-studies"],
	] as const) {
		if (!(await menu.isVisible())) await button.click();
		await menu.getByRole("link", { name }).click();
		await page.waitForURL(`**${path}`);
		await menu.waitFor({ state: "hidden" });
	}
});

test("the header stays in sight, on wide screens with the five pages, the one one is on and the quote", async () => {
	const page = await openPage(browser, site);
	await page.goto("/case-studies");
	const header = page.getByRole("banner");
	for (const [name, path] of Object.entries({ ...LINKS, "Get a Quote": "/contact" }))
		expect(await header.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(path);
	expect(await findMenuButton(page).isVisible()).toBe(false);
	const current = header.locator("[aria-current=page]");
	expect(await current.allTextContents()).toEqual(["Case Studies"]);
	const readTop = async () => (await header.boundingBox())?.y;
	await page.evaluate(() => scrollTo(0, 1_500));
	expect(await readTop()).toBe(0);
	await page.setViewportSize(PHONE);
	await page.evaluate(() => scrollTo(0, 1_600));
	expect(await readTop()).toBe(0);
});
