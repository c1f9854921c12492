import type { Env } from "#app/env.ts";
import type { SitePage } from "#app/seo/site-pages.server.ts";
import { readArguments, refuseMore } from "../enquiries/command.ts";
import { Refusal } from "../enquiries/refusal.ts";
import type { Screen } from "../enquiries/screen.ts";
import { openSentPages, type SentPages } from "./sent-pages.ts";

/** https://www.indexnow.org/documentation: so many addresses in one message. */
const MOST_ADDRESSES = 10_000;
const PATIENCE_MS = 30_000;
const LOCAL_HOST = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

const HELP = `npm run indexnow [-- OPTIONS]

Tells search engines by IndexNow which pages are new, changed or gone since the last time, by the days in the
content. INDEXNOW_KEY is the site's key; what was sent is noted in the data folder.

  --all       all pages, changed or not
  --dry-run   shows the addresses and sends nothing
  --help      this text`;

type Desk = {
	env: Pick<Env, "SITE_URL" | "DATA_DIR" | "INDEXNOW_KEY" | "INDEXNOW_URL">;
	screen: Pick<Screen, "print">;
	readPages: () => Promise<{ pages: Iterable<SitePage>; isWhole: boolean }>;
	mostAddresses?: number;
};

export async function pingIndexNow(args: string[], desk: Desk): Promise<void> {
	const { values, positionals } = readArguments({
		args,
		allowPositionals: true,
		options: {
			all: { type: "boolean" },
			"dry-run": { type: "boolean" },
			help: { type: "boolean", short: "h" },
		},
	});
	const { env, screen, readPages, mostAddresses = MOST_ADDRESSES } = desk;
	if (values.help) return screen.print(HELP);
	refuseMore(positionals);
	const isDry = values["dry-run"] === true;
	const key = isDry ? "" : findKey(env);
	const sent = openSentPages(env.DATA_DIR);
	const { pages, isWhole } = await readPages();
	const changes = findChanges(pages, sent, { isAll: values.all === true, isWhole });
	if (changes.length === 0) return screen.print("No page has changed since the last time.");
	if (isDry) return screen.print(changes.map(({ path }) => `${env.SITE_URL}${path}`).join("\n"));
	for (let at = 0; at < changes.length; at += mostAddresses) {
		const batch = changes.slice(at, at + mostAddresses);
		await send(batch, env, key);
		// What was taken is not sent again where a later message fails.
		sent.note(batch);
	}
	await screen.print(`${changes.length} ${changes.length === 1 ? "page" : "pages"} told.`);
}

/** A page that is gone has no day and stands no more on any list. */
export type Change = SitePage & { isGone: boolean };

function findChanges(
	pages: Iterable<SitePage>,
	sent: SentPages,
	{ isAll, isWhole }: { isAll: boolean; isWhole: boolean },
): Change[] {
	const changes: Change[] = [];
	const found = new Set<string>();
	for (const page of pages) {
		found.add(page.path);
		if (isAll || sent.day(page.path) !== (page.updated ?? ""))
			changes.push({ ...page, isGone: false });
	}
	// Where the blog's source fails, its pages are not listed and not gone.
	const isGone = (path: string) => !found.has(path) && (isWhole || !path.startsWith("/blog"));
	return [
		...changes,
		...sent.paths().flatMap((path) => (isGone(path) ? [{ path, isGone: true }] : [])),
	];
}

function findKey({ SITE_URL: siteUrl, INDEXNOW_KEY: key }: Desk["env"]): string {
	if (LOCAL_HOST.test(new URL(siteUrl).hostname))
		throw new Refusal(
			`SITE_URL is ${siteUrl}, which no search engine can reach. Set it to the site's own address.`,
		);
	if (!key)
		throw new Refusal(
			"INDEXNOW_KEY is not set: 8 to 128 letters, digits and hyphens that you choose yourself.",
		);
	return key;
}

async function send(
	batch: readonly Change[],
	{ SITE_URL: siteUrl, INDEXNOW_URL: endpoint }: Desk["env"],
	key: string,
): Promise<void> {
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
		signal: AbortSignal.timeout(PATIENCE_MS),
	}).catch((error: unknown) => {
		throw new Refusal(`${endpoint} does not answer: ${describeCause(error)}`);
	});
	await response.body?.cancel();
	if (!response.ok)
		throw new Refusal(
			`${endpoint} answers ${response.status}${MEANINGS[response.status] ?? ""}. What it took before is noted.`,
		);
}

function describeCause(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? error.cause.message : error.message;
}

const MEANINGS: Record<number, string> = {
	400: ", the message is not understood",
	403: ": it does not find the key at its address; the site must be running with INDEXNOW_KEY",
	422: ": the addresses do not belong to the key's host",
	429: ": too many messages; try again later",
};
