import type { Browser } from "playwright-core";
import { beforeAll } from "vitest";
import { launchChromium } from "./chromium.ts";
import { type Site, startSite } from "./site.ts";

/** Those of the test file that asked for them; there once its first test begins. */
export let site: Site;
export let browser: Browser;

/** Starts a site and a browser before the first test of a file, and ends both after the last. */
export function provideSiteAndBrowser({ mayWriteErrors = false } = {}): void {
	beforeAll(async () => {
		[site, browser] = await Promise.all([startSite(), launchChromium()]);
		return async () => {
			await browser.close();
			if (mayWriteErrors) await site.takeErrors();
			await site.stop();
		};
	}, 60_000);
}
