import type { Browser } from "playwright-core";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { hydrate } from "../tests/support/browser.ts";
import { type Figure, getMedian, type Table } from "./figures.ts";
import { GOOD_4G, repeat, withSiteAndBrowser, withSlowPhone } from "./site.ts";

const { home, city, district, blog, post } = TEMPLATES;
const service = TEMPLATES["service with sub-services"];
const CLICKS = [
	{ name: "home to a service", from: home, to: service },
	{ name: "a service to it in a city", from: service, to: TEMPLATES["localised service"] },
	{ name: "a city to a district", from: city, to: district },
	{ name: "the blog to a post", from: blog, to: post },
];
const HOVERS = [
	{ words: "after 300 ms of hovering", ms: 300, most: 200 },
	{ words: "cold", ms: 0, most: 250 },
];
/** Of a small site; of real ones 218 ms. */
const PEER = 131;
/** A visitor looks at a link first. */
const LOOK_MS = 1_000;

type Click = { from: string; to: string; hoverMs: number; isHydrated: boolean };
type Painted = { path: string; paintedAt: number };

/** From a click to the next page, in ms. */
export function measureClicks(isThorough: boolean): Promise<Table[]> {
	return withSiteAndBrowser(async ({ origin }, browser) => {
		const tables: Table[] = [];
		for (const isHydrated of [true, false]) {
			const figures: Figure[] = [];
			for (const { name, from, to } of CLICKS)
				for (const { words, ms, most } of HOVERS) {
					const click = { from: origin + from, to, hoverMs: ms, isHydrated };
					const times = await repeat(isThorough ? 7 : 3, () => timeClick(browser, click));
					const title = `${name}, ${words}`;
					console.log(`${title}: ${times.map(Math.round).join(", ")} ms`);
					figures.push({ title, value: getMedian(times), unit: "ms", most, peer: PEER });
				}
			tables.push({ title: isHydrated ? "after hydration" : "before hydration", figures });
		}
		return tables;
	});
}

function timeClick(browser: Browser, { from, to, hoverMs, isHydrated }: Click): Promise<number> {
	return withSlowPhone(browser, GOOD_4G, async (page) => {
		await page.addInitScript(observeHeading);
		await page.goto(from, { waitUntil: "load" });
		if (isHydrated) await hydrate(page);
		const link = page
			.locator(`main a[href="${to}"]:not([tabindex="-1"])`)
			.filter({ visible: true })
			.first();
		await link.scrollIntoViewIfNeeded();
		await page.waitForTimeout(LOOK_MS);
		if (hoverMs > 0) await link.hover();
		await page.waitForTimeout(hoverMs);
		await link.click();
		const handle = await page.waitForFunction((path) => {
			const { painted } = window as unknown as { painted?: Painted };
			const clickedAt = Number(localStorage.getItem("clickedAt"));
			return painted?.path === path ? painted.paintedAt - clickedAt : null;
		}, to);
		return (await handle.jsonValue()) ?? Number.NaN;
	});
}

/**
 * Runs in each document before its own scripts. Records the time of a click, and when another first heading was painted:
 * in the next frame, which is complete when the frame after that begins.
 */
function observeHeading(): void {
	let last: string | null = null;
	const check = () => {
		const heading = document.querySelector("h1")?.textContent ?? null;
		if (heading === null || heading === last) return;
		last = heading;
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				const paintedAt = performance.timeOrigin + performance.now();
				Object.assign(window, { painted: { path: location.pathname, paintedAt } });
			}),
		);
	};
	const changes = { childList: true, subtree: true, characterData: true };
	new MutationObserver(check).observe(document, changes);
	addEventListener(
		"click",
		// The next page may be another document.
		({ timeStamp }) =>
			localStorage.setItem("clickedAt", String(performance.timeOrigin + timeStamp)),
		true,
	);
}
