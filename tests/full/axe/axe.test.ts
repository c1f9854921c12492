import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { hydrate, openWatchedPage, PHONE, untilDrawn, untilStill } from "../../support/browser.ts";
import { SENT_TITLE } from "../../support/enquiries.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/journey.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = ["color-contrast", "link-in-text-block"];
const WIDTHS = [320, 768, 1440];
/** Every check at each width, and every colour again in the other theme, which can change nothing else. */
const VIEWS = WIDTHS.flatMap((width) => [
	{ width, colorScheme: "light", checks: TAGS } as const,
	{ width, colorScheme: "dark", checks: COLOURS } as const,
]);

let page: Page;
let faults: string[];

provideSiteAndBrowser({ mayWriteErrors: true });

beforeAll(async () => {
	const visit = { viewport: PHONE, mayFailToLoad: /status of (404|503)/ };
	({ page, faults } = await openWatchedPage(browser, site, visit));
});

afterEach(async () => {
	await site.tellBlog("embedded");
	await page.setViewportSize(PHONE);
	await page.emulateMedia({ colorScheme: "light" });
	expect(faults.splice(0)).toEqual([]);
});

/** What axe finds wrong with the page as it stands, from narrow to wide, light and dark. */
async function findViolations(): Promise<string[]> {
	await page.evaluate(AXE);
	const found: string[] = [];
	for (const { width, colorScheme, checks } of VIEWS) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		await untilDrawn(page);
		const { violations } = await runAxe(checks);
		for (const { id, help, nodes } of violations) {
			const where = `${width} px, ${colorScheme}`;
			found.push(...nodes.map(({ target }) => `${where}: ${id}: ${help}: ${target}`));
		}
	}
	return found;
}

async function runAxe(checks: readonly string[]): Promise<AxeResults> {
	await untilStill(page);
	return page.evaluate(async (runOnly) => {
		// Those that follow the scrolling never finish.
		const running = document
			.getAnimations()
			.filter(({ timeline }) => timeline === document.timeline);
		await Promise.all(running.map(({ finished }) => finished));
		const { axe } = window as unknown as {
			axe: { run: (context: object, options: object) => Promise<AxeResults> };
		};
		// The map is another site's page; ours has only to name it.
		const options = { runOnly, iframes: false, resultTypes: ["violations"] };
		return axe.run(document, options);
	}, checks);
}

describe("axe finds nothing at 320, 768 and 1440 px, light and dark,", () => {
	test.each(Object.entries(TEMPLATES))("on the page %s", async (_name, path) => {
		await page.goto(path);
		expect(await findViolations()).toEqual([]);
	});

	test("on the form with faults", async () => {
		await page.goto("/contact");
		await hydrate(page);
		await page.getByRole("button", { name: "Send Message" }).click();
		await page.locator("[aria-invalid=true]").first().waitFor();
		expect(await findViolations()).toEqual([]);
	});

	test("on the form with its toast", async () => {
		await page.goto("/contact");
		await hydrate(page);
		await page.getByLabel("Name", { exact: true }).fill("Riya Desai");
		await page.getByLabel("E-mail").fill("riya@x.example");
		await page.getByLabel("Message", { exact: true }).fill("We weave bedsheets in Surat.");
		await page.getByRole("button", { name: "Send Message" }).click();
		await page.getByText(SENT_TITLE).hover();
		expect(await findViolations()).toEqual([]);
		expect(await page.getByText(SENT_TITLE).isVisible()).toBe(true);
	});

	test.each(["/", "/blog", TEMPLATES.post])("where articles are loading: %s", async (path) => {
		await site.tellBlog("held");
		await page.goto(path, { waitUntil: "commit" });
		await page.locator("[data-skeleton]").first().waitFor();
		await page.getByRole("contentinfo").waitFor();
		// It opens until it has loaded, and what is not laid out yet cannot be judged.
		await page.evaluate(() => delete document.documentElement.dataset.opening);
		expect(await findViolations()).toEqual([]);
	});

	test.each(["/", "/blog", TEMPLATES.post])("where articles cannot be loaded: %s", async (path) => {
		await site.tellBlog("failing");
		await page.goto(path);
		expect(await findViolations()).toEqual([]);
	});

	test("where all questions and figures are opened", async () => {
		for (const path of ["/", TEMPLATES["case study, results first"]]) {
			await page.goto(path);
			await page.evaluate(() => {
				for (const details of document.querySelectorAll("details")) {
					details.removeAttribute("name");
					details.open = true;
				}
			});
			expect(await findViolations(), path).toEqual([]);
		}
	});
});

test("axe finds nothing in the open menu", async () => {
	await page.goto("/");
	await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
	await page.evaluate(AXE);
	expect((await runAxe(TAGS)).violations).toEqual([]);
});
