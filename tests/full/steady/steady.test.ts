import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { DESK, hydrate, openPage, PHONE, untilDrawn, untilWhole } from "../../support/browser.ts";
import { describeShift, noteShifts, readShifts } from "../../support/first-visit.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/journey.ts";

const MOST_FONT_BYTES = 45 * 1024;
const MOST_PICTURE_BYTES_OF_HOME = 60 * 1024;
/** Half of what counts as good: where a line breaks elsewhere than in the font that stood in. */
const MOST_BY_LATE_FONTS = 0.05;
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
	// What moves by itself moves each time; a font that a busy machine reads too late does not.
	test.each(Object.entries(TEMPLATES))("on the page %s", { retry: 2 }, async (_name, path) => {
		const page = await openPage(browser, site, { viewport, hasCache: true, ...MAY_FAIL });
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		// Who comes from another page of the site has the fonts before the first paint.
		await page.addInitScript(noteShifts);
		await page.goto(path, { referer: site.origin });
		await scrollThrough(page);
		expect((await readShifts(page)).map(describeShift)).toEqual([]);
	});
});

describe("on a phone that gets its fonts late", () => {
	test.each(Object.entries(TEMPLATES))(
		"hardly anything moves on the page %s",
		async (_name, path) => {
			const page = await openPage(browser, site, { viewport: PHONE, ...MAY_FAIL });
			await page.addInitScript(noteShifts);
			const { promise, resolve: release } = Promise.withResolvers<void>();
			await page.route(/\.woff2$/, async (route) => {
				await promise;
				await route.continue();
			});
			await page.goto(path, { waitUntil: "commit" });
			await untilDrawn(page);
			release();
			await untilWhole(page);
			await page.waitForLoadState("networkidle");
			await untilDrawn(page);
			const shifts = await readShifts(page);
			const sum = shifts.reduce((all, { score }) => all + score, 0);
			expect(sum, shifts.map(describeShift).join("\n")).toBeLessThanOrEqual(MOST_BY_LATE_FONTS);
		},
	);
});

describe("the fonts", () => {
	test("are asked for once a newcomer has seen the text, which is then set in them", async () => {
		const page = await openPage(browser, site);
		await page.goto(TEMPLATES.home);
		await page.waitForFunction(() => {
			const canvas = document.createElement("canvas").getContext("2d");
			const widths = ["Anek Display", "Anek Text", "no such font"].map((family) => {
				Object.assign(canvas ?? {}, { font: `800 40px "${family}", monospace` });
				return canvas?.measureText("Kites").width;
			});
			return new Set(widths).size === 3;
		});
		const [painted, asked] = await page.evaluate(() => {
			const files = performance.getEntriesByType("resource");
			const fonts = files.filter(({ name }) => name.endsWith(".woff2"));
			const [paint] = performance.getEntriesByName("first-contentful-paint");
			return [paint?.startTime ?? 0, fonts.map(({ startTime }) => startTime)] as const;
		});
		expect(asked).toHaveLength(2);
		expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
	});

	test("come without scripts too", async () => {
		const page = await openPage(browser, site, { javaScriptEnabled: false });
		const fonts = new Set<string>();
		page.on("requestfinished", (request) => {
			if (request.resourceType() === "font") fonts.add(request.url());
		});
		await page.goto(TEMPLATES.home, { waitUntil: "networkidle" });
		expect(fonts.size).toBe(2);
	});
});

describe("what a first text need not wait for", () => {
	test("the kite of home is asked for once the page has loaded, with and without scripts", async () => {
		const page = await openPage(browser, site);
		await page.addInitScript(() =>
			addEventListener("DOMContentLoaded", () => {
				const kite = document.querySelector<SVGImageElement>("svg image");
				document.documentElement.dataset.kiteWhileLoading = kite?.href.animVal;
			}),
		);
		await page.goto(TEMPLATES.home);
		expect(await page.locator("html").getAttribute("data-kite-while-loading")).toBe("");
		await page.waitForFunction(
			() => document.querySelector<SVGImageElement>("svg image")?.href.animVal === "/art/sheet.svg",
		);
		const plain = await openPage(browser, site, { javaScriptEnabled: false });
		await Promise.all([
			plain.waitForResponse((answer) => answer.url().endsWith("/art/sheet.svg")),
			plain.goto(TEMPLATES.home),
		]);
	});

	test("the manifest is named once somebody touches the page", async () => {
		const page = await openPage(browser, site);
		await page.goto(TEMPLATES.about);
		const manifest = page.locator("link[rel=manifest]");
		expect(await manifest.count()).toBe(0);
		await hydrate(page);
		expect(await manifest.getAttribute("href")).toBe("/site.webmanifest");
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
