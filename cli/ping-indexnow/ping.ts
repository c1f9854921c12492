import { Command } from "commander";
import type { Env } from "#app/env.server.ts";
import type { SitePage } from "#app/seo/site-pages.server.ts";
import { UserError } from "../terminal/errors.ts";
import type { CreateCommand } from "../terminal/program.ts";
import { createSentPages, type SentPages } from "./sent-pages.ts";

/** URLs in one message: https://www.indexnow.org/documentation. */
const MAX_URLS = 10_000;
const TIMEOUT_MS = 30_000;
const LOCAL_HOST = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

const DESCRIPTION = `Tells search engines by IndexNow which pages are new, changed or gone since the last time, by the days in the content. INDEXNOW_KEY is the site's key; what was sent is noted in the data folder.`;

type LoadPages = () => Promise<{ pages: Iterable<SitePage>; isWhole: boolean }>;
/** A page that is gone has no day and is on no list any more. */
export type Change = SitePage & { isGone: boolean };

export function pingIndexNow(loadPages: LoadPages, maxUrls = MAX_URLS): CreateCommand {
	return (context) =>
		new Command("npm run indexnow --")
			.description(DESCRIPTION)
			.option("--all", "all pages, changed or not")
			.option("--dry-run", "shows the addresses and sends nothing")
			.action(async ({ all = false, dryRun }: { all?: boolean; dryRun?: boolean }) => {
				const { env } = context;
				const { print } = context.terminal;
				const key = dryRun ? "" : getKey(env);
				const sent = createSentPages(env.DATA_DIR);
				const { pages, isWhole } = await loadPages();
				const changes = listChanges(pages, sent, { isAll: all, isWhole });
				if (changes.length === 0) return print("No page has changed since the last time.");
				if (dryRun) return print(changes.map(({ path }) => `${env.SITE_URL}${path}`).join("\n"));
				for (let start = 0; start < changes.length; start += maxUrls) {
					const batch = changes.slice(start, start + maxUrls);
					await send(batch, env, key);
					// Saved after each message, so that a later failure repeats none.
					sent.save(batch);
				}
				await print(`${changes.length} ${changes.length === 1 ? "page" : "pages"} told.`);
			});
}

function listChanges(
	pages: Iterable<SitePage>,
	sent: SentPages,
	{ isAll, isWhole }: { isAll: boolean; isWhole: boolean },
): Change[] {
	const all = [...pages];
	const paths = new Set(all.map(({ path }) => path));
	// Where the blog's source fails, its pages are not listed and not gone.
	const isGone = (path: string) => !paths.has(path) && (isWhole || !path.startsWith("/blog"));
	return [
		...all
			.filter(({ path, updated }) => isAll || sent.getDay(path) !== (updated ?? ""))
			.map((page) => ({ ...page, isGone: false })),
		...sent
			.listPaths()
			.filter(isGone)
			.map((path) => ({ path, isGone: true })),
	];
}

function getKey({ SITE_URL: siteUrl, INDEXNOW_KEY: key }: Env): string {
	if (LOCAL_HOST.test(new URL(siteUrl).hostname))
		throw new UserError(
			`SITE_URL is ${siteUrl}, which no search engine can reach. Set it to the site's own address.`,
		);
	if (!key)
		throw new UserError(
			"INDEXNOW_KEY is not set: 8 to 128 letters, digits and hyphens that you choose yourself.",
		);
	return key;
}

async function send(batch: readonly Change[], env: Env, key: string): Promise<void> {
	const { SITE_URL: siteUrl, INDEXNOW_URL: endpoint } = env;
	const message = {
		host: new URL(siteUrl).host,
		key,
		keyLocation: `${siteUrl}/${key}.txt`,
		urlList: batch.map(({ path }) => siteUrl + path),
	};
	const response = await fetch(endpoint, {
		method: "POST",
		headers: { "Content-Type": "application/json; charset=utf-8" },
		body: JSON.stringify(message),
		redirect: "error",
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}).catch((error: unknown) => {
		const cause = error instanceof Error ? (error.cause ?? error) : error;
		throw new UserError(
			`${endpoint} does not answer: ${cause instanceof Error ? cause.message : cause}`,
		);
	});
	await response.body?.cancel();
	if (!response.ok)
		throw new UserError(
			`${endpoint} answers ${response.status}${MEANINGS[response.status] ?? ""}. What it took before is noted.`,
		);
}

const MEANINGS: Record<number, string> = {
	400: ", the message is not understood",
	403: ": it does not find the key at its address; the site must be running with INDEXNOW_KEY",
	422: ": the addresses do not belong to the key's host",
	429: ": too many messages; try again later",
};
