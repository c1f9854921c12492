import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { ALL_RULES, COLOUR_AND_SIZE_RULES, findViolations } from "../../support/axe.ts";
import { hydrate, openWatchedPage, PHONE, untilDrawn } from "../../support/browser.ts";
import { getRules } from "../../support/calls.ts";
import { fillForm, SENT, sendForm } from "../../support/enquiries.ts";
import { isShort } from "../../support/is-short.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

/** What tests/pages/templates.test.ts has seen already is left out of the short form. */
const WIDTHS = isShort ? [768] : [320, 768, 1440];
const VIEWS = WIDTHS.flatMap((width) => [
	{ width, colorScheme: "light", rules: ALL_RULES } as const,
	{ width, colorScheme: "dark", rules: COLOUR_AND_SIZE_RULES } as const,
]);

let page: Page;
let faults: string[];

provideSiteAndBrowser({ mayWriteErrors: true });

beforeAll(async () => {
	const visit = { viewport: PHONE, mayFailToLoad: /status of (404|409|503)/ };
	({ page, errors: faults } = await openWatchedPage(browser, site, visit));
});

afterEach(async () => {
	await site.setBlog("embedded");
	await page.setViewportSize(PHONE);
	await page.emulateMedia({ colorScheme: "light" });
	expect(faults.splice(0)).toEqual([]);
});

/** The page as it stands, from narrow to wide, light and dark. */
async function findInAllViews(): Promise<string[]> {
	const found: string[] = [];
	for (const { width, colorScheme, rules } of VIEWS) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		await untilDrawn(page);
		const violations = await findViolations(page, rules);
		found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
	}
	return found;
}

describe("axe finds nothing at any width, light and dark,", () => {
	test.each(Object.entries(TEMPLATES))("on the page %s", async (_name, path) => {
		await page.goto(path);
		expect(await findInAllViews()).toEqual([]);
	});

	test("on the form with faults", async () => {
		await page.goto("/contact");
		await hydrate(page);
		await sendForm(page);
		await page.locator("[aria-invalid=true]").first().waitFor();
		expect(await findInAllViews()).toEqual([]);
	});

	test.each(["/book", "/contact"])("on the form of %s when its time is not free", async (path) => {
		await page.goto(path);
		await hydrate(page);
		await page
			.locator("main form details")
			.first()
			.evaluate((each) => each.toggleAttribute("open", true));
		const radio = page.locator("[name=time]").nth(1);
		await radio.check();
		await radio.evaluate((each) => each.setAttribute("value", "2020-01-01T00:00:00.000Z"));
		await page.getByLabel("Phone").fill("+91 98765 43210");
		await fillForm(page);
		await sendForm(page);
		await page.getByText(getRules().form.unavailable.title).waitFor();
		expect(await findInAllViews()).toEqual([]);
	});

	test("on the form with its toast", async () => {
		await page.goto("/contact");
		await hydrate(page);
		await fillForm(page);
		await sendForm(page);
		// Under a pointer it would go when the window changes, as it then lies elsewhere.
		await page.getByRole("button", { name: "Close the message" }).focus();
		expect(await findInAllViews()).toEqual([]);
		expect(await page.getByText(SENT.title).isVisible()).toBe(true);
	});

	test.each(["/", "/blog", TEMPLATES.post])("where articles are loading: %s", async (path) => {
		await site.setBlog("held");
		await page.goto(path, { waitUntil: "commit" });
		await page.locator("[data-skeleton]").first().waitFor();
		await page.getByRole("contentinfo").waitFor();
		expect(await findInAllViews()).toEqual([]);
	});

	test.each(["/", "/blog", TEMPLATES.post])("where articles cannot be loaded: %s", async (path) => {
		await site.setBlog("failing");
		await page.goto(path);
		expect(await findInAllViews()).toEqual([]);
	});

	test.each(["/", TEMPLATES["case study, results first"]])(
		"where all questions and figures are opened: %s",
		async (path) => {
			await page.goto(path);
			await page.locator("details").evaluateAll((all) => {
				for (const details of all) {
					details.removeAttribute("name");
					details.setAttribute("open", "");
				}
			});
			expect(await findInAllViews()).toEqual([]);
		},
	);

	test("in the open menu", async () => {
		await page.goto("/");
		await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
		expect(await findViolations(page, ALL_RULES)).toEqual([]);
	});
});
