import { SITE_URL } from "../../support/site.ts";
import { atOnce, type Crawl, type CrawledPage, type Request } from "./walk-site.ts";

const MOST_CLICKS = 3;

/**
 * Lists the errors that only several pages show: what they share, whether they are reachable, and whether their links
 * lead anywhere.
 */
export function checkTogether({ pages, variants, listed }: Crawl): string[] {
	const indexable = [...pages.values()].filter((page) => page.isIndexable);
	const own = new Set(indexable.map(({ path }) => path));
	const rules: [isBroken: boolean, text: string][] = [
		[new Set(listed).size !== listed.length, "/sitemap.xml: a page is listed twice"],
		...indexable.flatMap(({ path, clicks, from }): [boolean, string][] => [
			[clicks === null, `${path}: no link leads here`],
			[(clicks ?? 0) > MOST_CLICKS, `${path}: ${clicks} clicks from home, by ${from}`],
			[!listed.includes(path), `${path}: it is not in the sitemap`],
		]),
		...listed.map((path): [boolean, string] => [
			!own.has(path),
			`${path}: in the sitemap, and no page for search engines`,
		]),
		...[...variants].map(([path, canonical]): [boolean, string] => [
			!own.has(canonical.slice(SITE_URL.length)),
			`${path}: its address ${canonical} is no page that search engines may show`,
		]),
	];
	return [
		...rules.filter(([isBroken]) => isBroken).map(([, text]) => text),
		...findShared(indexable, ({ titles }) => titles[0]),
		...findShared(indexable, ({ h1s }) => h1s[0]),
		...findShared(indexable, ({ meta }) => meta("description")[0]),
		...[...pages.values()].flatMap((page) => findLostParts(page, pages)),
	];
}

function findShared(
	pages: readonly CrawledPage[],
	read: (page: CrawledPage) => string | undefined,
): string[] {
	return [...Map.groupBy(pages, read)]
		.filter(([, same]) => same.length > 1)
		.map(([text, same]) => `${same.map(({ path }) => path)}: the same words: ${text}`);
}

/** Lists links to a part of a page that the page does not have. */
function findLostParts({ path, links }: CrawledPage, pages: Crawl["pages"]): string[] {
	return links.flatMap((link) => {
		const { origin, pathname, search, hash } = new URL(link, SITE_URL + path);
		const target = origin === SITE_URL && hash ? pages.get(pathname + search) : undefined;
		if (!target || target.ids.has(decodeURIComponent(hash.slice(1)))) return [];
		return `${path}: its link leads to a part that is not there: ${link}`;
	});
}

/** Lists files of pages that cannot be loaded; a drawing counts like a photograph. */
export async function checkFiles({ files }: Crawl, request: Request): Promise<string[]> {
	const found = await atOnce.map([...files], async ([file, page]) => {
		const response = await request(file);
		await response.body?.cancel();
		const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const isHere = response.status === 200 && !isHtml;
		return isHere ? [] : `${page}: its file ${file} answers ${response.status}`;
	});
	return found.flat();
}

/** Lists pages and resources of pages that `robots.txt` disallows. */
export async function checkRobots({ pages, files }: Crawl, request: Request): Promise<string[]> {
	const text = await (await request("/robots.txt")).text();
	const kept = [...text.matchAll(/^Disallow: (\/.*)$/gm)].map(([, start = ""]) => start);
	return [...pages.keys(), ...files.keys()]
		.filter((path) => kept.some((start) => path.startsWith(start)))
		.map((path) => `${path}: robots are kept off`);
}
