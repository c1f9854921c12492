import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Browser, chromium } from "playwright-core";
import { beforeAll, inject } from "vitest";
import type { Act } from "./content-acts.ts";
import { launchFirefox } from "./firefox.ts";
import { connectSite, type Site, type SiteAddress, startSite } from "./site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Whether the journeys of this project run in Firefox. */
		isFirefox?: boolean;
		/** Where the run's one Chromium is reached. */
		chromium: string;
		/** Where the run's one PostgreSQL listens. */
		postgresPort: number;
		/** A started site for each worker. */
		sites: SiteAddress[];
	}
}

/** Of the test file; set before its first test. */
export let site: Site;
export let browser: Browser;

/**
 * Provides the worker's site in its initial state, or with settings a site of its own and with content that
 * `change` has changed. The file fails when the server wrote to stderr what no test has taken.
 */
export function provideSite(settings?: Record<string, string>, change?: Act): void {
	beforeAll(async () => {
		if (settings) {
			const own = await startSite(settings, change);
			site = own;
			return own.stop;
		}
		const shared = inject("sites")[Number(process.env.VITEST_POOL_ID) - 1];
		if (!shared) throw new Error("The run has started no site for this worker.");
		site = connectSite(shared);
		await resetSite();
		return async () => {
			const written = await site.takeErrors();
			if (written) throw new Error(`The server wrote to stderr:\n${written}`);
		};
	});
}

type SiteAndBrowser = {
	mayWriteErrors?: boolean;
	settings?: Record<string, string>;
	change?: Act;
};

export function provideSiteAndBrowser({
	mayWriteErrors = false,
	settings,
	change,
}: SiteAndBrowser = {}): void {
	provideSite(settings, change);
	beforeAll(async () => {
		browser = inject("isFirefox")
			? await launchFirefox()
			: await chromium.connect(inject("chromium"));
		return async () => {
			await browser.close();
			if (mayWriteErrors) await site.takeErrors();
		};
	});
}

/** Deletes enquiries, visits and rate limits, and sets the embedded blog. */
async function resetSite(): Promise<void> {
	await site.setBlog("embedded");
	const file = join(site.dataDir, "enquiries.sqlite");
	if (!existsSync(file)) return;
	const database = new DatabaseSync(file);
	database.exec("pragma busy_timeout = 5000; pragma foreign_keys = on");
	for (const table of [
		"deliveries",
		"bookings",
		"enquiry_events",
		"enquiries",
		"visits",
		"page_speed",
		"enquiry_limits",
	])
		database.exec(`delete from ${table}`);
	database.close();
}
