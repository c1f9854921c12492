import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TEMPLATES } from "../support/addresses.ts";
import { openPage } from "../support/browser.ts";
import { scrollThrough } from "../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const PATIENCE = { timeout: 10_000 };
const MOVING = { reducedMotion: "no-preference" } as const;

/** Words that nobody sees though they take up room, on the whole page or in the part that is in view. */
function findInvisible(page: Page, inView = false): Promise<string[]> {
	return page.evaluate(
		(onlyInView) =>
			[...document.querySelectorAll("main *")]
				.filter((element) => element.checkVisibility())
				.filter((element) => !element.checkVisibility({ opacityProperty: true }))
				.filter((element) => {
					const { top, bottom } = element.getBoundingClientRect();
					return !onlyInView || (bottom > 0 && top < innerHeight * 0.8);
				})
				.map((element) => element.textContent?.trim().slice(0, 60) ?? "")
				.filter(Boolean),
		inView,
	);
}

test.each([
	["home", TEMPLATES.home, {}],
	["a service", TEMPLATES["service with sub-services"], {}],
	["home with JavaScript off", TEMPLATES.home, { javaScriptEnabled: false }],
])(
	"with motion allowed, %s hides nothing from those who have scrolled through it",
	async (_name, path, visit) => {
		const page = await openPage(browser, site, { ...MOVING, ...visit });
		await page.goto(path);
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let y = 0; y < height; y += 300) await page.mouse.wheel(0, 300);
		await expect.poll(() => findInvisible(page), PATIENCE).toEqual([]);
	},
);

test("whoever jumps down a page sees what is there", async () => {
	const page = await openPage(browser, site, MOVING);
	for (const part of [0.3, 0.6, 0.9]) {
		await page.goto("/");
		await page.evaluate((share) => {
			const top = document.documentElement.scrollHeight * share;
			scrollTo({ top, behavior: "instant" });
		}, part);
		const message = `${part} of the page`;
		await expect.poll(() => findInvisible(page, true), { ...PATIENCE, message }).toEqual([]);
	}
});

test("entrances take 0.5 s each, 0.1 s apart", async () => {
	const page = await openPage(browser, site, MOVING);
	await page.goto("/");
	const isSupported = await page.evaluate(() =>
		CSS.supports("animation-trigger: --enter play-once"),
	);
	await scrollThrough(page);
	const lists = await page.evaluate(() => {
		const entrances = document.getAnimations().flatMap(({ effect }) => {
			const { iterations, duration, delay = Number.NaN } = effect?.getTiming() ?? {};
			const list = (effect as KeyframeEffect).target?.parentElement;
			// The browser works it out in binary fractions of a second.
			return iterations === 1 && duration === 500 ? { list, delay: Math.round(delay) } : [];
		});
		const byList = Map.groupBy(entrances, ({ list }) => list);
		return [...byList.values()].map((list) => list.map(({ delay }) => delay));
	});
	if (!isSupported) return expect(lists).toEqual([]);
	expect(lists.length).toBeGreaterThan(2);
	for (const delays of lists)
		expect(delays).toEqual(delays.map((_, place) => Math.min(place * 100, 700)));
});

test("with less motion wanted nothing moves and nothing is hidden", async () => {
	const page = await openPage(browser, site, { reducedMotion: "reduce" });
	await page.goto("/");
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	expect(await findInvisible(page)).toEqual([]);
});
