import type { Page } from "playwright-core";
import { hydrate, openPage, type Visit } from "./browser.ts";
import { browser, site } from "./site-and-browser.ts";

type ScriptState = "with JavaScript off" | "after hydration";

export async function openIn(state: ScriptState, path: string, visit: Visit = {}): Promise<Page> {
	const javaScriptEnabled = state !== "with JavaScript off";
	const page = await openPage(browser, site, { ...visit, javaScriptEnabled });
	await page.goto(path);
	if (state === "after hydration") await hydrate(page);
	return page;
}

/** Follows a link to that URL of the site from http://search.example. */
export async function followFromSearch(page: Page, address: string): Promise<void> {
	await page.route("http://search.example/", (route) =>
		route.fulfill({ contentType: "text/html", body: `<a href="${address}">Go</a>` }),
	);
	await page.goto("http://search.example/");
	await page.getByRole("link", { name: "Go" }).click();
	await page.waitForURL(address);
}

/** Turns on Save-Data, with which pages prefetch nothing. */
export async function saveData(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
}
