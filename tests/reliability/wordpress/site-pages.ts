import { parseHtml } from "../../support/parse-html.ts";
import type { Site } from "../../support/site.ts";

const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
/** What the site says in place of articles that it does not have, as far as HTML writes it as it is. */
export const NOT_LOADED = "be loaded just now";
const LONGEST = 30_000;

/** One page, whole: a crawler is never sent it in parts. */
export async function readPage(site: Site, path: string, agent = CRAWLER) {
	const response = await site.request(path, {
		headers: { "User-Agent": agent },
		signal: AbortSignal.timeout(LONGEST),
	});
	return { status: response.status, html: await response.text() };
}

/** The addresses of all articles of the list, page after page, in their order. */
export async function readListedPaths(site: Site): Promise<string[]> {
	const paths: string[] = [];
	for (let page = 1; ; page++) {
		const { status, html } = await readPage(site, page === 1 ? "/blog" : `/blog?page=${page}`);
		if (status === 404 && page > 1) return paths;
		if (status !== 200) throw new Error(`page ${page} of the list answered ${status}`);
		const links = parseHtml(html).attributes("main article a", "href");
		paths.push(...links.filter((href) => /^\/blog\/[^/?#]+$/.test(href)));
	}
}

/** What of these pages is no whole page with status 200, requested one after the other as a browser does. */
export async function findIncomplete(site: Site, paths: readonly string[]): Promise<string[]> {
	const faults: string[] = [];
	for (const path of paths) {
		const { status, html } = await readPage(site, path, BROWSER);
		if (status !== 200) faults.push(`${path} answered ${status}`);
		else if (html.includes("data-skeleton")) faults.push(`${path} came in parts`);
		else if (html.includes(NOT_LOADED)) faults.push(`${path} lacks articles`);
	}
	return faults;
}
