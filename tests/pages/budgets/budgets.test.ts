import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { hydrate, openPage } from "../../support/browser.ts";
import { formatShift, PHONE_VISIT, recordFirstVisit } from "../../support/first-visit.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

/** Document, late styles, two fonts, favicon, the count of visits and one drawing. */
const MOST_REQUESTS = 7;
/** Pages with more drawings near the first screen: as few as they have now. */
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
/** This machine may be so busy that the fonts come late; that nothing moves but for them, steady.test.ts shows. */
const MOST_BY_FONTS = 0.05;
/** Long enough for what a page does by itself once it is idle. */
const REST_MS = 2_000;
/** Pages that are rested on. */
const RESTED = ["home", "blog", "contact"];
const KB = 1_000;

provideSiteAndBrowser();

test.each(Object.entries(TEMPLATES))(
	"a phone that loads a page and does not touch it requests no script, few files, and sees hardly anything move: %s",
	async (name, path) => {
		const page = await openPage(browser, site, { ...PHONE_VISIT, mayFailToLoad: /status of 404/ });
		const rest = RESTED.includes(name) ? REST_MS : 0;
		const { scripts, requests, bytes, shifts } = await recordFirstVisit(page, path, rest);
		const moved = shifts.reduce((sum, { score }) => sum + score, 0);
		const most = WITH_MORE_PICTURES[name] ?? MOST_REQUESTS;
		expect.soft(scripts, "scripts").toEqual([]);
		expect.soft(requests.length, requests.join("\n")).toBeLessThanOrEqual(most);
		expect.soft(bytes, "bytes over the line").toBeLessThanOrEqual(MOST_BYTES);
		expect.soft(moved, shifts.map(formatShift).join("\n")).toBeLessThanOrEqual(MOST_BY_FONTS);
	},
);

test.each([
	["/", 118 * KB],
	["/contact", 124 * KB],
	["/book", 124 * KB],
	["/services/seo", 122 * KB],
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
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
	const sizes = texts.map((text) => brotliCompressSync(text, { params }).length);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
	expect(sizes.length).toBeLessThanOrEqual(16);
});
