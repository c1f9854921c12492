import type { Browser } from "playwright-core";
import { type Figure, getMedian, type Part } from "./figures.ts";
import { startPlainSite } from "./plain-site.ts";
import { KEY_PAGES, SLOW_4G, withSiteAndBrowser, withSlowPhone } from "./site.ts";

/** A larger paint may come after `load`. */
const REST_MS = 1_000;
const HOME_LCP = { limit: { most: 676 }, peer: 676 };

type Paints = { FCP: number; LCP: number };

export const slowLine: Part = {
	name: "slow-line",
	title: "Paints on a slow line",
	method: `Chromium on a phone that DevTools throttles: 1.6 Mbit/s down, 0.75 up, 150 ms, a quarter of the CPU, empty
cache. Medians of seven visits, with \`--thorough\` of fifteen, each in turn with the same page as plain HTML from files
of nginx. The throttling delays responses, not the packets of a connection: what a first flight of more than 14.6 KB
costs on a real line does not show here; Lighthouse's simulation knows it.`,
	measure: ({ isThorough, note, print }) =>
		withSiteAndBrowser(async ({ origin }, browser) => {
			const plain = await startPlainSite(browser, origin, Object.values(KEY_PAGES));
			if (!plain) note("The same as plain HTML was not measured: nginx is not there.");
			const figures: Figure[] = [];
			for (const [name, path] of Object.entries(KEY_PAGES)) {
				const [own, bare]: [Paints[], Paints[]] = [[], []];
				for (let round = 0; round < (isThorough ? 15 : 7); round++) {
					own.push(await measurePaints(browser, origin + path));
					if (plain) bare.push(await measurePaints(browser, plain.origin + path));
				}
				figures.push(...toFigures(name, own, bare));
				print(`${name}: LCP ${own.map(({ LCP }) => Math.round(LCP)).join(", ")} ms`);
			}
			await plain?.stop();
			return [{ title: "paint", figures }];
		}),
};

function toFigures(name: string, own: readonly Paints[], bare: readonly Paints[]): Figure[] {
	return (["FCP", "LCP"] as const).flatMap((kind): Figure[] => {
		const limit = name === "home" && kind === "LCP" ? HOME_LCP : {};
		const median = (all: readonly Paints[]) => getMedian(all.map((paints) => paints[kind]));
		const site: Figure = { title: `${name}, ${kind}`, value: median(own), unit: "ms", ...limit };
		if (bare.length === 0) return [site];
		return [site, { title: `${name}, ${kind}, plain HTML`, value: median(bare), unit: "ms" }];
	});
}

function measurePaints(browser: Browser, address: string): Promise<Paints> {
	return withSlowPhone(browser, SLOW_4G, async (page) => {
		await page.goto(address, { waitUntil: "load" });
		await page.waitForTimeout(REST_MS);
		return page.evaluate(
			() =>
				new Promise<Paints>((resolve) => {
					const [first] = performance.getEntriesByName("first-contentful-paint");
					new PerformanceObserver((list) => {
						const LCP = list.getEntries().at(-1)?.startTime ?? 0;
						resolve({ FCP: first?.startTime ?? 0, LCP });
					}).observe({ type: "largest-contentful-paint", buffered: true });
				}),
		);
	});
}
