import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { DESK, openPage, PHONE, untilDrawn } from "../../support/browser.ts";
import { formatShift, getShifts, observeShifts } from "../../support/first-visit.ts";
import { isShort } from "../../support/is-short.ts";
import { scrollThrough, untilLoaded } from "../../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

const MOST_FONT_BYTES = 45 * 1024;
const MOST_PICTURE_BYTES_OF_HOME = 60 * 1024;
/** Half of what counts as good: where a line breaks elsewhere than in the font that stood in. */
const MOST_BY_LATE_FONTS = 0.05;
const PAGES = Object.entries(TEMPLATES).filter((_, index) => !isShort || index % 3 === 2);
const MAY_FAIL = { mayFailToLoad: /status of 404/ };

provideSiteAndBrowser();

describe.each([
	["a phone", PHONE],
	["a desk", DESK],
])("on %s nothing moves while it loads", (_where, viewport) => {
	// What moves by itself moves each time; a font that a busy machine reads too late does not.
	test.each(PAGES)("on the page %s", { retry: 2 }, async (_name, path) => {
		const page = await openPage(browser, site, { viewport, hasCache: true, ...MAY_FAIL });
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		// Who comes from another page of the site has the fonts before the first paint.
		await page.addInitScript(observeShifts);
		await page.goto(path, { referer: site.origin });
		await scrollThrough(page);
		await untilLoaded(page);
		expect((await getShifts(page)).map(formatShift)).toEqual([]);
	});
});

describe("on a phone that gets its fonts late", () => {
	test.each(PAGES)("hardly anything moves on the page %s", async (_name, path) => {
		const page = await openPage(browser, site, { viewport: PHONE, ...MAY_FAIL });
		await page.addInitScript(observeShifts);
		const { promise, resolve: release } = Promise.withResolvers<void>();
		await page.route(/\.woff2$/, async (route) => {
			await promise;
			await route.continue();
		});
		await page.goto(path, { waitUntil: "commit" });
		await untilDrawn(page);
		release();
		await untilLoaded(page);
		const shifts = await getShifts(page);
		const sum = shifts.reduce((all, { score }) => all + score, 0);
		expect(sum, shifts.map(formatShift).join("\n")).toBeLessThanOrEqual(MOST_BY_LATE_FONTS);
	});
});

describe("the fonts", () => {
	test("come without scripts too", async () => {
		const page = await openPage(browser, site, { javaScriptEnabled: false });
		const fonts = new Set<string>();
		page.on("requestfinished", (request) => {
			if (request.resourceType() === "font") fonts.add(request.url());
		});
		await page.goto(TEMPLATES.home, { waitUntil: "load" });
		await expect.poll(() => fonts.size).toBe(2);
	});
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
	await untilLoaded(page);
	expect(bytes.font).toBeGreaterThan(0);
	expect(bytes.font).toBeLessThanOrEqual(MOST_FONT_BYTES);
	expect(bytes.image).toBeGreaterThan(0);
	expect(bytes.image).toBeLessThanOrEqual(MOST_PICTURE_BYTES_OF_HOME);
});

/** An animation that the compositor cannot run by itself has the page styled sixty times a second. */
test.each(["home", "ad budget"] as const)(
	"what moves on %s leaves the processor alone",
	async (name) => {
		const page = await openPage(browser, site, { viewport: PHONE });
		await page.goto(TEMPLATES[name]);
		await untilLoaded(page);
		await page.evaluate(() => {
			for (const animation of document.getAnimations())
				if (animation.timeline === document.timeline) animation.currentTime = 0;
		});
		const client = await page.context().newCDPSession(page);
		await client.send("Performance.enable");
		const countStylings = async () => {
			const { metrics } = await client.send("Performance.getMetrics");
			return metrics.find((metric) => metric.name === "RecalcStyleCount")?.value ?? Number.NaN;
		};
		const before = await countStylings();
		await wait(1_000);
		expect((await countStylings()) - before).toBeLessThanOrEqual(10);
	},
);

/** A page holds only the styles that it can use; the whole sheet, which comes with React, must change nothing. */
test.each(PAGES)("no style of %s changes when the whole sheet has come", async (_name, path) => {
	const page = await openPage(browser, site, { ...MAY_FAIL, bypassCSP: true });
	await page.goto(path);
	await page.addStyleTag({ content: "*,::before,::after{transition:none!important}" });
	await untilLoaded(page);
	const before = await page.evaluate(listStyles);
	await page.evaluate(async () => {
		const href = document.querySelector<HTMLElement>("style[data-sheet]")?.dataset.sheet ?? "";
		const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
		document.head.append(link);
		await new Promise((done, fail) => {
			link.onload = done;
			link.onerror = fail;
		});
	});
	const after = await page.evaluate(listStyles);
	expect(after).toHaveLength(before.length);
	const changed = after.flatMap(([element, ...styles], at) =>
		styles
			.filter((style) => !before[at]?.includes(style))
			.map((style) => `${element} has now ${style}`),
	);
	expect(changed.slice(0, 20)).toEqual([]);
});

/** Every computed property of every element and of what stands before and after it; runs in the page. */
function listStyles(): string[][] {
	return [...document.body.querySelectorAll("*")].flatMap((element) =>
		[null, "::before", "::after"].map((part) => {
			const style = getComputedStyle(element, part);
			const name = element.localName + (part ?? "");
			if (part && style.content === "none") return [name];
			const properties = Array.from(style).filter((each) => !each.startsWith("--"));
			return [name, ...properties.map((each) => `${each}: ${style.getPropertyValue(each)}`)];
		}),
	);
}
