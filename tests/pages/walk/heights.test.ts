import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { openPage } from "../../support/browser.ts";
import { isShort } from "../../support/is-short.ts";
import { scrollThrough, untilLoaded } from "../../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

const WIDTHS = isShort ? [768] : [320, 390, 768, 1440];
const NAMES = [
	"home",
	"about",
	"pricing",
	"service with sub-services",
	"localised service",
	"city",
	"district",
	"case study, results first",
	"post",
	"contact",
] as const;
/** The largest change of a page's height by scrolling, as a part of it. */
const MOST_CHANGE = 0.02;
/** The distance in px between where an element is and where it should be after the page scrolled to it. */
const FARTHEST = 40;

provideSiteAndBrowser();

test.each(NAMES)(
	"%s is as long before one scrolls as afterwards, and scrolls to where it should",
	async (name) => {
		for (const width of WIDTHS) {
			const page = await openPage(browser, site, { viewport: { width, height: 900 } });
			await page.goto(TEMPLATES[name]);
			await untilLoaded(page);
			const before = await getHeight(page);
			expect.soft(await findMissedTargets(page), `missed at ${width} px`).toEqual([]);
			await scrollThrough(page);
			await untilLoaded(page);
			const change = Math.abs((await getHeight(page)) / before - 1);
			expect.soft(change, `of ${before} px at ${width} px`).toBeLessThanOrEqual(MOST_CHANGE);
			await page.close();
		}
	},
);

function getHeight(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Scrolls to each section, heading and anchor of the page, the last one first, and lists those that are elsewhere then. */
function findMissedTargets(page: Page): Promise<string[]> {
	return page.evaluate(async (farthest) => {
		const found: string[] = [];
		const root = document.documentElement;
		const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
		const targets = [...document.querySelectorAll("main :is(section, h2, [id])")];
		for (const target of targets.toReversed()) {
			if (!target.checkVisibility()) continue;
			target.scrollIntoView({ behavior: "instant" });
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			const { top } = target.getBoundingClientRect();
			const wanted = padding + Number.parseFloat(getComputedStyle(target).scrollMarginTop);
			const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1 && top > wanted;
			if (!isAtEnd && Math.abs(top - wanted) > farthest)
				found.push(`${Math.round(top - wanted)} px: ${target.outerHTML.slice(0, 120)}`);
		}
		scrollTo({ top: 0, behavior: "instant" });
		return found;
	}, FARTHEST);
}
