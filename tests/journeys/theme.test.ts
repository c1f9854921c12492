import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { delayScripts, hydrate, openPage } from "../support/browser.ts";
import { fillForm, SENT, sendForm } from "../support/enquiries.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

type Theme = "Light" | "Dark" | "System";

function choose(page: Page, theme: Theme) {
	return page.getByRole("radio", { name: theme }).check({ force: true });
}

const readChoice = (page: Page) => page.getByRole("radio", { checked: true }).inputValue();

/** Whether a text, else the page, is drawn dark, by the lightness of its ground. */
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

async function open(colorScheme: "light" | "dark" = "light") {
	const page = await openPage(browser, site, { colorScheme });
	await page.goto("/privacy-policy");
	return page;
}

test("the theme follows the system until one is chosen, and again when it is given back", async () => {
	const page = await open();
	expect(await readChoice(page)).toBe("system");
	expect(await isDark(page)).toBe(false);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await isDark(page)).toBe(true);
	await choose(page, "Light");
	expect(await isDark(page)).toBe(false);
	await choose(page, "System");
	expect(await isDark(page)).toBe(true);
	// Firefox reports an import that a reload breaks off.
	await hydrate(page);
	await page.reload();
	expect(await isDark(page)).toBe(true);
	expect(await readChoice(page)).toBe("system");
});

test.each([
	["Dark", "light", true],
	["Light", "dark", false],
] as const)(
	"the theme %s holds on a %s system, on other pages, after a reload and for toasts",
	async (theme, system, dark) => {
		const page = await open(system);
		await choose(page, theme);
		expect(await isDark(page)).toBe(dark);
		await hydrate(page);
		await page.reload();
		expect(await isDark(page)).toBe(dark);
		expect(await readChoice(page)).toBe(theme.toLowerCase());
		await hydrate(page);
		await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
		await page.waitForURL("**/blog");
		expect(await isDark(page)).toBe(dark);
		await page.goto("/contact");
		await hydrate(page);
		expect(await readChoice(page)).toBe(theme.toLowerCase());
		await fillForm(page);
		await sendForm(page);
		await page.getByText(SENT.title).waitFor();
		expect(await isDark(page, page.getByText(SENT.title)), "the toast").toBe(dark);
	},
);

test("the theme can be chosen before hydration, and stays when React takes over", async () => {
	const page = await openPage(browser, site, { colorScheme: "light" });
	const release = await delayScripts(page);
	await page.goto("/privacy-policy");
	await choose(page, "Dark");
	expect(await isDark(page)).toBe(true);
	await release();
	expect(await isDark(page)).toBe(true);
	expect(await readChoice(page)).toBe("dark");
	await choose(page, "Light");
	expect(await isDark(page)).toBe(false);
});

test("the theme is set before anything is drawn, so that nothing flashes", async () => {
	const page = await openPage(browser, site, { colorScheme: "light" });
	await page.addInitScript(() => {
		localStorage.setItem("theme", "dark");
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto("/privacy-policy");
	expect(await page.evaluate(() => Reflect.get(window, "themeAtFirst"))).toBe("dark");
	expect(await isDark(page)).toBe(true);
});

test("the theme is chosen with the keyboard, as one group with a name, and taken up by another tab", async () => {
	const page = await open();
	const other = await page.context().newPage();
	await other.goto(new URL("/services", site.origin).href);
	const group = page.getByRole("group", { name: /theme/i });
	expect(await group.getByRole("radio").count()).toBe(3);
	await group.getByRole("radio", { checked: true }).focus();
	await page.keyboard.press("ArrowUp");
	expect(await readChoice(page)).toBe("dark");
	expect(await isDark(page)).toBe(true);
	await other.waitForFunction(() => document.documentElement.dataset.theme === "dark");
	expect(await isDark(other)).toBe(true);
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
