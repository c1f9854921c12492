import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { delayScripts, openPage } from "../support/browser.ts";
import { present } from "../support/present.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const { items } = present(content.pages.home.faq);
const QUESTIONS = items.map(({ question }) => question);

/** Returns the positions in the list of the answers that are visible. */
async function readOpen(page: Page): Promise<number[]> {
	const visible = await Promise.all(
		items.map(({ answer }) => page.getByText(answer).first().isVisible()),
	);
	return visible.flatMap((isVisible, place) => (isVisible ? [place] : []));
}

/** Returns the position of the question that has the focus, or -1 when none has. */
async function readFocused(page: Page): Promise<number> {
	const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
	return QUESTIONS.indexOf(text);
}

function click(page: Page, place: number) {
	return page.getByText(QUESTIONS[place] ?? "").click();
}

test("one question is open at a time and can be closed, the arrows, Home and End move the focus, and hydration changes nothing", async () => {
	const page = await openPage(browser, site);
	const release = await delayScripts(page);
	await page.goto("/");
	expect(await readOpen(page)).toEqual([]);
	for (const [place, open] of [
		[3, [3]],
		[1, [1]],
		[1, []],
	] as const) {
		await click(page, place);
		expect(await readOpen(page)).toEqual(open);
	}
	expect(await readFocused(page)).toBe(1);
	for (const [key, place] of [
		["ArrowDown", 2],
		["ArrowUp", 1],
		["End", QUESTIONS.length - 1],
		["ArrowDown", 0],
		["End", QUESTIONS.length - 1],
		["Home", 0],
	] as const) {
		const before = await page.evaluate(() => scrollY);
		await page.keyboard.press(key);
		expect(await readFocused(page), key).toBe(place);
		const moved = Math.abs((await page.evaluate(() => scrollY)) - before);
		expect(moved, `${key} moves the focus, not the page`).toBeLessThan(900);
	}
	await page.keyboard.press("Enter");
	expect(await readOpen(page)).toEqual([0]);
	await release();
	expect(await readOpen(page)).toEqual([0]);
	expect(await readFocused(page)).toBe(0);
	await page.keyboard.press("End");
	await page.keyboard.press("Space");
	expect(await readOpen(page)).toEqual([QUESTIONS.length - 1]);
});
