import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { findInAllViews } from "../../support/axe.ts";
import { DESK, openPage, PHONE, untilDrawn } from "../../support/browser.ts";
import { formatShift, getShifts, observeShifts } from "../../support/first-visit.ts";
import { isShort } from "../../support/is-short.ts";
import {
	findOverflow,
	findSmallLinks,
	scrollThrough,
	untilLoaded,
} from "../../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";
import {
	findCutOff,
	findStylesChangedBySheet,
	findWithoutEdge,
	TEXT_SPACING,
	withStyles,
} from "./adapted.ts";
import { findLostStops } from "./keyboard.ts";

/** The size of 1280 x 1024 CSS pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** The pages on which no stop may be under the header at that zoom. */
const WALKED_ZOOMED = ["home", "service with sub-services", "city"];
const MOST_LOADS = 5;
const PAGES = Object.entries(TEMPLATES).filter((_, index) => !isShort || index % 3 === 2);

type Question = {
	what: string;
	viewport?: typeof PHONE;
	ask: (page: Page) => Promise<string[]>;
	names?: readonly string[];
};

/** The checks of a page that a phone has loaded, in this order; the keyboard starts the scripts, and comes last. */
const QUESTIONS: Question[] = [
	{ what: "changed by the whole style sheet", ask: findStylesChangedBySheet },
	{ what: "axe", ask: findInAllViews },
	{ what: "links too small", ask: findSmallLinks },
	{ what: "at 400 % zoom", viewport: ZOOMED, ask: findCutOff },
	{ what: "text spacing, phone", ask: (page) => withStyles(page, TEXT_SPACING, findCutOff) },
	{
		what: "text spacing, desk",
		viewport: DESK,
		ask: (page) => withStyles(page, TEXT_SPACING, findCutOff),
	},
	{
		what: "text twice as large",
		ask: (page) =>
			withStyles(page, "html { font-size: 200% }", () => findOverflow(page, [320, 768, 1280])),
	},
	{
		what: "forced colours",
		ask: async (page) => {
			await page.emulateMedia({ forcedColors: "active" });
			const found = await findWithoutEdge(page);
			await page.emulateMedia({ forcedColors: "none" });
			return found;
		},
	},
	{ what: "by the keyboard on a phone", ask: findLostStops },
	{
		what: "by the keyboard at 400 % zoom",
		viewport: ZOOMED,
		ask: findLostStops,
		names: WALKED_ZOOMED,
	},
];

provideSiteAndBrowser();

test.each(PAGES)(
	"%s is steady, adapts, has no error that axe finds, and is walked by the keyboard alone",
	async (name, path) => {
		const page = await open(PHONE);
		expect.soft(await findShifts(page, path), "moves on a phone").toEqual([]);
		for (const { what, viewport = PHONE, ask, names } of QUESTIONS) {
			if (names && !names.includes(name)) continue;
			await page.setViewportSize(viewport);
			await untilDrawn(page);
			expect.soft(await ask(page), what).toEqual([]);
		}
	},
);

test.each(isShort ? [] : PAGES)(
	"%s is steady on a desk, and is walked by the keyboard alone",
	async (_name, path) => {
		const page = await open(DESK);
		expect.soft(await findShifts(page, path), "moves").toEqual([]);
		expect.soft(await findLostStops(page), "by the keyboard").toEqual([]);
	},
);

function open(viewport: typeof PHONE): Promise<Page> {
	return openPage(browser, site, { viewport, hasCache: true, mayFailToLoad: /status of 404/ });
}

/**
 * Finds layout shifts of a page for a visitor who comes from another page of the site, and has the fonts. The page is
 * loaded again where the machine was so busy that it drew something before it had read them.
 */
async function findShifts(page: Page, path: string): Promise<string[]> {
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready);
	await page.addInitScript(observeShifts);
	await page.addInitScript(() => {
		requestAnimationFrame(() => performance.mark("drawn"));
		document.fonts.addEventListener("loadingdone", () => performance.mark("fonts"));
	});
	let found: string[] = [];
	for (let loads = 0, areFontsLate = true; areFontsLate && loads < MOST_LOADS; loads += 1) {
		await page.goto(path, { referer: site.origin });
		await scrollThrough(page);
		await untilLoaded(page);
		found = (await getShifts(page)).map(formatShift);
		if (found.length === 0) break;
		areFontsLate = await page.evaluate(() => {
			const [drawn, fonts] = ["drawn", "fonts"].map(
				(name) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0,
			);
			return Number(fonts) > Number(drawn);
		});
	}
	return found;
}
