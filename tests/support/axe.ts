import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { untilStill } from "./browser.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's best practices. */
export const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose result depends on width or theme. */
export const COLOUR_AND_SIZE_RULES = ["color-contrast", "link-in-text-block", "target-size"];

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
