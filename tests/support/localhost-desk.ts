import type { Page } from "playwright-core";
import { beforeAll } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { openPage, type Visit } from "./browser.ts";
import { openDesk } from "./seeded-desk.ts";
import { browser, provideSiteAndBrowser, site } from "./site-and-browser.ts";

/**
 * At http://localhost browsers know passkeys and take cookies without a certificate. With a mail server, by which answers
 * can be sent; nothing is delivered here.
 */
export const LOCAL_SITE = { SITE_URL: "", SMTP_URL: "smtp://127.0.0.1:1" };

export let desk: Awaited<ReturnType<typeof openDesk>>;

/** Provides the site at http://localhost that all journeys of the desk share, and its desk, in which nobody is yet. */
export function provideLocalDesk(settings: Record<string, string> = LOCAL_SITE): void {
	provideSiteAndBrowser({ settings });
	beforeAll(async () => {
		desk = await openDesk(site);
		return () => desk.close();
	});
}

/** Opens a page of the desk as somebody who is signed in. */
export async function openSignedIn(staff: Staff, path: string, visit?: Visit): Promise<Page> {
	const page = await openPage(browser, site, visit);
	const value = await desk.signIn(staff);
	await page.context().addCookies([{ name: "desk", value, url: site.origin }]);
	await page.goto(path);
	return page;
}
