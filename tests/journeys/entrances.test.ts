import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TEMPLATES } from "../support/addresses.ts";
import { openPage } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/journey.ts";

provideSiteAndBrowser();

/** Scrolls through the whole page, about a screen at a time, and waits for what that set going. */
async function readThrough(page: Page): Promise<void> {
	// The height of what has not come near yet is a guess.
	const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
	for (let y = 0; y < (await readHeight()); y += 600) {
		await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
		await page.waitForTimeout(50);
	}
	await page.waitForTimeout(2_500);
}

/** Words that nobody sees though they take up room, on the whole page or in the part that is in view. */
function findInvisible(page: Page, { inView = false } = {}): Promise<string[]> {
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
	["home", TEMPLATES.home],
	["about us", TEMPLATES.about],
	["a service", TEMPLATES["service with sub-services"]],
	["a city", TEMPLATES.city],
])(
	"with motion allowed, %s hides nothing from those who have scrolled through it",
	async (_name, path) => {
		const page = await openPage(browser, site, { reducedMotion: "no-preference" });
		await page.goto(path);
		await readThrough(page);
		expect(await findInvisible(page)).toEqual([]);
	},
);

test("with motion allowed and JavaScript off nothing is hidden either", async () => {
	const page = await openPage(browser, site, {
		reducedMotion: "no-preference",
		javaScriptEnabled: false,
	});
	await page.goto("/");
	await readThrough(page);
	expect(await findInvisible(page)).toEqual([]);
});

test("whoever jumps down a page sees what is there", async () => {
	const page = await openPage(browser, site, { reducedMotion: "no-preference" });
	for (const part of [0.3, 0.6, 0.9]) {
		await page.goto("/");
		await page.evaluate((share) => {
			const top = document.documentElement.scrollHeight * share;
			scrollTo({ top, behavior: "instant" });
		}, part);
		await page.waitForTimeout(1_300);
		expect(await findInvisible(page, { inView: true }), `${part} of the page`).toEqual([]);
	}
});

test("entrances take 0.5 s each, 0.1 s apart", async () => {
	const page = await openPage(browser, site, { reducedMotion: "no-preference" });
	await page.goto("/");
	const isSupported = await page.evaluate(() =>
		CSS.supports("animation-trigger: --enter play-once"),
	);
	await readThrough(page);
	const lists = await page.evaluate(() => {
		const entrances = document
			.getAnimations()
			.filter((animation) => animation.effect?.getTiming().iterations === 1)
			.filter((animation) => animation.effect?.getTiming().duration === 500);
		const byList = Map.groupBy(
			entrances,
			({ effect }) => (effect as KeyframeEffect).target?.parentElement,
		);
		// The browser works them out in binary fractions of a second.
		return [...byList.values()].map((list) =>
			list.map(({ effect }) => Math.round(effect?.getTiming().delay ?? Number.NaN)),
		);
	});
	if (!isSupported) return expect(lists).toEqual([]);
	expect(lists.length).toBeGreaterThan(2);
	for (const delays of lists) {
		const wanted = delays.map((_, place) => Math.min(place * 100, 700));
		expect(delays).toEqual(wanted);
	}
});

test("with less motion wanted nothing moves and nothing is hidden", async () => {
	const page = await openPage(browser, site, { reducedMotion: "reduce" });
	await page.goto("/");
	const moving = await page.evaluate(() => document.getAnimations().length);
	expect(moving).toBe(0);
	expect(await findInvisible(page)).toEqual([]);
});
