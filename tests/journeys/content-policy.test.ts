import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { TEMPLATES } from "../addresses.ts";
import { hydrate, markDocument, openPage, readPath, untilDrawn } from "../browser.ts";
import { browser, provideSiteAndBrowser, site } from "../journey.ts";

provideSiteAndBrowser({ mayWriteErrors: true });

const MISSING = /404/;

describe("the Content-Security-Policy", () => {
	test.each(Object.entries(TEMPLATES))("lets %s load and hydrate", async (_name, path) => {
		const page = await openGuarded();
		await page.goto(path);
		await hydrate(page);
	});

	test.each(Object.entries(TEMPLATES))("lets %s be reached in place", async (_name, path) => {
		const page = await openGuarded();
		await page.goto(path === "/about" ? "/" : "/about");
		await hydrate(page);
		const isSame = await markDocument(page);
		await goInPlace(page, path);
		expect(await isSame()).toBe(true);
	});
});

/** As a link in the page does. */
async function goInPlace(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		const router = Reflect.get(window, "__reactRouterDataRouter");
		return router.navigate(to);
	}, path);
	expect(readPath(page)).toBe(path);
	await untilDrawn(page);
}

/** A page that fails its test when it does what its policy forbids. */
async function openGuarded(javaScriptEnabled = true): Promise<Page> {
	const page = await openPage(browser, site, { javaScriptEnabled, mayFailToLoad: MISSING });
	const broken: string[] = [];
	await page.exposeFunction("noteBroken", (rule: string) => broken.push(rule));
	await page.addInitScript(() => {
		addEventListener("securitypolicyviolation", (event) => {
			Reflect.get(
				window,
				"noteBroken",
			)(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample} ${event.sourceFile}`);
		});
	});
	onTestFinished(() => expect(broken).toEqual([]));
	return page;
}
