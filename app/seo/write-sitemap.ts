import { setImmediate } from "node:timers/promises";
import type { SitePage } from "./site-pages.server.ts";

/**
 * https://www.sitemaps.org/protocol.html. The bound of 50 MB is not met before this one: an address may have
 * 1,024 characters, and the site's have under 120.
 */
const MOST_URLS = 50_000;
/** So many pages are gone through before others have their turn. */
const AT_A_TIME = 2_000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

type Options = { origin: string; mostUrls?: number };

/** `/sitemap.xml`: all pages, or the list of the sitemaps where one cannot hold them. */
export async function writeSitemap(
	pages: Iterable<SitePage>,
	{ origin, mostUrls = MOST_URLS }: Options,
): Promise<string> {
	const { taken, newest } = await takePart(pages, 1, mostUrls);
	if (newest.length < 2) return writeUrls(taken, origin);
	const sitemaps = newest.map((updated, index) =>
		writeEntry("sitemap", `${origin}/sitemaps/${index + 1}.xml`, updated),
	);
	return wrap("sitemapindex", sitemaps);
}

/** `/sitemaps/{number}.xml`, from 1; null where there is no such part. */
export async function writeSitemapPart(
	pages: Iterable<SitePage>,
	part: number,
	{ origin, mostUrls = MOST_URLS }: Options,
): Promise<string | null> {
	const { taken, newest } = await takePart(pages, part, mostUrls);
	return newest.length < 2 || taken.length === 0 ? null : writeUrls(taken, origin);
}

/** The pages of one part, and the newest day of each part. */
async function takePart(pages: Iterable<SitePage>, part: number, mostUrls: number) {
	const taken: SitePage[] = [];
	const newest: (string | undefined)[] = [];
	let count = 0;
	for (const page of pages) {
		const index = Math.floor(count / mostUrls);
		if (index === part - 1) taken.push(page);
		const known = newest[index];
		newest[index] = known && known > (page.updated ?? "") ? known : (page.updated ?? known);
		count++;
		if (count % AT_A_TIME === 0) await setImmediate();
	}
	return { taken, newest };
}

async function writeUrls(pages: readonly SitePage[], origin: string): Promise<string> {
	const entries: string[] = [];
	for (const [index, { path, updated }] of pages.entries()) {
		entries.push(writeEntry("url", origin + path, updated));
		if (index % AT_A_TIME === AT_A_TIME - 1) await setImmediate();
	}
	return wrap("urlset", entries);
}

function writeEntry(name: "url" | "sitemap", address: string, updated: string | undefined): string {
	const day = updated ? `<lastmod>${updated}</lastmod>` : "";
	return `<${name}><loc>${escapeXml(address)}</loc>${day}</${name}>`;
}

function wrap(name: "urlset" | "sitemapindex", entries: readonly string[]): string {
	return `${[DECLARATION, `<${name} xmlns="${NAMESPACE}">`, ...entries, `</${name}>`].join("\n")}\n`;
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
