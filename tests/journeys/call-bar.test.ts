import { expect, test } from "vitest";
import { DESK, openPage, PHONE } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/** Returns whether the element itself is on top at its own middle, within the window. */
function canBeTouched(element: Element): boolean {
	const { x, y, width, height } = element.getBoundingClientRect();
	const found = document.elementFromPoint(x + width / 2, y + height / 2);
	return element === found || element.contains(found);
}

test("on a phone the call stays at the foot of the window, and covers neither the first screen nor the closing call; elsewhere there is none", async () => {
	const page = await openPage(browser, site, { viewport: PHONE });
	await page.goto("/services");
	const bar = page.locator("main > :last-child");
	const quote = bar.locator("a[href='/contact']");
	const call = bar.locator("a[href^='tel:+']");
	expect(await quote.evaluate(canBeTouched), "in the first screen").toBe(false);
	await page.mouse.wheel(0, 1000);
	await expect.poll(() => quote.evaluate(canBeTouched), { message: "further down" }).toBe(true);
	for (const link of [quote, call]) {
		const box = await link.boundingBox();
		expect(box && box.y > PHONE.height - 100, "at the foot").toBe(true);
		expect(box && box.height >= 44 && box.width >= 44, "large enough for a thumb").toBe(true);
		expect(await link.evaluate(canBeTouched)).toBe(true);
	}
	const closing = page.locator("main > section").last().getByRole("link").last();
	await closing.evaluate((element) => element.scrollIntoView({ block: "end" }));
	await page.mouse.wheel(0, 250);
	await expect.poll(() => quote.evaluate(canBeTouched), { message: "at the end" }).toBe(false);
	await quote.focus();
	expect(await quote.evaluate(canBeTouched), "with the focus").toBe(true);

	for (const viewport of [DESK, { width: 640, height: 360 }]) {
		await page.setViewportSize(viewport);
		expect(await bar.isVisible(), `at ${viewport.width} px`).toBe(false);
	}
	await page.setViewportSize(PHONE);
	expect(await bar.isVisible()).toBe(true);
	await page.goto("/contact");
	expect(await quote.count(), "on the form's own page").toBe(0);
});
