import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { delayScripts, openPage } from "../support/browser.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const { items } = content.pages.home.faq;
const QUESTIONS = items.map(({ question }) => question);

/** Which answers can be seen, as places in the list. */
async function readOpen(page: Page): Promise<number[]> {
	const visible = await Promise.all(
		items.map(({ answer }) => page.getByText(answer).first().isVisible()),
	);
	return visible.flatMap((isVisible, place) => (isVisible ? [place] : []));
}

/** The place of the question that has the focus; -1 when none has. */
async function readFocused(page: Page): Promise<number> {
	const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
	return QUESTIONS.indexOf(text);
}

function click(page: Page, place: number) {
	return page.getByText(QUESTIONS[place] ?? "").click();
}

test("the accordion has one question open at a time, which can be closed again, with JavaScript off", async () => {
	const page = await openIn("with JavaScript off", "/");
	expect(await readOpen(page)).toEqual([]);
	await click(page, 1);
	expect(await readOpen(page)).toEqual([1]);
	await click(page, 3);
	expect(await readOpen(page)).toEqual([3]);
	await click(page, 3);
	expect(await readOpen(page)).toEqual([]);
});

test("Home, End and the arrows move the focus, Enter and Space open, before and after hydration", async () => {
	const page = await openPage(browser, site);
	const release = await delayScripts(page);
	await page.goto("/");
	await click(page, 1);
	expect(await readFocused(page)).toBe(1);
	for (const [key, place] of [
		["ArrowDown", 2],
		["ArrowUp", 1],
		["End", QUESTIONS.length - 1],
		["ArrowUp", QUESTIONS.length - 2],
		["Home", 0],
		["ArrowDown", 1],
	] as const) {
		const before = await page.evaluate(() => scrollY);
		await page.keyboard.press(key);
		expect(await readFocused(page), key).toBe(place);
		const moved = Math.abs((await page.evaluate(() => scrollY)) - before);
		expect(moved, `${key} moves the focus, not the page`).toBeLessThan(900);
	}
	expect(await readOpen(page)).toEqual([1]);
	await page.keyboard.press("Home");
	await page.keyboard.press("Enter");
	expect(await readOpen(page)).toEqual([0]);
	await release();
	expect(await readOpen(page)).toEqual([0]);
	expect(await readFocused(page)).toBe(0);
	await page.keyboard.press("End");
	await page.keyboard.press("Space");
	expect(await readOpen(page)).toEqual([QUESTIONS.length - 1]);
});
