import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../addresses.ts";
import { DESK, openPage, PHONE, untilDrawn } from "../browser.ts";
import { noteShifts } from "../first-visit.ts";
import { browser, provideSiteAndBrowser, site } from "../journey.ts";

const MOST_FONT_BYTES = 45 * 1024;
const MOST_PICTURE_BYTES_OF_HOME = 60 * 1024;
const MAY_FAIL = { mayFailToLoad: /status of 404/ };

provideSiteAndBrowser();

async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
			scrollTo(0, y);
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		}
	});
	await page.waitForLoadState("networkidle");
	await untilDrawn(page);
}

describe.each([
	["a phone", PHONE],
	["a desk", DESK],
])("on %s nothing moves while it loads", (_where, viewport) => {
	test.each(Object.entries(TEMPLATES))("on the page %s", async (_name, path) => {
		const page = await openPage(browser, site, { viewport, ...MAY_FAIL });
		await page.addInitScript(noteShifts);
		await page.goto(path);
		await scrollThrough(page);
		expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
			[],
		);
	});
});

test("no picture, frame or video is without dimensions", async () => {
	const page = await openPage(browser, site, MAY_FAIL);
	const faults: string[] = [];
	for (const [name, path] of Object.entries(TEMPLATES)) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const found = await page.locator("img, iframe, video").evaluateAll((elements) =>
			elements
				.filter((element) => {
					const isSized = element.hasAttribute("width") && element.hasAttribute("height");
					return !(isSized || getComputedStyle(element).aspectRatio !== "auto");
				})
				.map((element) => element.outerHTML),
		);
		faults.push(...found.map((html) => `${name}: ${html}`));
	}
	expect(faults).toEqual([]);
});

test("a first visit to home takes at most 45 KB of fonts and 60 KB of pictures", async () => {
	const page = await openPage(browser, site, { viewport: DESK });
	const bytes = { font: 0, image: 0 };
	page.on("requestfinished", async (request) => {
		const kind = request.resourceType();
		if (kind !== "font" && kind !== "image") return;
		const { responseBodySize } = await request.sizes();
		bytes[kind] += responseBodySize;
	});
	await page.goto("/");
	await scrollThrough(page);
	expect(bytes.font).toBeGreaterThan(0);
	expect(bytes.font).toBeLessThanOrEqual(MOST_FONT_BYTES);
	expect(bytes.image).toBeGreaterThan(0);
	expect(bytes.image).toBeLessThanOrEqual(MOST_PICTURE_BYTES_OF_HOME);
});
