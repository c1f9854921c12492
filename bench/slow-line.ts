import type { Browser } from "playwright-core";
import { launchChromium } from "../tests/support/chromium.ts";
import { takeMedian, toFigure } from "./figures.ts";
import { KEY_PAGES } from "./key-pages.ts";
import type { Part, Table } from "./part.ts";
import { startPlainSite } from "./plain-site.ts";
import { withSite } from "./site.ts";
import { openSlowPhone, SLOW_4G } from "./slow-phone.ts";

const ROUNDS = { quick: 7, thorough: 15 };
/** What comes after the largest paint is waited for, in case there is a larger one. */
const REST_MS = 1_000;
const HOME_LCP = { limit: { most: 676 }, peer: 676 };

type Paints = { first: number; largest: number };

/** When a slow phone on a slow line has painted. */
export const slowLine: Part = {
	name: "slow-line",
	title: "Paints on a slow line",
	method: `Chromium on a phone held back by its own tools: 1.6 Mbit/s down, 0.75 up, 150 ms, processor four times slower, empty
cache. Medians of seven visits, with \`--thorough\` of fifteen, each in turn with the same page as plain HTML from files
of nginx. The tools hold back each answer, and not the packets of a connection: what a first flight of more than 14.6 KB
costs on a real line does not show here; Lighthouse's simulation knows it.`,
	measure: async ({ isThorough, note, tell }) =>
		withSite(async ({ origin }) => {
			const browser = await launchChromium();
			const plain = await startPlainSite(browser, origin, Object.values(KEY_PAGES));
			if (!plain) note("The same as plain HTML was not measured: nginx is not there.");
			const tables: Table[] = [];
			for (const [name, path] of Object.entries(KEY_PAGES)) {
				const [own, bare]: [Paints[], Paints[]] = [[], []];
				for (let round = 0; round < ROUNDS[isThorough ? "thorough" : "quick"]; round++) {
					own.push(await watchPaints(browser, origin + path));
					if (plain) bare.push(await watchPaints(browser, plain.origin + path));
				}
				tables.push(toTable(name, own, bare));
				tell(`${name}: LCP ${own.map(({ largest }) => Math.round(largest)).join(", ")} ms`);
			}
			await plain?.stop();
			await browser.close();
			return tables;
		}),
};

function toTable(name: string, own: readonly Paints[], bare: readonly Paints[]): Table {
	const median = (all: readonly Paints[], kind: keyof Paints) =>
		takeMedian(all.map((paints) => paints[kind]));
	const kinds = [
		["FCP", "first", undefined],
		["LCP", "largest", name === "home" ? HOME_LCP : undefined],
	] as const;
	return {
		title: name,
		figures: kinds.flatMap(([title, kind, limit]) => [
			toFigure(title, median(own, kind), "ms", limit),
			...(bare.length > 0 ? [toFigure(`${title}, plain HTML`, median(bare, kind), "ms")] : []),
		]),
	};
}

async function watchPaints(browser: Browser, address: string): Promise<Paints> {
	const { page, leave } = await openSlowPhone(browser, SLOW_4G);
	await page.goto(address, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	const paints = await page.evaluate(
		() =>
			new Promise<Paints>((done) => {
				const [first] = performance.getEntriesByName("first-contentful-paint");
				new PerformanceObserver((list) => {
					const largest = list.getEntries().at(-1)?.startTime ?? 0;
					done({ first: first?.startTime ?? 0, largest });
				}).observe({ type: "largest-contentful-paint", buffered: true });
			}),
	);
	await leave();
	return paints;
}
