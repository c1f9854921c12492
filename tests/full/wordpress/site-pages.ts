import { type Document, readHtml } from "../../support/read-html.ts";

const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
/** What the site says in place of articles that it does not have. */
export const NOT_LOADED = "can't be loaded just now";
const MOST_PAGES = 200;
const LONGEST = 30_000;

/** One page, whole: a crawler is never sent it in parts. */
export async function readPage(
	origin: string,
	path: string,
): Promise<{ status: number; html: string }> {
	const response = await ask(origin, path, CRAWLER);
	return { status: response.status, html: await response.text() };
}

/** The addresses of all articles of the list, page after page, in their order. */
export async function readListedPaths(origin: string): Promise<string[]> {
	const paths: string[] = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const { status, html } = await readPage(origin, page === 1 ? "/blog" : `/blog?page=${page}`);
		if (status === 404 && page > 1) break;
		if (status !== 200) throw new Error(`page ${page} of the list answered ${status}`);
		paths.push(...readArticlePaths(readHtml(html)));
	}
	return paths;
}

function readArticlePaths(page: Document): string[] {
	return page.select("main article").flatMap((article) => {
		const links = article.querySelectorAll("a").map((link) => link.getAttributeValue("href"));
		return links.find((href) => href && /^\/blog\/[^/?#]+$/.test(href)) ?? [];
	});
}

/** The slug in an article's address, as people read it. */
export function readSlug(path: string): string {
	return decode(path.slice("/blog/".length));
}

/** WordPress cuts long slugs, perhaps in the middle of a character. */
export function decode(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
}

/** What of these pages is no whole page with status 200, requested one after the other as a browser does. */
export async function findIncomplete(origin: string, paths: readonly string[]): Promise<string[]> {
	const faults: string[] = [];
	for (const path of paths) {
		const response = await ask(origin, path, BROWSER);
		const html = await response.text();
		if (response.status !== 200) faults.push(`${path} answered ${response.status}`);
		else if (html.includes("data-skeleton")) faults.push(`${path} came in parts`);
		else if (html.includes(NOT_LOADED)) faults.push(`${path} lacks articles`);
	}
	return faults;
}

function ask(origin: string, path: string, agent: string): Promise<Response> {
	return fetch(origin + path, {
		redirect: "manual",
		headers: { "User-Agent": agent },
		signal: AbortSignal.timeout(LONGEST),
	});
}
