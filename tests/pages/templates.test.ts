import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TEMPLATES } from "../support/addresses.ts";
import { ALL_RULES, COLOUR_AND_SIZE_RULES, findViolations } from "../support/axe.ts";
import { DESK, openPage, PHONE, untilHydrated } from "../support/browser.ts";
import {
	findOverflow,
	findSmallControls,
	findSmallLinks,
	findStopsWithoutOutline,
	scrollThrough,
} from "../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

/**
 * Templates that are composed of parts of others: fewer than one in a hundred of the combinations of styles in all
 * pages are theirs alone. tests/requests/templates.test.ts and tests/pages/walk open them, too.
 */
const ALIKE = [
	"person",
	"how we work",
	"document",
	"locations",
	"case studies of a service",
	"case study, figure first",
	"contact thank-you",
	"privacy policy",
	"terms",
	"accessibility",
	"sitemap",
	"tools",
	"festival calendar",
	"search",
	"search without results",
];

provideSiteAndBrowser();

// Each page is opened once for all checks of an open page: as a phone gets it, then hydrated, then on a desktop in the
// dark theme. Logged errors, violations of its Content-Security-Policy and exceptions fail the test: see openPage.
test.each(Object.entries(TEMPLATES).filter(([name]) => !ALIKE.includes(name)))(
	"the page %s can be read, used and reached",
	async (_name, path) => {
		const page = await openPage(browser, site, {
			viewport: PHONE,
			// This is the agency's zone: times in another one wait for scripts.
			timezoneId: "Asia/Kolkata",
			mayFailToLoad: /status of 404/,
		});
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") scripts.push(request.url());
		});
		await page.goto(path);
		await scrollThrough(page);
		const words = await listLines(page);
		expect.soft(await page.locator("h1").count(), "headings of level 1").toBe(1);
		expect.soft(await findOverflow(page, [320, PHONE.width]), "scrolls sideways").toEqual([]);
		expect.soft(await findViolations(page, ALL_RULES), "axe").toEqual([]);
		expect.soft(await findSmallControls(page), "too small for a finger").toEqual([]);
		expect.soft(await findSmallLinks(page), "links too small").toEqual([]);
		expect.soft(scripts, "scripts before anybody has touched the page").toEqual([]);

		await page.keyboard.press("Tab");
		await untilHydrated(page);
		const hydrated = await listLines(page);
		expect.soft(await page.locator("h1").count(), "after hydration").toBe(1);
		expect
			.soft(
				words.filter((line) => !hydrated.includes(line)),
				"words lost",
			)
			.toEqual([]);
		expect.soft(await findStopsWithoutOutline(page), "no focus is seen").toEqual([]);

		await page.emulateMedia({ colorScheme: "dark" });
		await page.setViewportSize({ ...DESK, width: 1440 });
		expect.soft(await findOverflow(page, [768, 1440, 2560]), "scrolls sideways").toEqual([]);
		expect.soft(await findViolations(page, COLOUR_AND_SIZE_RULES), "axe, dark").toEqual([]);
	},
);

/** Lists the visible text of the page, by lines. */
async function listLines(page: Page): Promise<string[]> {
	const [text = ""] = await page.locator("body").allInnerTexts();
	return text.split("\n").map((line) => line.trim());
}
