import { expect, test } from "vitest";
import { openIn } from "../support/script-states.ts";
import { provideSiteAndBrowser } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const WIDTHS = [320, 390, 480, 576, 768, 1024, 1440, 1920];

test("at every width no word of home's title has a line of its own", async () => {
	const page = await openIn("with JavaScript off", "/");
	await page.evaluate(() => document.fonts.ready);
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 });
		const lines = await page.locator("h1").evaluate(countWordsOfLines);
		expect(lines.length, `${width} px`).toBeGreaterThan(1);
		expect(lines, `${width} px`).not.toContain(1);
	}
});

function countWordsOfLines(title: Element): number[] {
	const tops: number[] = [];
	const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const text = walker.currentNode;
		for (const { index, 0: word } of text.textContent?.matchAll(/\S+/g) ?? []) {
			const range = document.createRange();
			range.setStart(text, index);
			range.setEnd(text, index + word.length);
			tops.push(Math.round(range.getBoundingClientRect().top));
		}
	}
	return [...Map.groupBy(tops, (top) => top).values()].map((words) => words.length);
}
