import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/** Finds words that are invisible although they take up space, on the whole page or in the visible part. */
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

test("entrances take 0.5 s each, 0.1 s apart, need no script, and hide nothing from those who jump or scroll through the page", async () => {
	const page = await openPage(browser, site, {
		reducedMotion: "no-preference",
		javaScriptEnabled: false,
	});
	await page.goto("/");
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (const part of [0.3, 0.6, 0.9]) {
		await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), height * part);
		const message = `${part} of the page`;
		await expect.poll(() => findInvisible(page, true), { message }).toEqual([]);
	}
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	for (let y = 0; y < height; y += 300) await page.mouse.wheel(0, 300);
	await expect.poll(() => findInvisible(page)).toEqual([]);

	const isSupported = await page.evaluate(() =>
		CSS.supports("animation-trigger: --enter play-once"),
	);
	const lists = await page.evaluate(() => {
		const entrances = document.getAnimations().flatMap(({ effect }) => {
			const { iterations, duration, delay = Number.NaN } = effect?.getTiming() ?? {};
			const list = (effect as KeyframeEffect).target?.parentElement;
			// The browser computes the delay in binary fractions of a second.
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
