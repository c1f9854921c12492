import type { Browser } from "playwright-core";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { hydrate } from "../tests/support/browser.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { type Figure, getMedian, type Part, type Table } from "./figures.ts";
import { withSite } from "./site.ts";
import { GOOD_4G, openSlowPhone } from "./slow-phone.ts";

const WAYS = {
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

/** How long a visitor looks at the old page after a click. */
export const clicks: Part = {
	name: "clicks",
	title: "From a click to the next page",
	method: `Chromium on a phone with 100 ms, 4 Mbit/s both ways, a quarter of the CPU and an empty cache, throttled by DevTools. Time
from the click event to the new page's first heading painted: it is in the document, a frame has been drawn with it, and
the next one begins. Medians of three clicks, with \`--thorough\` of seven, each of a new visitor, who looks at the link for
a second first. Before hydration means right after \`load\`; while DevTools are attached Chromium prerenders nothing, so
that hovering shows less there than visitors get. Best peer: another framework's build of a small site; the best of the
real sites took 218 ms.`,
	measure: async ({ isThorough, print }) =>
		withSite(async ({ origin }) => {
			const browser = await launchChromium();
			const tables: Table[] = [];
			for (const isHydrated of [true, false]) {
				const figures: Figure[] = [];
				for (const [name, [from, to]] of Object.entries(WAYS))
					for (const { words, ms, limit } of [HOVER, COLD]) {
						const click = { from: origin + from, to, hoverMs: ms, isHydrated };
						const times: number[] = [];
						for (let round = 0; round < (isThorough ? 7 : 3); round++)
							times.push(await timeClick(browser, click));
						const title = `${name}, ${words}`;
						print(`${title}: ${times.map(Math.round).join(", ")} ms`);
						figures.push({ title, value: getMedian(times), unit: "ms", limit, peer: PEER });
					}
				tables.push({ title: isHydrated ? "after hydration" : "before hydration", figures });
			}
			await browser.close();
			return tables;
		}),
};

/** In ms. */
async function timeClick(browser: Browser, { from, to, hoverMs, isHydrated }: Click) {
	const page = await openSlowPhone(browser, GOOD_4G);
	await page.addInitScript(noteHeading);
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
	const time = await handle.jsonValue();
	await page.context().close();
	return time ?? Number.NaN;
}

/**
 * Runs in each document before its own scripts. Notes when something was clicked, and when a first heading other than
 * the last one was painted: the next frame draws it, and it has been drawn when the frame after that begins.
 */
function noteHeading(): void {
	let last: string | null = null;
	const look = () => {
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
	new MutationObserver(look).observe(document, changes);
	addEventListener(
		"click",
		// The next document may be another one.
		({ timeStamp }) =>
			localStorage.setItem("clickedAt", String(performance.timeOrigin + timeStamp)),
		true,
	);
}
