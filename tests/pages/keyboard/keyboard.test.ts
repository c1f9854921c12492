import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { DESK, openPage, PHONE } from "../../support/browser.ts";
import { isShort } from "../../support/is-short.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

/** What 1280 x 1024 CSS pixels become at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
const MOST_STOPS = 400;
const VIEWPORTS = [["a desk", DESK] as const, ["a phone", PHONE] as const].slice(isShort ? 1 : 0);
const PAGES = Object.entries(TEMPLATES).filter((_, index) => !isShort || index % 3 === 0);

provideSiteAndBrowser();

/** What is wrong with the element that has the focus; null at the end of the page. */
async function describeStop(page: Page): Promise<{ name: string; faults: string[] } | null> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
		if (element === document.body || element.id === "main") return null;
		// The map is another site's page; the browser shows the focus inside it.
		if (element instanceof HTMLIFrameElement) return { name: element.title, faults: [] };
		const faults: string[] = [];
		// A hidden box or a card's link shows its focus on what stands for it.
		const isHidden = element.getBoundingClientRect().width < 4;
		const shown = (isHidden && element.closest("label")) || element;
		const style = getComputedStyle(shown);
		if (style.outlineStyle === "none" || Number.parseFloat(style.outlineWidth) < 2) {
			faults.push("shows no focus");
		}
		const { top, bottom, left, right, width, height } = shown.getBoundingClientRect();
		const inView = [Math.max(top, 0), Math.min(bottom, innerHeight)] as const;
		const x = Math.min(Math.max(left + Math.min(width / 2, 20), 1), innerWidth - 1);
		const covers = [0.15, 0.5, 0.85].map((part) =>
			document.elementFromPoint(x, inView[0] + (inView[1] - inView[0]) * part),
		);
		const isSeen = covers.some(
			(cover) => cover && (shown.contains(cover) || cover.contains(shown) || sharesCard(cover)),
		);
		if (inView[1] <= inView[0] || right <= 0 || left >= innerWidth) faults.push("is out of view");
		else if (!isSeen) faults.push(`lies under ${covers[1]?.outerHTML.slice(0, 80)}`);
		if (height < 20 && width < 20) faults.push("is too small");
		return { name: shown.outerHTML.slice(0, 120), faults };

		function sharesCard(cover: Element): boolean {
			const card = shown.closest("li, article, dialog, p, figure");
			return Boolean(card?.contains(cover));
		}
	});
}

/** Goes through the whole page by Tab alone; the faults of its stops, and how many there were. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
	const faults: string[] = [];
	let hasBegun = false;
	for (let stops = 0; stops < MOST_STOPS; stops += 1) {
		await page.keyboard.press("Tab");
		const stop = await describeStop(page);
		if (!stop && hasBegun) return { stops, faults };
		if (!stop) continue;
		hasBegun = true;
		faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
	}
	throw new Error(`Tab does not come to the page's end within ${MOST_STOPS} stops`);
}

/** A frame that comes to its page while Tab stands in it loses the focus, so the map is there before. */
async function loadMap(page: Page): Promise<void> {
	const maps = page.locator("iframe");
	await maps.evaluateAll((frames) => {
		for (const frame of frames as HTMLIFrameElement[]) frame.loading = "eager";
	});
	if ((await maps.count()) > 0) await page.frameLocator("iframe").getByText("A map").waitFor();
}

describe.each(VIEWPORTS)(
	"by the keyboard alone on %s, each stop is seen and shows it",
	(_where, viewport) => {
		test.each(PAGES)("on the page %s", async (_name, path) => {
			const page = await openPage(browser, site, { viewport, mayFailToLoad: /status of 404/ });
			await page.route("**/*openstreetmap*/**", (route) => route.fulfill({ body: "A map" }));
			await page.goto(path);
			await loadMap(page);
			const { stops, faults } = await walk(page);
			expect(faults).toEqual([]);
			expect(stops).toBeGreaterThan(20);
		});
	},
);

test("at 400 % zoom no stop is lost under the header", async () => {
	const page = await openPage(browser, site, { viewport: ZOOMED });
	for (const path of ["/", "/services/seo", "/mumbai"]) {
		await page.goto(path);
		expect((await walk(page)).faults, path).toEqual([]);
	}
});
