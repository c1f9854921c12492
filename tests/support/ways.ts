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

/** Leads to that address of the site by a link on http://search.example. */
export async function followFromSearch(page: Page, address: string): Promise<void> {
	await page.route("http://search.example/", (route) =>
		route.fulfill({ contentType: "text/html", body: `<a href="${address}">Go</a>` }),
	);
	await page.goto("http://search.example/");
	await page.getByRole("link", { name: "Go" }).click();
	await page.waitForURL(address);
}

/** A browser that asks not to be counted. */
export async function askForPrivacy(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
	});
}

/** A browser that saves data: pages fetch nothing ahead. */
export async function saveData(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
}
