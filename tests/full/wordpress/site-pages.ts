import { setTimeout } from "node:timers/promises";
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

export type Answers = {
	/** In ms, until the last byte. */
	times: number[];
	slowest: { path: string; took: number /** Since the beginning, in ms. */; after: number };
	/** What was no whole page with status 200. */
	faults: string[];
};

/** Asks for these pages one after the other as a browser does, again and again for so long, in ms. */
export async function askRepeatedly(
	origin: string,
	paths: readonly string[],
	duration = 0,
): Promise<Answers> {
	const answers: Answers = { times: [], slowest: { path: "", took: 0, after: 0 }, faults: [] };
	const start = performance.now();
	do {
		for (const path of paths) {
			const begun = performance.now();
			const { status, html } = await ask(origin, path, BROWSER).then(
				async (response) => ({ status: response.status, html: await response.text() }),
				(error: unknown) => ({ status: String(error), html: "" }),
			);
			const took = performance.now() - begun;
			answers.times.push(took);
			if (took > answers.slowest.took) answers.slowest = { path, took, after: begun - start };
			if (status !== 200) answers.faults.push(`${path} answered ${status}`);
			else if (html.includes("data-skeleton")) answers.faults.push(`${path} came in parts`);
			else if (html.includes(NOT_LOADED)) answers.faults.push(`${path} lacks articles`);
		}
		if (duration > 0) await setTimeout(50);
	} while (performance.now() - start < duration);
	return answers;
}

function ask(origin: string, path: string, agent: string): Promise<Response> {
	return fetch(origin + path, {
		redirect: "manual",
		headers: { "User-Agent": agent },
		signal: AbortSignal.timeout(LONGEST),
	});
}
