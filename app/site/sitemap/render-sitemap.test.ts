import { expect, it } from "vitest";
import { asDay } from "../../../tests/support/as-day.ts";
import { renderSitemap, renderSitemapPart } from "./render-sitemap.ts";

const origin = "https://s.example";
const PAGES = [
	{ path: "/", updated: asDay("2026-01-02") },
	{ path: "/about", updated: asDay("2026-01-01") },
	{ path: "/sitemap" },
	{ path: "/blog?category=seo&page=2", updated: asDay("2026-03-01") },
];

it("where one sitemap cannot hold all pages, there are several, each with its newest day", () => {
	const options = { origin, maxUrls: 2 };
	expect(renderSitemap(PAGES, options)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://s.example/sitemaps/1.xml</loc><lastmod>2026-01-02</lastmod></sitemap>
<sitemap><loc>https://s.example/sitemaps/2.xml</loc><lastmod>2026-03-01</lastmod></sitemap>
</sitemapindex>
`);
	expect(renderSitemapPart(PAGES, 2, options)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://s.example/sitemap</loc></url>
<url><loc>https://s.example/blog?category=seo&amp;page=2</loc><lastmod>2026-03-01</lastmod></url>
</urlset>
`);
	expect(renderSitemapPart(PAGES, 3, options)).toBeNull();
});

it("a sitemap holds 50,000 pages at most", () => {
	const many = Array.from({ length: 100_001 }, (_, at) => ({ path: `/city-${at}` }));
	expect(renderSitemap(many, { origin }).match(/<sitemap>/g)).toHaveLength(3);
	expect(renderSitemap(many.slice(0, 50_000), { origin }).match(/<url>/g)).toHaveLength(50_000);
});
