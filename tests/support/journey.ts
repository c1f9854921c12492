import type { Browser } from "playwright-core";
import { beforeAll, inject } from "vitest";
import { launchChromium } from "./chromium.ts";
import { launchFirefox } from "./firefox.ts";
import { type Site, startSite } from "./site.ts";

declare module "vitest" {
	/** What each project of the tests gives them: see vitest.config.ts. */
	interface ProvidedContext {
		isFirefox?: boolean;
	}
}

/** Those of the test file that asked for them; there once its first test begins. */
export let site: Site;
export let browser: Browser;

/** Starts a site and a browser before the first test of a file, and ends both after the last. */
export function provideSiteAndBrowser({ mayWriteErrors = false } = {}): void {
	beforeAll(async () => {
		const launch = inject("isFirefox") ? launchFirefox : launchChromium;
		[site, browser] = await Promise.all([startSite(), launch()]);
		return async () => {
			await browser.close();
			if (mayWriteErrors) await site.takeErrors();
			await site.stop();
		};
	}, 60_000);
}
