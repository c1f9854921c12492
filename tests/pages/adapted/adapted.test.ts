import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { DESK, openPage, PHONE } from "../../support/browser.ts";
import { isShort } from "../../support/is-short.ts";
import { findOverflow } from "../../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `*:not(svg *) {
	line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;
/** What moves, and the copy that follows it, are wider than their window. */
const STRIP = ":has(> * > ul[inert])";
const PAGES = Object.entries(TEMPLATES).filter((_, index) => !isShort || index % 3 === 1);
const MAY_FAIL = { mayFailToLoad: /status of 404/, bypassCSP: true };

provideSiteAndBrowser();

describe.each([
	["at 400 % zoom", { width: 320, height: 256 }, ""],
	["with the text spacing of WCAG on a phone", PHONE, TEXT_SPACING],
	["with the text spacing of WCAG on a desk", DESK, TEXT_SPACING],
])("%s", (_what, viewport, css) => {
	test("nothing is cut off and no page scrolls sideways", async () => {
		const page = await openPage(browser, site, { viewport, ...MAY_FAIL });
		const faults: string[] = [];
		for (const [name, path] of PAGES) {
			await page.goto(path);
			if (css) await page.addStyleTag({ content: css });
			const found = await page.evaluate(async (strip) => {
				await document.fonts.ready;
				const over = document.documentElement.scrollWidth - innerWidth;
				const cut = [...document.body.querySelectorAll("*")]
					.filter((element) => element.checkVisibility() && !element.closest(strip))
					.filter((element) => {
						const { overflowX, overflowY } = getComputedStyle(element);
						return /hidden|clip/.test(overflowX + overflowY) && !isShortened(element);
					})
					.filter(hasTextOutside);
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
						if (parent.closest("svg") || parent.closest(strip) || isWithinShortened(parent))
							continue;
						range.selectNodeContents(text);
						const box = range.getBoundingClientRect();
						if (box.width > 0 && (box.right > right + 2 || box.bottom > bottom + 2)) return true;
					}
					return false;
				}

				/** What is for assistive technology only, and what is shortened on purpose. */
				function isShortened(element: Element): boolean {
					const { clipPath, webkitLineClamp } = getComputedStyle(element);
					return clipPath !== "none" || webkitLineClamp !== "none";
				}

				function isWithinShortened(element: Element | null): boolean {
					return (
						element !== null && (isShortened(element) || isWithinShortened(element.parentElement))
					);
				}
			}, STRIP);
			faults.push(...found.map((fault) => `${name}: ${fault}`));
		}
		expect(faults).toEqual([]);
	});
});

test("in forced colours every button and field keeps an edge", async () => {
	const page = await openPage(browser, site, {
		viewport: PHONE,
		forcedColors: "active",
		...MAY_FAIL,
	});
	const faults: string[] = [];
	for (const [name, path] of PAGES) {
		await page.goto(path);
		const found = await page
			.locator(
				"main [data-button], header [data-button], input:not([type=checkbox], [type=radio], [type=hidden], [tabindex='-1']), textarea, select",
			)
			.evaluateAll((elements) =>
				elements
					.filter((element) => element.checkVisibility())
					.filter((element) => {
						const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
						return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
					})
					.map((element) => element.outerHTML.slice(0, 120)),
			);
		faults.push(...found.map((html) => `${name}: ${html}`));
	}
	expect(faults).toEqual([]);
});

test("no page scrolls sideways when its text is set twice as large", async () => {
	const page = await openPage(browser, site, MAY_FAIL);
	const wide: string[] = [];
	for (const [name, path] of PAGES) {
		await page.goto(path);
		await page.addStyleTag({ content: "html { font-size: 200% }" });
		const found = await findOverflow(page, [320, 768, 1280]);
		wide.push(...found.map((fault) => `${name}: ${fault}`));
	}
	expect(wide).toEqual([]);
});
