import type { Page } from "playwright-core";
import { holdScripts, hydrate, openPage, type Visit } from "./browser.ts";
import { browser, site } from "./provided.ts";

/** How far a page's scripts have come; the page must work in each way. */
export const WAYS = ["with JavaScript off", "before hydration", "after hydration"] as const;

export type Way = (typeof WAYS)[number];

/** A new visitor's page at that path, in one of the ways. */
export async function openIn(way: Way, path: string, visit: Visit = {}): Promise<Page> {
	const javaScriptEnabled = way !== "with JavaScript off";
	const page = await openPage(browser, site, { ...visit, javaScriptEnabled });
	if (way === "before hydration") await holdScripts(page);
	await page.goto(path);
	if (way === "after hydration") await hydrate(page);
	return page;
}
