import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { holdScripts, hydrate, openPage } from "../support/browser.ts";
import { SENT_TITLE } from "../support/enquiries.ts";
import { fillForm, sendForm } from "../support/enquiry-form.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";

provideSiteAndBrowser();

type Theme = "Light" | "Dark" | "System";

function choose(page: Page, theme: Theme) {
	return page.getByRole("radio", { name: theme }).check({ force: true });
}

async function readChoice(page: Page): Promise<string[]> {
	const radios = await page.getByRole("radio", { checked: true }).all();
	return Promise.all(radios.map((radio) => radio.inputValue()));
}

/** Whether the page is drawn dark, by the lightness of its ground. */
function isDark(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const [red = 0, green = 0, blue = 0] =
			getComputedStyle(document.body)
				.backgroundColor.match(/[\d.]+/g)
				?.map(Number) ?? [];
		return red + green + blue < 380;
	});
}

async function open(colorScheme: "light" | "dark" = "light", path = "/privacy-policy") {
	const page = await openPage(browser, site, { colorScheme });
	await page.goto(path);
	return page;
}

describe("the theme", () => {
	test("follows the system until one is chosen, and again when it is given back", async () => {
		const page = await open();
		expect(await readChoice(page)).toEqual(["system"]);
		expect(await isDark(page)).toBe(false);
		await page.emulateMedia({ colorScheme: "dark" });
		expect(await isDark(page)).toBe(true);
		await choose(page, "Light");
		expect(await isDark(page)).toBe(false);
		await choose(page, "System");
		expect(await isDark(page)).toBe(true);
		await page.reload();
		expect(await isDark(page)).toBe(true);
		expect(await readChoice(page)).toEqual(["system"]);
	});

	test.each([
		["Dark", "light", true],
		["Light", "dark", false],
	] as const)(
		"%s holds on a %s system, on other pages and after a reload",
		async (theme, system, dark) => {
			const page = await open(system);
			await choose(page, theme);
			expect(await isDark(page)).toBe(dark);
			await page.reload();
			expect(await isDark(page)).toBe(dark);
			expect(await readChoice(page)).toEqual([theme.toLowerCase()]);
			await page.goto("/services");
			await hydrate(page);
			expect(await isDark(page)).toBe(dark);
			await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
			await page.waitForURL("**/blog");
			expect(await isDark(page)).toBe(dark);
			expect(await readChoice(page)).toEqual([theme.toLowerCase()]);
		},
	);

	test("can be chosen before hydration, and stays when React takes over", async () => {
		const page = await openPage(browser, site, { colorScheme: "light" });
		const release = await holdScripts(page);
		await page.goto("/privacy-policy");
		await choose(page, "Dark");
		expect(await isDark(page)).toBe(true);
		await release();
		expect(await isDark(page)).toBe(true);
		expect(await readChoice(page)).toEqual(["dark"]);
		await choose(page, "Light");
		expect(await isDark(page)).toBe(false);
	});

	test("is set before anything is drawn, so that nothing flashes", async () => {
		const page = await openPage(browser, site, { colorScheme: "light" });
		await page.addInitScript(() => {
			localStorage.setItem("theme", "dark");
			const seen: Record<string, string | undefined> = {};
			Object.assign(window, { seen });
			new MutationObserver(() => {
				if (document.body) seen.firstBody ??= document.documentElement.dataset.theme ?? "none";
			}).observe(document, { childList: true, subtree: true });
			addEventListener("DOMContentLoaded", () => {
				seen.loaded = document.documentElement.dataset.theme;
			});
		});
		await page.goto("/privacy-policy");
		const seen = await page.evaluate(() => (window as unknown as { seen: unknown }).seen);
		expect(seen).toEqual({ firstBody: "dark", loaded: "dark" });
	});

	test("is chosen with the keyboard, as one group with a name, and taken up by another tab", async () => {
		const page = await open();
		const other = await page.context().newPage();
		await other.goto(new URL("/services", site.origin).href);
		const group = page.getByRole("group", { name: /theme/i });
		expect(await group.getByRole("radio").count()).toBe(3);
		await group.getByRole("radio", { checked: true }).focus();
		await page.keyboard.press("ArrowUp");
		expect(await readChoice(page)).toEqual(["dark"]);
		expect(await isDark(page)).toBe(true);
		await other.waitForFunction(() => document.documentElement.dataset.theme === "dark");
		expect(await isDark(other)).toBe(true);
	});

	test("that cannot be kept still holds for the page", async () => {
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
});

test("toasts follow the chosen theme, not the system's", async () => {
	const grounds: string[] = [];
	for (const theme of ["Light", "Dark"] as const) {
		const page = await open(theme === "Dark" ? "light" : "dark", "/contact");
		await choose(page, theme);
		await hydrate(page);
		await fillForm(page);
		await sendForm(page);
		const title = page.getByText(SENT_TITLE);
		await title.waitFor();
		grounds.push(
			await title.evaluate((element) => {
				let ground: Element | null = element;
				const read = (at: Element) => getComputedStyle(at).backgroundColor;
				while (ground && /, 0\)$|transparent/.test(read(ground))) ground = ground.parentElement;
				return ground ? read(ground) : "";
			}),
		);
	}
	const [light = 0, dark = 0] = grounds.map((ground) =>
		(ground.match(/[\d.]+/g) ?? []).map(Number).reduce((sum, part) => sum + part, 0),
	);
	expect(light).toBeGreaterThan(600);
	expect(dark).toBeLessThan(300);
});
