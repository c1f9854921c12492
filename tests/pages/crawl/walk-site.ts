import { DomUtils, parseDocument } from "htmlparser2";
import pLimit from "p-limit";
import type { Content } from "../../../app/content/types.ts";
import { SITE_URL } from "../../support/site.ts";
import { type PageFacts, readPage } from "./read-page.ts";

export type CrawledPage = PageFacts & {
	/** The path with its query. */
	path: string;
	/** The number of clicks from the home page; null where no link leads to it. */
	clicks: number | null;
	/** The page that first linked here. */
	from: string;
};

export type Crawl = Awaited<ReturnType<typeof walkSite>>;
export type Request = (path: string) => Promise<Response>;
type Wanted = Pick<CrawledPage, "path" | "clicks" | "from">;

export const atOnce = pLimit(4);

/**
 * Follows every link from the home page, breadth first, and opens what else the sitemap lists. `content` is what the site
 * serves.
 */
export async function walkSite(request: Request, content: Content) {
	const { listed, errors } = await readSitemap(request, JSON.stringify(content));
	const pages = new Map<string, CrawledPage>();
	/** Addresses that respond with another one's page, such as the form with a subject, by the address of that page. */
	const variants = new Map<string, string>();
	/** Each file with a page that refers to it. */
	const files = new Map<string, string>();
	const seen = new Set<string>();
	const openNew = async (wanted: readonly Wanted[]): Promise<void> => {
		const unseen = wanted.filter(({ path }) => !seen.has(path) && seen.add(path));
		if (unseen.length > 0) await openNew((await atOnce.map(unseen, open)).flat());
	};
	const open = async ({ path, clicks, from }: Wanted): Promise<Wanted[]> => {
		// The values are from the content: one address for each set of names is enough.
		if (variants.has(toNames(path))) return [];
		const response = await request(path);
		const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const html = await response.text();
		if (response.status !== 200)
			errors.push(`${from}: it leads to ${path}, which answers ${response.status}`);
		if (response.status !== 200 || !isPage) return [];
		const page = readPage(html);
		const [canonical = SITE_URL + path] = page.canonicals;
		if (canonical !== SITE_URL + path) {
			variants.set(toNames(path), canonical);
			return [];
		}
		pages.set(path, { ...page, path, clicks, from });
		for (const file of toLocalPaths(page.files, path)) files.set(file, path);
		const next = clicks === null ? null : clicks + 1;
		return toLocalPaths(page.links, path).map((to) => ({ path: to, clicks: next, from: path }));
	};
	await openNew([{ path: "/", clicks: 0, from: "" }]);
	await openNew(listed.map((path) => ({ path, clicks: null, from: "the sitemap" })));
	return { pages, variants, files, listed, errors };
}

/** Returns the paths and queries of the addresses that are the site's. */
function toLocalPaths(addresses: readonly string[], page: string): string[] {
	const urls = addresses.map((address) => URL.parse(address, SITE_URL + page));
	return urls.flatMap((url) => (url?.origin === SITE_URL ? url.pathname + url.search : []));
}

function toNames(path: string): string {
	const { pathname, searchParams } = new URL(path, SITE_URL);
	return `${pathname}?${[...searchParams.keys()]}`;
}

/**
 * Reads the paths that `/sitemap.xml` lists. Several sitemaps are tested in app/site/sitemap/render-sitemap.test.ts.
 */
async function readSitemap(request: Request, days: string) {
	const document = parseDocument(await (await request("/sitemap.xml")).text(), { xmlMode: true });
	const errors: string[] = [];
	const listed: string[] = [];
	for (const entry of DomUtils.getElementsByTagName("url", document)) {
		const [address = "", day] = ["loc", "lastmod"].map((name) => {
			const [element] = DomUtils.getElementsByTagName(name, [entry]);
			return element && DomUtils.textContent(element);
		});
		const [path] = toLocalPaths([address], "/");
		if (path) listed.push(path);
		else errors.push(`the sitemap: ${address} is no address of this site`);
		if (day && !days.includes(`"${day}`))
			errors.push(`the sitemap: ${address} changed on ${day}, of which the content knows nothing`);
	}
	return { listed, errors };
}
