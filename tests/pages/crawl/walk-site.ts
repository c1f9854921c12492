import { type PageFacts, readCanonical, readPage } from "./read-page.ts";

export type CrawledPage = PageFacts & {
	/** With its query. */
	path: string;
	/** From the home page; null for what no link leads to. */
	clicks: number | null;
	/** The page that led here first. */
	from: string;
};

export type Crawl = {
	pages: Map<string, CrawledPage>;
	/** Addresses that answer with another one's page, such as the form with what it is about, and that one. */
	variants: Map<string, string>;
	/** What did not answer 200. */
	broken: { path: string; status: number; from: string }[];
	/** Each file with a page that wants it. */
	files: Map<string, string>;
};

export type Request = (path: string, init?: RequestInit) => Promise<Response>;
type Wanted = { path: string; from: string; clicks: number | null };

const AT_ONCE = 4;

/** Follows every link from the home page, breadth first, and opens what else is listed. */
export async function walkSite(
	request: Request,
	siteUrl: string,
	listed: readonly string[],
): Promise<Crawl> {
	const crawl: Crawl = { pages: new Map(), variants: new Map(), broken: [], files: new Map() };
	const seen = new Set<string>(["/"]);
	let level: Wanted[] = [{ path: "/", from: "", clicks: 0 }];
	while (level.length > 0) {
		const opened = await openAll(level, (wanted) => open(wanted, request, siteUrl, crawl));
		level = opened.flat().filter(({ path }) => !seen.has(path) && seen.add(path));
		if (level.length === 0)
			level = listed
				.filter((path) => !seen.has(path) && seen.add(path))
				.map((path) => ({ path, from: "the sitemap", clicks: null }));
	}
	return crawl;
}

/** Opens a page and gives what its links lead to. */
async function open(
	{ path, from, clicks }: Wanted,
	request: Request,
	siteUrl: string,
	crawl: Crawl,
): Promise<Wanted[]> {
	const response = await request(path);
	const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
	const text = isPage ? await response.text() : "";
	if (!isPage) await response.body?.cancel();
	if (response.status !== 200) {
		crawl.broken.push({ path, status: response.status, from });
		return [];
	}
	if (!isPage) return [];
	const canonical = readCanonical(text);
	if (canonical !== null && canonical !== siteUrl + path) {
		crawl.variants.set(path, canonical);
		return [];
	}
	const page = { ...readPage(text), path, clicks, from };
	crawl.pages.set(path, page);
	for (const file of page.files) {
		const local = toLocalPath(file, path, siteUrl);
		if (local && !crawl.files.has(local)) crawl.files.set(local, path);
	}
	return page.links.flatMap((link) => {
		const local = toLocalPath(link, path, siteUrl);
		return local ? [{ path: local, from: path, clicks: clicks === null ? null : clicks + 1 }] : [];
	});
}

/** The path and query of an address of the site; null for what leads elsewhere. */
export function toLocalPath(address: string, page: string, siteUrl: string): string | null {
	const url = URL.parse(address, siteUrl + page);
	return url?.origin === siteUrl ? url.pathname + url.search : null;
}

export async function openAll<Item, Result>(
	items: readonly Item[],
	act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const waiting = [...items.entries()];
	const workOn = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift())
			results[next[0]] = await act(next[1]);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, workOn));
	return results;
}
