import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { untilDrawn, untilStill } from "./browser.ts";
import { isShort } from "./is-short.ts";
import { findOverflow } from "./page-checks.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's best practices. */
export const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose result depends on width or theme. */
export const COLOUR_AND_SIZE_RULES = ["color-contrast", "link-in-text-block", "target-size"];

const WIDTHS = isShort ? [768] : [320, 768, 1440];
const RULES = { light: ALL_RULES, dark: COLOUR_AND_SIZE_RULES };

export async function findViolations(page: Page, rules: readonly string[]): Promise<string[]> {
	await untilStill(page);
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
	const { violations } = await page.evaluate(async (runOnly) => {
		const { axe } = window as unknown as {
			axe: { run: (context: object, options: object) => Promise<AxeResults> };
		};
		// The map in the frame is another site's page.
		return axe.run(document, { runOnly, iframes: false, resultTypes: ["violations"] });
	}, rules);
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target }) => `${id}: ${help}: ${target}`),
	);
}

/** Lists what axe finds on the open page, from narrow to wide, light and dark, and where it scrolls sideways. */
export async function findInAllViews(page: Page, height = 900): Promise<string[]> {
	const before = page.viewportSize();
	const found = await findOverflow(page, WIDTHS);
	for (const width of WIDTHS)
		for (const colorScheme of ["light", "dark"] as const) {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ colorScheme });
			await untilDrawn(page);
			const violations = await findViolations(page, RULES[colorScheme]);
			found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
		}
	await page.emulateMedia({ colorScheme: "light" });
	if (before) await page.setViewportSize(before);
	return found;
}
