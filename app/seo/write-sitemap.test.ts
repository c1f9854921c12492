import { describe, expect, it } from "vitest";
import { writeSitemap, writeSitemapPart } from "./write-sitemap.ts";

const origin = "https://s.example";
const PAGES = [
	{ path: "/", updated: "2026-01-02" },
	{ path: "/sitemap" },
	{ path: "/blog?category=seo&page=2", updated: "2026-03-01T10:00:00Z" },
];

describe("the sitemap", () => {
	it("has each page's address, and its day where it has one", async () => {
		expect(await writeSitemap(PAGES, { origin })).toBe(
			`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://s.example/</loc><lastmod>2026-01-02</lastmod></url>
<url><loc>https://s.example/sitemap</loc></url>
<url><loc>https://s.example/blog?category=seo&amp;page=2</loc><lastmod>2026-03-01T10:00:00Z</lastmod></url>
</urlset>
`,
		);
		expect(await writeSitemapPart(PAGES, 1, { origin })).toBeNull();
	});

	it("lists sitemaps with the newest day of each, where one cannot hold all pages", async () => {
		const options = { origin, mostUrls: 2 };
		expect(await writeSitemap(PAGES, options)).toBe(
			`<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://s.example/sitemaps/1.xml</loc><lastmod>2026-01-02</lastmod></sitemap>
<sitemap><loc>https://s.example/sitemaps/2.xml</loc><lastmod>2026-03-01T10:00:00Z</lastmod></sitemap>
</sitemapindex>
`,
		);
		expect((await writeSitemapPart(PAGES, 1, options))?.match(/<url>/g)).toHaveLength(2);
		expect((await writeSitemapPart(PAGES, 2, options))?.match(/<url>/g)).toHaveLength(1);
		expect(await writeSitemapPart(PAGES, 3, options)).toBeNull();
	});

	it("lets others have their turn while it goes through very many pages", async () => {
		const many = Array.from({ length: 140_000 }, (_, at) => ({ path: `/city-${at}` }));
		let turns = 0;
		const count = setInterval(() => turns++);
		const xml = await writeSitemap(many, { origin });
		clearInterval(count);
		expect(xml.match(/<sitemap>/g)).toHaveLength(3);
		expect(turns).toBeGreaterThan(0);
	});
});
