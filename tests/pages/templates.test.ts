import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../support/addresses.ts";
import { ALL_RULES, COLOUR_AND_SIZE_RULES, findViolations } from "../support/axe.ts";
import { openPage, untilHydrated } from "../support/browser.ts";
import {
	findOverflow,
	findSmallControls,
	findStopsWithoutOutline,
	scrollThrough,
} from "../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

const VIEWS = {
	"a phone in light": {
		visit: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "light" },
		rules: ALL_RULES,
		widths: [320, 390, 768],
	},
	"a desk in dark": {
		visit: { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
		rules: COLOUR_AND_SIZE_RULES,
		widths: [1440, 2560],
	},
} as const;

provideSiteAndBrowser();

// Each page is opened once per view, and asked everything that can be asked of an open page. What it logs, what its
// Content-Security-Policy forbids and what it throws fail the test: see openPage.
describe.each(Object.entries(VIEWS))("on %s", (_view, { visit, rules, widths }) => {
	test.each(Object.entries(TEMPLATES))(
		"the page %s can be read, used and reached",
		async (_name, path) => {
			const page = await openPage(browser, site, { ...visit, mayFailToLoad: /status of 404/ });
			const scripts: string[] = [];
			page.on("request", (request) => {
				if (request.resourceType() === "script") scripts.push(request.url());
			});
			await page.goto(path);
			await scrollThrough(page);
			expect
				.soft(await page.getByRole("heading", { level: 1 }).count(), "headings of level 1")
				.toBe(1);
			expect.soft(await findOverflow(page, widths), "scrolls sideways").toEqual([]);
			expect.soft(await findViolations(page, rules), "axe").toEqual([]);
			if ("hasTouch" in visit)
				expect.soft(await findSmallControls(page), "too small for a finger").toEqual([]);
			expect.soft(scripts, "scripts before anybody has touched the page").toEqual([]);
			await page.keyboard.press("Tab");
			await untilHydrated(page);
			expect.soft(await findStopsWithoutOutline(page), "no focus is seen").toEqual([]);
			expect.soft(await page.getByRole("heading", { level: 1 }).count(), "after hydration").toBe(1);
		},
	);
});
