import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { findInAllViews } from "../../support/axe.ts";
import { DESK, openPage, PHONE, untilDrawn } from "../../support/browser.ts";
import { isShort } from "../../support/is-short.ts";
import { findOverflow, scrollThrough, untilLoaded } from "../../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";
import {
	findCutOff,
	findStylesChangedBySheet,
	findWithoutEdge,
	TEXT_SPACING,
	withStyles,
} from "./adapted.ts";
import { findLostStops } from "./keyboard.ts";

/** What 1280 x 1024 CSS pixels become at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** Where no stop may be lost under the header at that zoom. */
const WALKED_ZOOMED = ["home", "service with sub-services", "city"];
const PAGES = Object.entries(TEMPLATES).filter((_, index) => !isShort || index % 3 === 2);

type Question = {
	what: string;
	viewport?: typeof PHONE;
	ask: (page: Page) => Promise<string[]>;
	names?: readonly string[];
};

/** Asked in this order of a page that a phone has loaded; the keyboard starts the scripts, and comes last. */
const QUESTIONS: Question[] = [
	{ what: "changed by the whole style sheet", ask: findStylesChangedBySheet },
	{ what: "axe", ask: findInAllViews },
	{ what: "at 400 % zoom", viewport: ZOOMED, ask: findCutOff },
	{ what: "text spacing, phone", ask: (page) => withStyles(page, TEXT_SPACING, findCutOff) },
	{
		what: "text spacing, desk",
		viewport: DESK,
		ask: (page) => withStyles(page, TEXT_SPACING, findCutOff),
	},
	{
		what: "text twice as large",
		ask: (page) =>
			withStyles(page, "html { font-size: 200% }", () => findOverflow(page, [320, 768, 1280])),
	},
	{
		what: "forced colours",
		ask: async (page) => {
			await page.emulateMedia({ forcedColors: "active" });
			const found = await findWithoutEdge(page);
			await page.emulateMedia({ forcedColors: "none" });
			return found;
		},
	},
	{ what: "by the keyboard on a phone", ask: findLostStops },
	{ what: "by the keyboard on a desk", viewport: DESK, ask: findLostStops },
	{
		what: "by the keyboard at 400 % zoom",
		viewport: ZOOMED,
		ask: findLostStops,
		names: WALKED_ZOOMED,
	},
];

provideSiteAndBrowser();

// That hardly anything moves while it loads: tests/pages/budgets.
test.each(PAGES)(
	"%s adapts, has no fault that axe finds, and is walked by the keyboard alone",
	async (name, path) => {
		const page = await openPage(browser, site, {
			viewport: PHONE,
			hasCache: true,
			mayFailToLoad: /status of 404/,
		});
		await page.goto(path);
		await scrollThrough(page);
		await untilLoaded(page);
		for (const { what, viewport = PHONE, ask, names } of QUESTIONS) {
			if (names && !names.includes(name)) continue;
			await page.setViewportSize(viewport);
			await untilDrawn(page);
			expect.soft(await ask(page), what).toEqual([]);
		}
	},
);
