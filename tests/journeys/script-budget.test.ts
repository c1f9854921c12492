import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { hydrate, openPage } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/journey.ts";

provideSiteAndBrowser();

const KB = 1_000;
/** What has a browser compile all functions of a file while it comes. */
const COMPILED_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

test.each([
	["/", 100 * KB],
	["/contact", 105 * KB],
	["/services/seo", 105 * KB],
	["/mumbai", 105 * KB],
	["/blog", 105 * KB],
])("all scripts of %s are light once it is hydrated, and few", async (path, most) => {
	const page = await openPage(browser, site);
	// What is fetched ahead of other pages is none of this one's.
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	const scripts = new Set<string>();
	page.on("request", (request) => {
		if (/\.js(\?|$)/.test(request.url())) scripts.add(request.url());
	});
	await page.goto(path);
	await hydrate(page);
	const texts = await Promise.all(
		[...scripts].map(async (address) => (await fetch(address)).text()),
	);
	const sizes = texts.map(
		(text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
	);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
	expect(sizes.length).toBeLessThanOrEqual(16);
	const modules = texts.filter((text) => text.includes("export{"));
	expect(modules.length).toBeGreaterThan(5);
	expect(modules.filter((text) => !text.startsWith(COMPILED_AT_ONCE))).toEqual([]);
});
