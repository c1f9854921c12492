import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hydrate, openPage } from "../../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";
import { hide, watchSpeed } from "../../support/watch-speed.ts";

/** In place another page follows, which comes after all that the first one does once it is hydrated. */
async function expectNothingMeasured(page: Page): Promise<void> {
	const { sent, scripts } = watchSpeed(page);
	await page.goto("/mumbai");
	await hydrate(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
	await page.waitForURL("**/about");
	await hide(page);
	expect([sent, scripts]).toEqual([[], []]);
}

describe("whoever asks for privacy", () => {
	provideSiteAndBrowser();

	test.each([
		["globalPrivacyControl", true],
		["doNotTrack", "1"],
	] as const)("by %s is not measured", async (...request) => {
		const page = await openPage(browser, site);
		await page.addInitScript(
			([name, value]) => Object.defineProperty(navigator, name, { value }),
			request,
		);
		await expectNothingMeasured(page);
	});
});

describe("where visits are not counted", () => {
	provideSiteAndBrowser({ settings: { VISITS: "off" } });

	test("nobody is measured", async () => {
		await expectNothingMeasured(await openPage(browser, site));
	});
});
