import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { hydrate, openPage } from "../support/browser.ts";
import { present } from "../support/present.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const { file = "", title } = present(content.proof.film);

function watchFilms(page: Page): string[] {
	const films: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/films/")) films.push(pathname);
	});
	return films;
}

test("a film is requested by a key on its poster, plays with the focus on it, and has captions", async () => {
	const page = await openPage(browser, site);
	const films = watchFilms(page);
	await page.goto("/about");
	await hydrate(page);
	const poster = page.locator(`a[href="${file}"]`);
	await poster.scrollIntoViewIfNeeded();
	await poster.focus();
	expect(films).toEqual([]);
	await page.keyboard.press("Enter");
	const video = page.locator("video");
	await expect
		.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
		.toBeGreaterThan(0);
	expect(new URL(page.url()).pathname).toBe("/about");
	expect(films).toContain(file);
	expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(title);
	const cues = await video.evaluate(async ({ textTracks: [track] }: HTMLVideoElement) => {
		if (!track) return 0;
		track.mode = "showing";
		while (!track.cues?.length) await new Promise(requestAnimationFrame);
		return track.cues.length;
	});
	expect(cues).toBeGreaterThan(0);
});

test("without JavaScript the poster leads to the film, which the browser plays", async () => {
	const page = await openPage(browser, site, { javaScriptEnabled: false });
	await page.goto("/about");
	await page.locator(`a[href="${file}"]`).click();
	await page.waitForURL(`**${file}`);
});
