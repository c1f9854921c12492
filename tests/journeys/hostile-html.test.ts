import { expect, test } from "vitest";
import { expectHarmless, findForbidden, openInstrumentedPage } from "../support/harmless-html.ts";
import { HOSTILE_HTML } from "../support/hostile.ts";
import { browser, provideSiteAndBrowser } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

test("markup made to run script runs where nothing makes it safe: the hooks see it", async () => {
	const { page, ran } = await openInstrumentedPage(browser);
	await page.setContent(HOSTILE_HTML.filter((html) => /^<(?:img|svg|video)/.test(html)).join(""));
	await page.waitForFunction(() => Reflect.get(window, "ran").length > 5);
	expect(await ran()).toContain("alert");
	expect((await findForbidden(page)).length).toBeGreaterThan(20);
	await page.context().close();
});

test("markup made to run script is harmless in a post", async () => {
	await expectHarmless(browser, HOSTILE_HTML);
});
