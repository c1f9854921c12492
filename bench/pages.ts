import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import type { Browser, Page } from "playwright-core";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { untilDrawn } from "../tests/support/browser.ts";
import {
	formatShift,
	getShifts,
	observeShifts,
	PHONE_VISIT,
	recordFirstVisit,
} from "../tests/support/first-visit.ts";
import { scrollThrough, untilLoaded } from "../tests/support/page-checks.ts";
import { type Figure, getMedian, type Table } from "./figures.ts";
import { getTransferSize, withSiteAndBrowser } from "./site.ts";

/** The sum of a page's layout shifts with late fonts: half of what counts as good. */
const LATE_SHIFT = 0.05;
const REST_MS = 5_000;
/** At the same time, as nothing here is timed. */
const VISITORS = 4;
/** The site compresses a cached page better once it has been idle. */
const IDLE_MS = 4_000;
const ROUNDS = 10;

export function measurePages(): Promise<Table[]> {
	return withSiteAndBrowser(async ({ origin }, browser) => [
		{ title: "first flight", figures: await measureFlights(origin) },
		{ title: "all templates", figures: await measureVisits(browser, origin) },
	]);
}

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
	return [
		{ title: "median", value: getMedian(sizes), unit: "B", most: 14_000 },
		...Object.keys(TEMPLATES).map((title, at): Figure => {
			const limit = title === "home" ? { most: 19_000 } : {};
			return { title, value: sizes[at] ?? Number.NaN, unit: "B", ...limit };
		}),
	];
}

async function measureVisits(browser: Browser, origin: string): Promise<Figure[]> {
	let [early, scripts, worst, worstLate] = [0, 0, 0, 0];
	await pLimit(VISITORS).map(Object.entries(TEMPLATES), async ([name, path]) => {
		const lateShift = await withPhone(browser, (page) => sumLateShifts(page, origin + path));
		const visit = await withPhone(browser, (page) => visitRepeatedly(page, origin + path));
		const { shifts } = visit;
		const shift = sumScores(shifts);
		if (shift > 0) console.log(`${name} moved: ${shifts.map(formatShift).join(", ")}`);
		if (lateShift > LATE_SHIFT) console.log(`${name} moved by ${lateShift} with late fonts`);
		early += visit.early;
		scripts += visit.scripts;
		worst = Math.max(worst, shift);
		worstLate = Math.max(worstLate, lateShift);
	});
	const none = { most: 0, peer: 0 };
	const late = { value: worstLate, unit: "", most: LATE_SHIFT } as const;
	return [
		{ title: "scripts requested before `load`", value: early, unit: "files", ...none },
		{ title: "scripts requested before the first intent", value: scripts, unit: "files", ...none },
		{ title: "layout shifts of the worst, fonts there", value: worst, unit: "", ...none },
		{ title: "layout shifts of the worst, fonts late", ...late },
	];
}

async function withPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
	const context = await browser.newContext(PHONE_VISIT);
	const result = await work(await context.newPage());
	await context.close();
	return result;
}

/** A first visit that touches nothing, then others with the fonts in the cache. */
async function visitRepeatedly(page: Page, address: string) {
	const { scriptsBeforeLoad, scripts } = await recordFirstVisit(page, address, REST_MS);
	let shifts = await visitAgain(page, address);
	// What moves by itself moves each time; a font that a busy machine reads too late does not.
	for (let retries = 0; shifts.length > 0 && retries < 2; retries++)
		shifts = await visitAgain(page, address);
	return { early: scriptsBeforeLoad.length, scripts: scripts.length, shifts };
}

async function visitAgain(page: Page, address: string) {
	await page.goto(address, { referer: new URL(address).origin });
	await scrollThrough(page);
	await untilLoaded(page);
	return getShifts(page);
}

async function sumLateShifts(page: Page, address: string): Promise<number> {
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
	return sumScores(await getShifts(page));
}

function sumScores(shifts: Awaited<ReturnType<typeof getShifts>>): number {
	return shifts.reduce((total, { score }) => total + score, 0);
}
