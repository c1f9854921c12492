import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { DESK, delayScripts, getPath, openPage, PHONE } from "../support/browser.ts";
import { openIn, SCRIPT_STATES } from "../support/script-states.ts";
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

describe.each(SCRIPT_STATES)("the mobile menu %s", (way) => {
	test("opens over the whole screen with Home, the five pages, e-mail and phone", async () => {
		const page = await openIn(way, "/privacy-policy", { viewport: PHONE });
		const menu = page.getByRole("dialog");
		expect(await menu.isVisible()).toBe(false);
		await findMenuButton(page).click();
		expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
		for (const [name, path] of Object.entries({ Home: "/", ...LINKS })) {
			const link = menu.getByRole("link", { name, exact: true });
			expect(await link.getAttribute("href"), name).toBe(path);
			expect(await link.isVisible(), name).toBe(true);
		}
		const { email, phone } = content.site;
		for (const [name, address] of [
			[email, `mailto:${email}`],
			[phone, expect.stringMatching(/^tel:\+\d+$/)],
		])
			expect(await menu.getByRole("link", { name }).getAttribute("href")).toEqual(address);
	});

	test("locks the page and keeps the focus until it is closed, by its button or by Escape", async () => {
		const page = await openIn(way, "/privacy-policy", { viewport: PHONE });
		const menu = page.getByRole("dialog");
		const button = findMenuButton(page);
		await button.focus();
		await page.keyboard.press("Enter");
		await menu.waitFor();
		for (let presses = 0; presses < 14; presses++) {
			await page.keyboard.press("Tab");
			expect(await page.locator(":focus:not(body, dialog, dialog *)").count()).toBe(0);
		}
		await page.keyboard.press("Escape");
		await menu.waitFor({ state: "hidden" });
		expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

		await button.click();
		await page.mouse.move(200, 700);
		await page.mouse.wheel(0, 800);
		await page.waitForTimeout(200);
		expect(await page.evaluate(() => scrollY), "the page behind it").toBe(0);
		await menu.getByRole("button", { name: /close/i }).click();
		await menu.waitFor({ state: "hidden" });
		await page.mouse.wheel(0, 800);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
	});

	test("is closed by choosing the page one is on or another, to which it leads", async () => {
		const page = await openIn(way, "/about", { viewport: PHONE });
		const menu = page.getByRole("dialog");
		for (const [name, path] of [
			["About Us", "/about"],
			["Case Studies", "/case-studies"],
		] as const) {
			await findMenuButton(page).click();
			await menu.getByRole("link", { name }).click();
			await page.waitForURL(`**${path}`);
			await menu.waitFor({ state: "hidden" });
			expect(getPath(page)).toBe(path);
		}
	});
});

test("the menu stays open when it is opened before hydration and hydrated then", async () => {
	const page = await openPage(browser, site, { viewport: PHONE });
	const release = await delayScripts(page);
	await page.goto("/about");
	await findMenuButton(page).click();
	await release();
	const menu = page.getByRole("dialog");
	expect(await menu.isVisible()).toBe(true);
	await menu.getByRole("link", { name: "Blog" }).click();
	await page.waitForURL("**/blog");
	await menu.waitFor({ state: "hidden" });
});

test("the header on wide screens shows the five pages, the one one is on and the quote, and no menu button", async () => {
	const page = await openPage(browser, site);
	await page.goto("/case-studies");
	const header = page.getByRole("banner");
	for (const [name, path] of Object.entries({ ...LINKS, "Get a Quote": "/contact" }))
		expect(await header.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(path);
	expect(await findMenuButton(page).isVisible()).toBe(false);
	const current = header.locator("[aria-current=page]");
	expect(await current.allTextContents()).toEqual(["Case Studies"]);
});

test.each([PHONE, DESK])("the header stays in sight at $width px", async (viewport) => {
	const page = await openPage(browser, site, { viewport });
	await page.goto("/about");
	await page.evaluate(() => scrollTo(0, 1_500));
	expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});
