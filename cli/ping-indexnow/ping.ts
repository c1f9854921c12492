import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import * as z from "zod/mini";
import type { Env } from "#app/platform/env.server.ts";
import { isLocalSite, sendPaths, URLS_MAX } from "#app/seo/indexnow.server.ts";
import type { SitePage } from "#app/site/sitemap/site-pages.server.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import { formatCount } from "../../app/platform/terminal/format-values.ts";
import type { CreateCommand } from "../../app/platform/terminal/program.ts";

const DESCRIPTION = `Tells search engines by IndexNow which pages are new, changed or gone since the last time, by the days in the content. INDEXNOW_KEY is the site's key; what was sent is noted in the data folder.`;

type LoadPages = () => Promise<{ pages: SitePage[]; isWhole: boolean }>;

/** The pages that were sent to search engines: each path with its day at that time, empty where it had none. */
type SentPages = Record<string, string>;
const sentPagesSchema = z.record(z.string(), z.string());

export function pingIndexNow(loadPages: LoadPages, maxUrls = URLS_MAX): CreateCommand {
	return (context) =>
		new Command("npm run indexnow --")
			.description(DESCRIPTION)
			.option("--all", "all pages, changed or not")
			.option("--dry-run", "shows the addresses and sends nothing")
			.action(async ({ all = false, dryRun }: { all?: boolean; dryRun?: boolean }) => {
				const { env } = context;
				const { print } = context.terminal;
				const key = dryRun ? "" : getKey(env);
				const sent = loadSentPages(env.DATA_DIR);
				const { pages, isWhole } = await loadPages();
				const current = new Map(pages.map(({ path, updated }) => [path, updated ?? ""]));
				const changed = [...current.keys()].filter(
					(path) => all || sent[path] !== current.get(path),
				);
				// Where the blog's source fails, its pages are not listed although they still exist.
				const gone = Object.keys(sent).filter(
					(path) => !current.has(path) && (isWhole || !path.startsWith("/blog")),
				);
				const paths = [...changed, ...gone];
				if (paths.length === 0) return print("No page has changed since the last time.");
				if (dryRun) return print(paths.map((path) => env.SITE_URL + path).join("\n"));
				for (let start = 0; start < paths.length; start += maxUrls) {
					const batch = paths.slice(start, start + maxUrls);
					const fault = await sendPaths(batch, env, key);
					if (fault) throw new UserError(`${fault} What it took before is noted.`);
					for (const path of batch) {
						const day = current.get(path);
						if (day === undefined) delete sent[path];
						else sent[path] = day;
					}
					// The pages are saved after each message, so that a later failure repeats none.
					saveSentPages(env.DATA_DIR, sent);
				}
				await print(`${formatCount(paths.length, "page")} told.`);
			});
}

function getKey({ SITE_URL: siteUrl, INDEXNOW_KEY: key }: Env): string {
	if (isLocalSite(siteUrl))
		throw new UserError(
			`SITE_URL is ${siteUrl}, which no search engine can reach. Set it to the site's own address.`,
		);
	if (key) return key;
	throw new UserError(
		"INDEXNOW_KEY is not set: 8 to 128 letters, digits and hyphens that you choose yourself.",
	);
}

/** Loads the pages that were sent, or none where the file is missing or damaged: then all pages are sent again. */
function loadSentPages(dataDir: string): SentPages {
	try {
		return sentPagesSchema.parse(JSON.parse(readFileSync(toFile(dataDir), "utf8")));
	} catch {
		return {};
	}
}

function saveSentPages(dataDir: string, sent: SentPages): void {
	const file = toFile(dataDir);
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(`${file}.new`, JSON.stringify(sent));
	renameSync(`${file}.new`, file);
}

function toFile(dataDir: string): string {
	return join(dataDir, "indexnow.json");
}
