import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import type { Browser } from "playwright-core";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { untilDrawn } from "../tests/support/browser.ts";
import {
	getShifts,
	observeShifts,
	PHONE_VISIT,
	recordFirstVisit,
} from "../tests/support/first-visit.ts";
import { scrollThrough, untilLoaded } from "../tests/support/page-checks.ts";
import { type Figure, getMedian, type Part } from "./figures.ts";
import { getTransferSize, withSiteAndBrowser } from "./site.ts";

/** Bytes of a first flight. */
const LIMITS = { home: 19_000, median: 14_000 };
/** The sum of a page's layout shifts with late fonts: half of what counts as good. */
const LATE_SHIFT = 0.05;
const REST_MS = 5_000;
/** At the same time, as nothing here is timed. */
const VISITORS = 4;
/** The site compresses a cached page better once it has been idle. */
const IDLE_MS = 4_000;
const ROUNDS = 10;

type Visit = { name: string; early: number; scripts: number; shift: number; lateShift: number };

export const pages: Part = {
	name: "pages",
	title: "The first visit",
	method: `One page of each template. The first flight is the document with its styles, compressed, as it comes over the line. A phone
(390 × 844, three dots to a pixel, empty cache) loads the page and is left alone for ${REST_MS / 1000} s: the scripts that it requests until
then. Layout shifts are the sum of a page's: with fonts there while it is loaded again and scrolled through; with fonts
late where they arrive after the first paint.`,
	measure: ({ print, note }) =>
		withSiteAndBrowser(async ({ origin }, browser) => {
			const flights = await measureFlights(origin);
			print("first flights measured");
			const visits = await visitAll(browser, origin);
			for (const { name, shift, lateShift } of visits)
				if (shift > 0 || lateShift > LATE_SHIFT)
					note(`On ${name} moved: ${shift.toFixed(4)}, with late fonts ${lateShift.toFixed(4)}.`);
			return [
				{ title: "first flight", figures: flights },
				{ title: "all templates", figures: toFigures(visits) },
			];
		}),
};

async function measureFlights(origin: string): Promise<Figure[]> {
	let sizes: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const last = sizes;
		sizes = await Promise.all(
			Object.values(TEMPLATES).map((path) => getTransferSize(origin + path)),
		);
		if (round > 1 && sizes.join() === last.join()) break;
		await wait(IDLE_MS);
	}
	const median = { value: getMedian(sizes), limit: { most: LIMITS.median } };
	return [
		{ title: "median", unit: "B", ...median },
		...Object.keys(TEMPLATES).map((title, at): Figure => {
			const limit = title === "home" ? { limit: { most: LIMITS.home } } : {};
			return { title, value: sizes[at] ?? Number.NaN, unit: "B", ...limit };
		}),
	];
}

function visitAll(browser: Browser, origin: string): Promise<Visit[]> {
	return pLimit(VISITORS).map(Object.entries(TEMPLATES), async ([name, path]) => {
		const lateShift = await sumLateShifts(browser, origin + path);
		return { name, lateShift, ...(await visit(browser, origin + path)) };
	});
}

/** A first visit that touches nothing, then a second with the fonts in the cache. */
async function visit(browser: Browser, address: string) {
	const context = await browser.newContext(PHONE_VISIT);
	const page = await context.newPage();
	const { scriptsBeforeLoad, scripts } = await recordFirstVisit(page, address, REST_MS);
	await page.goto(address, { referer: new URL(address).origin });
	await scrollThrough(page);
	await untilLoaded(page);
	const shift = sum((await getShifts(page)).map(({ score }) => score));
	await context.close();
	return { early: scriptsBeforeLoad.length, scripts: scripts.length, shift };
}

async function sumLateShifts(browser: Browser, address: string): Promise<number> {
	const context = await browser.newContext(PHONE_VISIT);
	const page = await context.newPage();
	await page.addInitScript(observeShifts);
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\.woff2$/, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(address, { waitUntil: "commit" });
	await untilDrawn(page);
	release();
	await untilLoaded(page);
	const shift = sum((await getShifts(page)).map(({ score }) => score));
	await context.close();
	return shift;
}

function toFigures(visits: readonly Visit[]): Figure[] {
	const none = { limit: { most: 0 }, peer: 0 };
	const early = sum(visits.map((visit) => visit.early));
	const scripts = sum(visits.map((visit) => visit.scripts));
	const shift = Math.max(...visits.map((visit) => visit.shift));
	const lateShift = Math.max(...visits.map((visit) => visit.lateShift));
	const late = { limit: { most: LATE_SHIFT } };
	return [
		{ title: "scripts requested before `load`", value: early, unit: "files", ...none },
		{ title: "scripts requested before the first intent", value: scripts, unit: "files", ...none },
		{ title: "layout shifts of the worst, fonts there", value: shift, unit: "", ...none },
		{ title: "layout shifts of the worst, fonts late", value: lateShift, unit: "", ...late },
	];
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
