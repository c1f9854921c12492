import { checkPage } from "./check-page.ts";
import { checkCards, checkFiles, checkRobots, checkTogether } from "./check-site.ts";
import type { Finding } from "./finding.ts";
import { type Request, walkSite } from "./walk-site.ts";

export type CrawlReport = {
	findings: Finding[];
	pages: number;
	indexable: number;
	variants: number;
	files: number;
	seconds: number;
};

/** Walks the whole site from its home page and its sitemap and holds it to every rule. */
export async function crawlSite(ask: Request, siteUrl: string): Promise<CrawlReport> {
	const begun = performance.now();
	// A connection that is kept would be closed by the server while a long page is read here.
	const request: Request = (path) => ask(path, { headers: { Connection: "close" } });
	const { paths: listed, findings } = await readSitemap(request, siteUrl);
	const crawl = await walkSite(request, siteUrl, listed);
	const robots = await (await request("/robots.txt")).text();
	const pages = [...crawl.pages.values()];
	findings.push(
		...pages.flatMap((page) => checkPage(page, siteUrl)),
		...checkTogether(crawl, listed, siteUrl),
		...(await checkFiles(crawl, request)),
		...(await checkCards(crawl, request)),
		...checkRobots(robots, crawl, siteUrl),
		...(await checkWrongAddresses(request)),
	);
	return {
		findings,
		pages: pages.length,
		indexable: pages.filter(({ isIndexable }) => isIndexable).length,
		variants: crawl.variants.size,
		files: crawl.files.size,
		seconds: (performance.now() - begun) / 1_000,
	};
}

/** The paths that `/sitemap.xml` lists, or the sitemaps that it names. */
async function readSitemap(request: Request, siteUrl: string) {
	const findings: Finding[] = [];
	const paths: string[] = [];
	const read = async (file: string): Promise<void> => {
		const response = await request(file);
		const xml = await response.text();
		const fault = (text: string) => findings.push({ rule: "sitemap", page: file, text });
		if (response.status !== 200) fault(`it answers ${response.status}`);
		const isIndex = xml.includes("<sitemapindex");
		for (const [, entry = ""] of xml.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/gs)) {
			const address = /<loc>(.*)<\/loc>/.exec(entry)?.[1]?.replaceAll("&amp;", "&") ?? "";
			const day = /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1];
			const url = URL.parse(address);
			if (url?.origin !== siteUrl) fault(`${address} is no address of this site`);
			if (day && (!Number.isFinite(Date.parse(day)) || Date.parse(day) > Date.now()))
				fault(`${address} changed on ${day}, which is no day that was`);
			const path = url ? url.pathname + url.search : "";
			if (isIndex) await read(path);
			else if (path) paths.push(path);
		}
	};
	await read("/sitemap.xml");
	return { paths, findings };
}

/** A missing page says so, and an address that is written otherwise leads to the page's one address. */
async function checkWrongAddresses(request: Request): Promise<Finding[]> {
	const missing = await request("/nowhere-at-all");
	const html = await missing.text();
	const slash = await request("/about/");
	const findings: Finding[] = [];
	if (missing.status !== 404 || !/<meta name="robots" content="noindex/.test(html))
		findings.push({
			rule: "status",
			page: "/nowhere-at-all",
			text: `it answers ${missing.status}, or may be shown by search engines`,
		});
	if (slash.status !== 308 || slash.headers.get("Location") !== "/about")
		findings.push({ rule: "status", page: "/about/", text: `it answers ${slash.status}` });
	return findings;
}
