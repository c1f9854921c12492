import type { SitePage } from "./site-pages.server.ts";

/**
 * The limit of https://www.sitemaps.org/protocol.html. Its limit of 50 MB is not reached before this one: a URL may
 * have 1,024 characters, and the site's have fewer than 120.
 */
const URLS_MAX = 50_000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

type Options = { origin: string; maxUrls?: number };

/** Renders `/sitemap.xml`: all pages, or the index of the sitemaps where one cannot contain them. */
export function renderSitemap(
	pages: readonly SitePage[],
	{ origin, maxUrls = URLS_MAX }: Options,
): string {
	if (pages.length <= maxUrls) return renderUrls(pages, origin);
	const sitemaps = Array.from({ length: Math.ceil(pages.length / maxUrls) }, (_, index) => {
		const days = getPart(pages, index + 1, maxUrls).flatMap(({ updated = [] }) => updated);
		return renderEntry("sitemap", `${origin}/sitemaps/${index + 1}.xml`, days.toSorted().at(-1));
	});
	return renderList("sitemapindex", sitemaps);
}

/** Renders `/sitemaps/{number}.xml`, from 1. Returns null where there is no such part. */
export function renderSitemapPart(
	pages: readonly SitePage[],
	part: number,
	{ origin, maxUrls = URLS_MAX }: Options,
): string | null {
	const urls = getPart(pages, part, maxUrls);
	return pages.length <= maxUrls || urls.length === 0 ? null : renderUrls(urls, origin);
}

function getPart(pages: readonly SitePage[], part: number, maxUrls: number): SitePage[] {
	return pages.slice((part - 1) * maxUrls, part * maxUrls);
}

function renderUrls(pages: readonly SitePage[], origin: string): string {
	const entries = pages.map(({ path, updated }) => renderEntry("url", origin + path, updated));
	return renderList("urlset", entries);
}

function renderEntry(name: "url" | "sitemap", url: string, updated: string | undefined): string {
	const loc = url.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	return `<${name}><loc>${loc}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</${name}>`;
}

function renderList(name: "urlset" | "sitemapindex", entries: readonly string[]): string {
	const start = `<?xml version="1.0" encoding="utf-8"?>\n<${name} xmlns="${NAMESPACE}">`;
	return `${[start, ...entries, `</${name}>`].join("\n")}\n`;
}
