import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Browser, chromium } from "playwright-core";
import { beforeAll, inject } from "vitest";
import type { Act } from "./content-acts.ts";
import { launchFirefox } from "./firefox.ts";
import { connectSite, type OwnSite, type Site, type SiteAddress, startSite } from "./site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** True if the journeys of this project run in Firefox. */
		isFirefox?: boolean;
		chromium: string;
		/** The port of the run's one PostgreSQL. */
		postgresPort: number;
		/** A started site for each worker. */
		sites: SiteAddress[];
	}
}

/** The site of the test file; set before its first test. */
export let site: Site;
export let browser: Browser;

/**
 * Provides the worker's site with empty tables and the embedded blog: the one that the run has started or, with
 * settings, one that later files of the worker with the same settings share. With content that `change` has changed it
 * is the file's own. The file fails when the server wrote errors to stderr that no test has taken.
 */
export function provideSite(settings?: Record<string, string>, change?: Act): void {
	beforeAll(async () => {
		if (change) {
			const own = await startSite(settings, change);
			site = own;
			return own.stop;
		}
		site = settings ? await getSiteWith(settings) : await getSharedSite();
		await resetSite();
		return async () => {
			const written = await site.takeErrors();
			if (written) throw new Error(`The server wrote to stderr:\n${written}`);
		};
	});
}

/** Returns the site that the run has started for this worker, or where it has started none one of the worker's own. */
async function getSharedSite(): Promise<Site> {
	const shared = inject("sites")[Number(process.env.VITEST_POOL_ID) - 1];
	return shared ? connectSite(shared) : getSiteWith({});
}

/** Started sites by their settings. They end with the worker, whose child processes they are. */
const startedSites = new Map<string, Promise<OwnSite>>();

function getSiteWith(settings: Record<string, string>): Promise<OwnSite> {
	const key = JSON.stringify(settings);
	const started = startedSites.get(key) ?? startSite(settings);
	startedSites.set(key, started);
	return started;
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

/** Tables whose values the process has in memory as well. */
const KEPT_TABLES = ["secrets", "kysely_migration", "kysely_migration_lock"];

/** Empties the tables, and sets the embedded blog. */
async function resetSite(): Promise<void> {
	await site.setBlog("embedded");
	const file = join(site.dataDir, "enquiries.sqlite");
	if (!existsSync(file)) return;
	const database = new DatabaseSync(file);
	database.exec("pragma busy_timeout = 5000; pragma foreign_keys = off");
	const tables = database
		.prepare(
			"select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'",
		)
		.all();
	for (const { name } of tables)
		if (!KEPT_TABLES.includes(String(name))) database.exec(`delete from "${name}"`);
	database.close();
}
