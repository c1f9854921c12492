import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { DESK, hydrate, openPage, PHONE } from "../../support/browser.ts";
import { launchChromium } from "../../support/chromium.ts";
import { formatShift, getShifts, observeShifts, PHONE_VISIT } from "../../support/first-visit.ts";
import { scrollThrough, untilLoaded } from "../../support/page-checks.ts";
import { provideSite, site } from "../../support/site-and-browser.ts";

/** The requests of a page: document, late styles, two fonts, favicon, the count of visits and one drawing. */
const MOST_REQUESTS = 7;
/** The requests of pages with more drawings near the first screen, as few as they have now. */
const WITH_MORE_PICTURES: Record<string, number> = {
	home: 12,
	services: 13,
	"localised service": 8,
	locations: 20,
	city: 13,
	district: 8,
	"case studies": 8,
	blog: 9,
	post: 8,
	"search with results": 8,
};
const MOST_BYTES = 120_000;
/**
 * The largest layout shift by fonts: half of what counts as good, where a line breaks differently than in the fallback
 * font.
 */
const MOST_BY_FONTS = 0.05;
const MOST_FONT_BYTES = 45 * 1024;
const MOST_PICTURE_BYTES_OF_HOME = 60 * 1024;
const KB = 1_000;
/** The script that measures speed, which is loaded once the page is hydrated and does not delay it. */
const MEASURING = /\/measure-speed-/;
const MOST_FOR_MEASURING = 3.3 * KB;

let browser: Browser;

provideSite();
// The distance at which lazy pictures are loaded depends on the connection: a busy machine would pass for 3G, and the
// headless shell does not estimate the connection.
beforeAll(async () => {
	browser = await launchChromium(["--force-effective-connection-type=4G"]);
	return () => browser.close();
});

test.each(Object.entries(TEMPLATES))(
	"a phone that gets its fonts late and does not touch the page requests no script, few files, and sees hardly anything move: %s",
	async (name, path) => {
		const page = await openPage(browser, site, { ...PHONE_VISIT, mayFailToLoad: /status of 404/ });
		await page.route(/\.woff2$/, async (route) => {
			await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
			await route.continue();
		});
		const { scripts, requests, bytes, shifts } = await recordVisit(page, path);
		const moved = shifts.reduce((sum, { score }) => sum + score, 0);
		expect.soft(scripts, "scripts").toEqual([]);
		const most = WITH_MORE_PICTURES[name] ?? MOST_REQUESTS;
		expect.soft(requests.length, requests.join("\n")).toBeLessThanOrEqual(most);
		expect.soft(bytes, "bytes over the line").toBeLessThanOrEqual(MOST_BYTES);
		expect.soft(moved, shifts.map(formatShift).join("\n")).toBeLessThanOrEqual(MOST_BY_FONTS);
	},
);

test.each(["home", "blog", "contact"] as const)(
	"a phone that rests on %s for a minute requests no script either",
	async (name) => {
		const page = await openPage(browser, site, PHONE_VISIT);
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (/\.js(\?|$)/.test(request.url())) scripts.push(request.url());
		});
		await page.clock.install();
		await page.goto(TEMPLATES[name]);
		await page.clock.runFor("01:00");
		// The page has made all requests of its own before this one.
		await page.evaluate(() => fetch("/robots.txt"));
		expect(scripts).toEqual([]);
	},
);

test.each([
	["/", 116.5 * KB],
	["/contact", 126.5 * KB],
	["/book", 126.5 * KB],
	["/services/seo", 124 * KB],
])(
	"all scripts that hydrate %s are light and few, and the one after them that measures its speed",
	async (path, most) => {
		const page = await openPage(browser, site);
		// With Save-Data the page prefetches nothing of other pages.
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "connection", { value: { saveData: true } });
		});
		const scripts = new Set<string>();
		page.on("request", (request) => {
			if (/\.js(\?|$)/.test(request.url())) scripts.add(request.url());
		});
		const measuring = page.waitForRequest(MEASURING);
		await page.goto(path);
		await hydrate(page);
		await measuring;
		const files = await Promise.all(
			[...scripts].map(async (address) => {
				const text = await (await fetch(address)).text();
				const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
				return { address, size: brotliCompressSync(text, { params }).length };
			}),
		);
		const [measured = [], used = []] = [true, false].map((isMeasuring) =>
			files.filter(({ address }) => MEASURING.test(address) === isMeasuring),
		);
		const sumUp = (of: typeof files) => of.reduce((sum, { size }) => sum + size, 0);
		expect(sumUp(used)).toBeLessThanOrEqual(most);
		expect(used.length).toBeLessThanOrEqual(16);
		expect(sumUp(measured)).toBeLessThanOrEqual(MOST_FOR_MEASURING);
	},
);

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

/** An animation that the compositor cannot run by itself has the page's styles computed at each frame. */
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
		await page.evaluate(async (frames) => {
			for (let frame = 0; frame < frames; frame += 1)
				await new Promise((done) => requestAnimationFrame(done));
		}, 60);
		expect((await countStylings()) - before).toBeLessThanOrEqual(10);
	},
);

/** Opens the page with an empty cache. Returns its requests, and the bytes on the network with headers. */
async function recordVisit(page: Page, path: string) {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	const pending = new Map<string, string>();
	const scripts: string[] = [];
	let bytes = 0;
	session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
		if (!request.url.startsWith("http")) return;
		const { pathname } = new URL(request.url);
		pending.set(requestId, `${request.method} ${pathname}`);
		if (type === "Script" || /\.m?js$/.test(pathname)) scripts.push(pathname);
	});
	session.on("Network.requestServedFromCache", ({ requestId }) => pending.delete(requestId));
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		if (pending.has(requestId)) bytes += encodedDataLength;
	});
	await page.addInitScript(observeShifts);
	await page.goto(path);
	await page.waitForLoadState("networkidle");
	return {
		requests: [...pending.values()],
		scripts,
		bytes,
		shifts: await getShifts(page),
	};
}
