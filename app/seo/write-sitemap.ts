import type { SitePage } from "./site-pages.server.ts";

/**
 * https://www.sitemaps.org/protocol.html. The bound of 50 MB is not met before this one: an address may have
 * 1,024 characters, and the site's have under 120.
 */
const MOST_URLS = 50_000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

type Options = { origin: string; mostUrls?: number };

/** `/sitemap.xml`: all pages, or the list of the sitemaps where one cannot hold them. */
export function writeSitemap(
	pages: readonly SitePage[],
	{ origin, mostUrls = MOST_URLS }: Options,
): string {
	if (pages.length <= mostUrls) return writeUrls(pages, origin);
	const sitemaps = Array.from({ length: Math.ceil(pages.length / mostUrls) }, (_, index) => {
		const days = getPart(pages, index + 1, mostUrls).map(({ updated = "" }) => updated);
		return writeEntry("sitemap", `${origin}/sitemaps/${index + 1}.xml`, days.toSorted().at(-1));
	});
	return wrap("sitemapindex", sitemaps);
}

/** `/sitemaps/{number}.xml`, from 1; null where there is no such part. */
export function writeSitemapPart(
	pages: readonly SitePage[],
	part: number,
	{ origin, mostUrls = MOST_URLS }: Options,
): string | null {
	const listed = getPart(pages, part, mostUrls);
	return pages.length <= mostUrls || listed.length === 0 ? null : writeUrls(listed, origin);
}

function getPart(pages: readonly SitePage[], part: number, mostUrls: number): SitePage[] {
	return pages.slice((part - 1) * mostUrls, part * mostUrls);
}

function writeUrls(pages: readonly SitePage[], origin: string): string {
	const entries = pages.map(({ path, updated }) => writeEntry("url", origin + path, updated));
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
