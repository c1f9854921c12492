import { setTimeout as wait } from "node:timers/promises";
import type { Request } from "playwright-core";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { hydrate } from "../tests/support/browser.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { PHONE_VISIT } from "../tests/support/first-visit.ts";
import { type Figure, getMedian, type Table } from "./figures.ts";
import { getTransferSize, withSite } from "./site.ts";

/** The time in ms after which the idle site has compressed a cached page better. */
const IDLE_MS = 4_000;
const ROUNDS = 10;
/** The limits of documents with their styles, in bytes. */
const LIMITS: Record<string, { most: number }> = {
	home: { most: 21_000 },
	contact: { most: 22_000 },
};
/** The scripts of a page after the first intent, in KB. */
const SCRIPTS = [
	{ title: "home", path: "/", most: 122, peer: 106 },
	{ title: "contact", path: "/contact", most: 124 },
];

/** Measures the bytes of documents with their styles, and of scripts after the first intent. */
export function measurePages(): Promise<Table[]> {
	return withSite(async ({ origin }) => [
		{ title: "first flight", figures: await measureFlights(origin) },
		{ title: "scripts after the first intent", figures: await measureScripts(origin) },
	]);
}

/** Returns whether an address is of the script that measures speed, which is loaded once the page is hydrated. */
const isMeasuring = (address: string) => address.includes("/measure-speed-");

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
		{ title: "median", value: getMedian(sizes), unit: "B", most: 15_500 },
		...Object.keys(TEMPLATES).map((title, at): Figure => {
			return { title, value: sizes[at] ?? Number.NaN, unit: "B", ...LIMITS[title] };
		}),
	];
}

async function measureScripts(origin: string): Promise<Figure[]> {
	const browser = await launchChromium();
	const figures: Figure[] = [];
	for (const { path, ...figure } of SCRIPTS) {
		const context = await browser.newContext(PHONE_VISIT);
		const page = await context.newPage();
		const scripts = new Set<string>();
		page.on("request", (request: Request) => {
			if (request.resourceType() === "script" && !isMeasuring(request.url()))
				scripts.add(request.url());
		});
		await page.goto(origin + path);
		await hydrate(page);
		await context.close();
		const sizes = await Promise.all([...scripts].map(getTransferSize));
		const bytes = sizes.reduce((sum, size) => sum + size, 0);
		figures.push({ ...figure, value: bytes / 1000, unit: "KB" });
	}
	await browser.close();
	return figures;
}
