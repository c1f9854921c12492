import { isReservedSlug } from "../../../app/content/site-paths.ts";
import { type Crawl, type CrawledPage, openAll, type Request, toLocalPath } from "./walk-site.ts";

const MOST_CLICKS = 3;
const PNG = [0x89, 0x50, 0x4e, 0x47];

/** What no page can know of itself: what it shares, where it stands, and whether its links lead anywhere. */
export function checkTogether(crawl: Crawl, listed: readonly string[], siteUrl: string): string[] {
	const indexable = [...crawl.pages.values()].filter((page) => page.isIndexable);
	const own = new Set(indexable.map(({ path }) => path));
	const onList = new Set(listed);
	const found = [
		...findShared(indexable, "title", ({ titles }) => titles[0]),
		...findShared(indexable, "h1", ({ h1s }) => h1s[0]),
		...findShared(indexable, "description", ({ meta }) => meta("description")[0]),
		...findLostParts(crawl, siteUrl),
	];
	for (const { path, status, from } of crawl.broken)
		found.push(`${from}: it leads to ${path}, which answers ${status}`);
	for (const [path, canonical] of crawl.variants)
		if (!own.has(canonical.slice(siteUrl.length)))
			found.push(`${path}: its address ${canonical} is no page that search engines may show`);
	for (const { path, clicks, from } of indexable) {
		if (clicks === null) found.push(`${path}: no link leads here`);
		else if (clicks > MOST_CLICKS) found.push(`${path}: ${clicks} clicks from home, by ${from}`);
		if (!onList.has(path)) found.push(`${path}: it is not in the sitemap`);
	}
	for (const path of listed)
		if (!own.has(path)) found.push(`${path}: in the sitemap, and no page for search engines`);
	if (onList.size !== listed.length) found.push("/sitemap.xml: a page is listed twice");
	return found;
}

function findShared(
	pages: readonly CrawledPage[],
	what: string,
	read: (page: CrawledPage) => string | undefined,
): string[] {
	return [...Map.groupBy(pages, read)]
		.filter(([, same]) => same.length > 1)
		.map(([text, same]) => `${same.map(({ path }) => path)}: the same ${what}: ${text}`);
}

/** Links to a part of a page that the page does not have. */
function findLostParts(crawl: Crawl, siteUrl: string): string[] {
	return [...crawl.pages.values()].flatMap(({ path, links }) =>
		links.flatMap((link) => {
			const local = toLocalPath(link, path, siteUrl);
			const part = URL.parse(link, siteUrl + path)?.hash.slice(1);
			if (!local || !part) return [];
			const target = crawl.pages.get(local);
			if (!target || target.ids.has(decodeURIComponent(part))) return [];
			return `${path}: its link leads to ${local}, which has no part ${part}`;
		}),
	);
}

/** Files that pages want and that do not come; a drawing is as good as a photograph. */
export async function checkFiles({ files }: Crawl, request: Request): Promise<string[]> {
	const found = await openAll([...files], async ([file, page]) => {
		const response = await request(file);
		await response.body?.cancel();
		const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const isHere = response.status === 200 && !isHtml;
		return isHere ? [] : `${page}: its file ${file} answers ${response.status}`;
	});
	return found.flat();
}

/** The card of one page of each kind, as drawing one takes a while. */
export async function checkCards({ pages }: Crawl, request: Request): Promise<string[]> {
	const kinds = Map.groupBy(pages.values(), ({ path }) => toKind(path));
	const firsts = [...kinds.values()].flatMap(([first]) => first ?? []);
	const found = await openAll(firsts, async ({ path, meta }) => {
		const card = URL.parse(meta("og:image")[0] ?? "")?.pathname ?? "";
		const response = await request(card);
		const bytes = new Uint8Array(await response.arrayBuffer());
		const isPng = PNG.every((byte, at) => bytes[at] === byte);
		if (response.status === 200 && response.headers.get("Content-Type") === "image/png" && isPng)
			return [];
		return `${path}: its card ${card} answers ${response.status}, or no PNG`;
	});
	return found.flat();
}

/** `robots.txt` keeps nobody off a page or what a page is drawn with. */
export function checkRobots(text: string, { pages, files }: Crawl): string[] {
	const kept = [...text.matchAll(/^Disallow: (\/.*)$/gm)].map(([, start = ""]) => start);
	return [...pages.keys(), ...files.keys()]
		.filter((path) => kept.some((start) => path.startsWith(start)))
		.map((path) => `${path}: robots are kept off`);
}

function toKind(path: string): string {
	const [, first = "", ...more] = path.split("?")[0]?.split("/") ?? [];
	return `${first === "" || isReservedSlug(first) ? first : "city"} ${more.length}`;
}
