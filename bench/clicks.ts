import type { Browser } from "playwright-core";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { hydrate } from "../tests/support/browser.ts";
import { type Figure, getMedian, type Part, type Table } from "./figures.ts";
import { GOOD_4G, repeat, withSiteAndBrowser, withSlowPhone } from "./site.ts";

const CLICKS = {
	"home to a service": [TEMPLATES.home, TEMPLATES["service with sub-services"]],
	"a service to it in a city": [
		TEMPLATES["service with sub-services"],
		TEMPLATES["localised service"],
	],
	"a city to a district": [TEMPLATES.city, TEMPLATES.district],
	"the blog to a post": [TEMPLATES.blog, TEMPLATES.post],
} as const;
const HOVER = { words: "after 300 ms of hovering", ms: 300, limit: { most: 200 } };
const COLD = { words: "cold", ms: 0, limit: { most: 250 } };
/** Of a small site; of real ones 218 ms. */
const PEER = 131;
/** A visitor looks at a link first. */
const LOOK_MS = 1_000;

type Click = { from: string; to: string; hoverMs: number; isHydrated: boolean };
type Painted = { path: string; paintedAt: number };

export const clicks: Part = {
	name: "clicks",
	title: "From a click to the next page",
	method: `Chromium on a phone with 100 ms, 4 Mbit/s both ways, a quarter of the CPU and an empty cache, throttled by DevTools. Time
from the click event to the new page's first heading painted: it is in the document, a frame has been drawn with it, and
the next one begins. Medians of three clicks, with \`--thorough\` of seven, each of a new visitor, who looks at the link for
a second first. Before hydration means right after \`load\`; while DevTools are attached Chromium prerenders nothing, so
that hovering shows less there than visitors get. Best peer: another framework's build of a small site; the best of the
real sites took 218 ms.`,
	measure: ({ isThorough, print }) =>
		withSiteAndBrowser(async ({ origin }, browser) => {
			const tables: Table[] = [];
			for (const isHydrated of [true, false]) {
				const figures: Figure[] = [];
				for (const [name, [from, to]] of Object.entries(CLICKS))
					for (const { words, ms, limit } of [HOVER, COLD]) {
						const click = { from: origin + from, to, hoverMs: ms, isHydrated };
						const times = await repeat(isThorough ? 7 : 3, () => timeClick(browser, click));
						const title = `${name}, ${words}`;
						print(`${title}: ${times.map(Math.round).join(", ")} ms`);
						figures.push({ title, value: getMedian(times), unit: "ms", limit, peer: PEER });
					}
				tables.push({ title: isHydrated ? "after hydration" : "before hydration", figures });
			}
			return tables;
		}),
};

/** In ms. */
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
