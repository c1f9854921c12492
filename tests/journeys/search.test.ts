import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { getPath, isFocused, markDocument } from "../support/browser.ts";
import { openIn } from "../support/script-states.ts";
import { provideSiteAndBrowser } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/** Returns the text of the suggestion that is active, as assistive technology announces it. */
async function readChosen(page: Page, field: Locator): Promise<string | null> {
	const id = await field.getAttribute("aria-activedescendant");
	return id && page.locator(`[id="${id}"][aria-selected="true"]`).textContent();
}

test("the combobox suggests while one types, is followed by the keys, and leads to the results in place", async () => {
	const page = await openIn("after hydration", "/search", { mayFailToLoad: /ERR_FAILED/ });
	const field = page.getByRole("main").getByRole("combobox");
	const options = page.getByRole("option");
	const isSame = await markDocument(page);
	await field.focus();
	expect(await field.getAttribute("aria-expanded")).toBe("false");
	await field.pressSequentially("mumb");
	await options.first().waitFor();
	expect(await field.getAttribute("aria-expanded")).toBe("true");
	const count = await options.count();
	expect(await page.getByText(/^\d suggestions?\.$/).textContent()).toContain(String(count));
	for (const [key, chosen] of [
		["ArrowUp", await options.last().textContent()],
		["ArrowDown", null],
		["ArrowDown", await options.first().textContent()],
	] as const) {
		await page.keyboard.press(key);
		expect(await readChosen(page, field), key).toBe(chosen);
	}
	await page.keyboard.press("Escape");
	expect(await options.count()).toBe(0);
	expect(await field.inputValue()).toBe("mumb");

	await field.fill("");
	await field.pressSequentially("seo mumbai");
	await page.keyboard.press("Enter");
	await page.getByText(/^3 pages for/).waitFor();
	expect(getPath(page)).toBe("/search?q=seo+mumbai");
	expect(await options.count()).toBe(0);
	await page.route(/\/search\/suggest\?/, (route) => route.abort());
	await field.fill("seo");
	await page.keyboard.press("Enter");
	await page.getByText(/pages for “seo”/).waitFor();
	await page.unroute(/\/search\/suggest\?/);
	await field.fill("");
	await field.pressSequentially("bandr");
	await options.first().waitFor();
	await page.keyboard.press("ArrowDown");
	expect(await readChosen(page, field)).toContain("Bandra");
	expect(await isFocused(field)).toBe(true);
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { level: 1, name: /Bandra, Mumbai/ }).waitFor();
	expect(getPath(page)).toBe("/mumbai/bandra");
	expect(await isSame()).toBe(true);
});

test("the search in the header takes the focus, closes with Escape, and leads to what is chosen; where it has no room the menu has it", async () => {
	const page = await openIn("after hydration", "/about");
	const link = page.getByRole("banner").getByRole("link", { name: "Search" });
	await link.focus();
	await page.keyboard.press("Enter");
	const field = page.getByRole("dialog").getByRole("combobox");
	await field.waitFor();
	expect(await isFocused(field)).toBe(true);
	await field.pressSequentially("mumb");
	await page.getByRole("option").first().waitFor();
	await page.keyboard.press("Escape");
	expect(await field.isVisible()).toBe(true);
	await page.keyboard.press("Escape");
	await field.waitFor({ state: "detached" });
	expect(await isFocused(link)).toBe(true);

	await link.click();
	await field.pressSequentially("seo pune");
	await page.getByRole("option", { name: /^SEO Services in Pune/ }).click();
	await page.getByRole("heading", { level: 1, name: "SEO Services in Pune" }).waitFor();
	expect(await page.getByRole("combobox").count()).toBe(0);

	await page.setViewportSize({ width: 320, height: 844 });
	const header = page.getByRole("banner");
	expect(await link.isVisible()).toBe(false);
	expect((await header.boundingBox())?.height).toBeLessThan(70);
	await header.getByRole("button", { name: /menu/i }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Search" }).click();
	await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
});
