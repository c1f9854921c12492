import type { Page } from "playwright-core";
import { untilDrawn } from "../../support/browser.ts";

/** The styles of https://www.w3.org/TR/WCAG22/#text-spacing */
export const TEXT_SPACING = `*:not(svg *) {
	line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

/** Runs a check with further styles, which the page's policy does not permit as an element. */
export async function withStyles<Found>(
	page: Page,
	css: string,
	ask: (page: Page) => Promise<Found>,
): Promise<Found> {
	await page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets.push(sheet);
	}, css);
	await untilDrawn(page);
	const found = await ask(page);
	await page.evaluate(() => document.adoptedStyleSheets.pop());
	return found;
}

/** Finds text that is cut off unintentionally, and how much wider the page is than its window. */
export function findCutOff(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const over = document.documentElement.scrollWidth - innerWidth;
		const cut = [...document.body.querySelectorAll("*")]
			.filter((element) => element.checkVisibility() && !isExempt(element))
			.filter((element) => {
				const { overflowX, overflowY } = getComputedStyle(element);
				return /hidden|clip/.test(overflowX + overflowY) && hasTextOutside(element);
			});
		return [
			...(over > 0 ? [`${over} px too wide`] : []),
			...cut.map((element) => `cut off: ${element.outerHTML.slice(0, 90)}`),
		];

		function hasTextOutside(element: Element): boolean {
			const { right, bottom } = element.getBoundingClientRect();
			const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			const range = document.createRange();
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				const parent = text.parentElement;
				if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
				if (parent.closest("svg") || isExempt(parent)) continue;
				range.selectNodeContents(text);
				const box = range.getBoundingClientRect();
				if (box.width > 0 && (box.right > right + 2 || box.bottom > bottom + 2)) return true;
			}
			return false;
		}

		/**
		 * Returns whether the element is exempt: a moving strip and its copy, text for assistive technology only, and text
		 * that is clamped on purpose.
		 */
		function isExempt(element: Element): boolean {
			if (element.closest(":has(> * > ul[inert])")) return true;
			for (let at: Element | null = element; at; at = at.parentElement) {
				const { clipPath, webkitLineClamp } = getComputedStyle(at);
				if (clipPath !== "none" || webkitLineClamp !== "none") return true;
			}
			return false;
		}
	});
}

/** Finds buttons and fields without an edge. */
export function findWithoutEdge(page: Page): Promise<string[]> {
	return page
		.locator(
			"main [data-button], header [data-button], input:not([type=checkbox], [type=radio], [type=hidden], [tabindex='-1']), textarea, select",
		)
		.evaluateAll((elements) =>
			elements
				.filter((element) => {
					const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
					const hasEdge = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
					return element.checkVisibility() && !hasEdge;
				})
				.map((element) => element.outerHTML.slice(0, 120)),
		);
}

/**
 * Finds styles that the whole sheet changes. A page has only the styles that it can use; the whole sheet, which comes
 * with React, must change nothing.
 */
export function findStylesChangedBySheet(page: Page): Promise<string[]> {
	return withStyles(page, "*,::before,::after{transition:none!important}", () =>
		page.evaluate(async () => {
			const before = listStyles();
			const href = document.querySelector<HTMLElement>("style[data-sheet]")?.dataset.sheet ?? "";
			const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
			document.head.append(link);
			await new Promise((done, fail) => {
				link.onload = done;
				link.onerror = fail;
			});
			return listStyles()
				.flatMap(([element, ...styles], at) =>
					styles
						.filter((style) => !before[at]?.includes(style))
						.map((style) => `${element} has now ${style}`),
				)
				.slice(0, 20);

			/** Lists every computed property of every element and of its ::before and ::after. */
			function listStyles(): string[][] {
				return [...document.body.querySelectorAll("*")].flatMap((element) =>
					[null, "::before", "::after"].map((part) => {
						const style = getComputedStyle(element, part);
						const name = element.localName + (part ?? "");
						if (part && style.content === "none") return [name];
						const properties = Array.from(style).filter((each) => !each.startsWith("--"));
						return [name, ...properties.map((each) => `${each}: ${style.getPropertyValue(each)}`)];
					}),
				);
			}
		}),
	);
}
