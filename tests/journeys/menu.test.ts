import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { holdScripts, openPage, PHONE, readPath } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";
import { openIn, WAYS } from "../support/ways.ts";

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

describe.each(WAYS)("the mobile menu %s", (way) => {
	test("opens over the whole screen with Home, the five pages, e-mail and phone", async () => {
		const page = await openIn(way, "/privacy-policy", { viewport: PHONE });
		expect(await page.getByRole("dialog").isVisible()).toBe(false);
		await findMenuButton(page).click();
		const menu = page.getByRole("dialog");
		expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
		for (const [name, path] of Object.entries({ Home: "/", ...LINKS })) {
			const link = menu.getByRole("link", { name, exact: true });
			expect(await link.getAttribute("href"), name).toBe(path);
			expect(await link.isVisible(), name).toBe(true);
		}
		const { email, phone } = content.site;
		expect(await menu.getByRole("link", { name: email }).getAttribute("href")).toBe(
			`mailto:${email}`,
		);
		expect(await menu.getByRole("link", { name: phone }).getAttribute("href")).toMatch(
			/^tel:\+\d+$/,
		);
	});

	test("locks the page behind it until it is closed", async () => {
		const page = await openIn(way, "/privacy-policy", { viewport: PHONE });
		await findMenuButton(page).click();
		await page.mouse.move(200, 700);
		await page.mouse.wheel(0, 800);
		await page.waitForTimeout(200);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.getByRole("dialog").getByRole("button", { name: /close/i }).click();
		expect(await page.getByRole("dialog").isVisible()).toBe(false);
		await page.mouse.wheel(0, 800);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
	});

	test("keeps the focus inside", async () => {
		const page = await openIn(way, "/privacy-policy", { viewport: PHONE });
		await findMenuButton(page).click();
		for (let presses = 0; presses < 14; presses++) {
			await page.keyboard.press("Tab");
			const isOutside = await page.evaluate(() => {
				const focused = document.activeElement;
				return focused !== document.body && !focused?.closest("dialog");
			});
			expect(isOutside).toBe(false);
		}
	});

	test("is closed by Escape, and the focus returns to its button", async () => {
		const page = await openIn(way, "/privacy-policy", { viewport: PHONE });
		const button = findMenuButton(page);
		await button.focus();
		await page.keyboard.press("Enter");
		await page.getByRole("dialog").waitFor();
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "hidden" });
		expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
	});

	test("is closed by choosing a link, which leads where it says", async () => {
		const page = await openIn(way, "/privacy-policy", { viewport: PHONE });
		await findMenuButton(page).click();
		await page.getByRole("dialog").getByRole("link", { name: "Case Studies" }).click();
		await page.waitForURL("**/case-studies");
		await page.getByRole("dialog").waitFor({ state: "hidden" });
		expect(readPath(page)).toBe("/case-studies");
	});

	test("is closed by choosing the page one is on", async () => {
		const page = await openIn(way, "/about", { viewport: PHONE });
		await findMenuButton(page).click();
		await page.getByRole("dialog").getByRole("link", { name: "About Us" }).click();
		await page.getByRole("dialog").waitFor({ state: "hidden" });
		expect(readPath(page)).toBe("/about");
	});
});

test("the menu stays open when it is opened before hydration and hydrated then", async () => {
	const page = await openPage(browser, site, { viewport: PHONE });
	const release = await holdScripts(page);
	await page.goto("/about");
	await findMenuButton(page).click();
	await release();
	const menu = page.getByRole("dialog");
	expect(await menu.isVisible()).toBe(true);
	await menu.getByRole("link", { name: "Blog" }).click();
	await page.waitForURL("**/blog");
	await menu.waitFor({ state: "hidden" });
});

describe("the header", () => {
	test("on wide screens shows the five pages and the quote, and no menu button", async () => {
		const page = await openPage(browser, site);
		await page.goto("/about");
		const header = page.getByRole("banner");
		for (const [name, path] of Object.entries({ ...LINKS, "Get a Quote": "/contact" }))
			expect(await header.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(path);
		expect(await findMenuButton(page).isVisible()).toBe(false);
	});

	test("says which page one is on", async () => {
		const page = await openPage(browser, site);
		await page.goto("/case-studies");
		const current = page.getByRole("banner").locator("[aria-current=page]");
		expect(await current.allTextContents()).toEqual(["Case Studies"]);
	});

	test.each([PHONE, { width: 1280, height: 900 }])(
		"stays in sight at $width px",
		async (viewport) => {
			const page = await openPage(browser, site, { viewport });
			await page.goto("/about");
			await page.evaluate(() => scrollTo(0, 1_500));
			expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
			const home = page.getByRole("banner").getByRole("link").first();
			await home.click();
			await page.waitForURL(`${site.origin}/`);
		},
	);
});
