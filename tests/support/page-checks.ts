import type { Page } from "playwright-core";
import { untilDrawn } from "./browser.ts";

/** Finds the widths at which the page scrolls horizontally. */
export async function findOverflow(page: Page, widths: readonly number[]): Promise<string[]> {
	const before = page.viewportSize();
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		const over = await page.evaluate(() => {
			scrollTo(10_000, 0);
			const found = Math.max(document.documentElement.scrollWidth - innerWidth, scrollX);
			scrollTo(0, 0);
			return found;
		});
		if (over > 0) found.push(`at ${width} px it is ${over} px too wide`);
	}
	if (before) await page.setViewportSize(before);
	return found;
}

/** Finds controls smaller than 44 × 44 px. */
export function findSmallControls(page: Page): Promise<string[]> {
	return page
		.locator("[data-button], header button, form button, summary")
		.evaluateAll((elements) =>
			elements
				.filter((element) => element.checkVisibility())
				.map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
				.filter(({ box }) => box.width < 44 || box.height < 44)
				.map(({ box, html }) => `${box.width} x ${box.height} px: ${html.slice(0, 120)}`),
		);
}

/** The least size of a target, by WCAG 2.5.8. */
const LEAST_LINK = 24;

/**
 * Finds links of fewer than 24 px, except in a sentence. axe passes them where nothing else is near (the exception of
 * spacing in WCAG 2.5.8), yet a finger finds them no more easily.
 */
export function findSmallLinks(page: Page): Promise<string[]> {
	return page.evaluate((least) => {
		const isInline = (element: Element) =>
			["inline", "contents"].includes(getComputedStyle(element).display);
		/** Returns whether there are words beside the links of the block that the link is in. */
		const isInSentence = (link: Element) => {
			let block = link.parentElement;
			while (block && isInline(block)) block = block.parentElement;
			const links = [...(block?.querySelectorAll("a") ?? [])];
			const linked = links.reduce((sum, each) => sum + (each.textContent ?? "").length, 0);
			return isInline(link) && (block?.textContent ?? "").length > linked;
		};
		/** Returns the box that a click hits, which is the whole card's where the link is stretched over it. */
		const getTarget = (link: HTMLElement) => {
			const isStretched = getComputedStyle(link, "::after").position === "absolute";
			return ((isStretched && link.offsetParent) || link).getBoundingClientRect();
		};
		return [...document.querySelectorAll<HTMLElement>("a[href]")]
			.filter((link) => link.checkVisibility() && !isInSentence(link))
			.map((link) => ({ html: link.outerHTML, box: getTarget(link) }))
			.filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least)
			.map(({ box, html }) => `${box.width} x ${box.height} px: ${html.slice(0, 120)}`);
	}, LEAST_LINK);
}

/**
 * Focuses everything that can be focused and lists what has no outline. tests/pages/walk tests that each is in view and
 * not covered.
 */
export function findStopsWithoutOutline(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const focusable =
			"a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
		return [...document.querySelectorAll<HTMLElement>(focusable)]
			.filter((element) => element.checkVisibility() && !element.closest("[inert], :disabled"))
			.filter((element) => {
				element.focus();
				if (element !== document.activeElement) return false;
				// A hidden box shows its focus on its label, and a card's link on the card.
				const isHidden = element.getBoundingClientRect().width < 4;
				const shown = (isHidden && element.closest("label")) || element;
				const { outlineStyle, outlineWidth } = getComputedStyle(shown);
				return outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2;
			})
			.map((element) => element.outerHTML.slice(0, 120));
	});
}

/** Scrolls through the whole page, a screen at a time. */
export async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
			scrollTo({ top: y, behavior: "instant" });
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		}
		await document.fonts.ready;
		scrollTo({ top: 0, behavior: "instant" });
	});
}

export async function untilLoaded(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => document.fonts.ready);
	await untilDrawn(page);
}
