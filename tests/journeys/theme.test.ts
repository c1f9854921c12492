import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { delayScripts, hydrate, openPage } from "../support/browser.ts";
import { fillForm, SENT, sendForm } from "../support/enquiries.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

type Theme = "Light" | "Dark" | "System";

function choose(page: Page, theme: Theme) {
	return page.getByText(theme, { exact: true }).click();
}

const readChoice = (page: Page) => page.getByRole("radio", { checked: true }).inputValue();

/** Returns whether a text, or else the page, is drawn dark, by the lightness of its background. */
function isDark(page: Page, text = page.locator("body")): Promise<boolean> {
	return text.evaluate((element) => {
		const read = (at: Element) => getComputedStyle(at).backgroundColor;
		let ground: Element = element;
		while (/, 0\)$|transparent/.test(read(ground)) && ground.parentElement)
			ground = ground.parentElement;
		const [red = 0, green = 0, blue = 0] = (read(ground).match(/[\d.]+/g) ?? []).map(Number);
		return red + green + blue < 380;
	});
}

test("the theme follows the system until one is chosen, by keyboard and in another tab, and holds after a reload, on further pages and for toasts", async () => {
	const page = await openPage(browser, site, { colorScheme: "light" });
	await page.goto("/privacy-policy");
	const group = page.getByRole("group", { name: /theme/i });
	expect(await group.getByRole("radio").count()).toBe(3);
	expect(await readChoice(page)).toBe("system");
	expect(await isDark(page)).toBe(false);
	await group.getByRole("radio", { checked: true }).focus();
	await page.keyboard.press("ArrowUp");
	expect(await readChoice(page)).toBe("dark");
	expect(await isDark(page)).toBe(true);
	const other = await page.context().newPage();
	await other.goto(new URL("/privacy-policy", site.origin).href);
	await choose(other, "Light");
	await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await readChoice(page)).toBe("light");
	expect(await isDark(page)).toBe(false);
	await choose(page, "System");
	expect(await isDark(page)).toBe(true);

	await page.emulateMedia({ colorScheme: "light" });
	await choose(page, "Dark");
	// Hydration ends before the reload, as Firefox reports an import that a reload aborts.
	await hydrate(page);
	await page.reload();
	expect(await isDark(page)).toBe(true);
	expect(await readChoice(page)).toBe("dark");
	await hydrate(page);
	await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
	await page.waitForURL("**/contact");
	expect(await isDark(page)).toBe(true);
	await fillForm(page);
	await sendForm(page);
	await page.getByText(SENT.title).waitFor();
	expect(await isDark(page, page.getByText(SENT.title)), "the toast").toBe(true);
});

test("the theme is set before anything is drawn, so that nothing flashes, and can be chosen before hydration", async () => {
	const page = await openPage(browser, site, { colorScheme: "light" });
	await page.addInitScript(() => {
		localStorage.setItem("theme", "dark");
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
	const release = await delayScripts(page);
	await page.goto("/privacy-policy");
	expect(await page.evaluate(() => Reflect.get(window, "themeAtFirst"))).toBe("dark");
	expect(await isDark(page)).toBe(true);
	await choose(page, "Light");
	expect(await isDark(page)).toBe(false);
	await release();
	expect(await isDark(page), "when React takes over").toBe(false);
	expect(await readChoice(page)).toBe("light");
	await choose(page, "Dark");
	expect(await isDark(page)).toBe(true);
});

test("the theme that cannot be kept still holds for the page", async () => {
	const page = await openPage(browser, site, { colorScheme: "light" });
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get: () => {
				throw new DOMException("closed", "SecurityError");
			},
		});
	});
	await page.goto("/privacy-policy");
	await choose(page, "Dark");
	expect(await isDark(page)).toBe(true);
});
