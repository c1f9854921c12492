import type { Page } from "playwright-core";
import { beforeAll } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { openPage, type Visit } from "./browser.ts";
import { openDesk } from "./seeded-desk.ts";
import { browser, provideSiteAndBrowser, site } from "./site-and-browser.ts";

/**
 * The settings of a site at http://localhost, where browsers support passkeys and accept cookies without a certificate.
 * Its mail server's address allows answers to be sent; nothing is delivered here.
 */
export const LOCAL_SITE = { SITE_URL: "", SMTP_URL: "smtp://127.0.0.1:1" };

export let desk: Awaited<ReturnType<typeof openDesk>>;

/** Provides the site at http://localhost that all journeys of the desk share, and its desk, which has no people yet. */
export function provideLocalDesk(settings: Record<string, string> = LOCAL_SITE): void {
	provideSiteAndBrowser({ settings });
	beforeAll(async () => {
		desk = await openDesk(site);
		return () => desk.close();
	});
}

export async function openSignedIn(staff: Staff, path: string, visit?: Visit): Promise<Page> {
	const page = await openPage(browser, site, visit);
	const value = await desk.signIn(staff);
	await page.context().addCookies([{ name: "desk", value, url: site.origin }]);
	await page.goto(path);
	return page;
}
