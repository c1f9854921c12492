import { expect, test } from "vitest";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

provideSite();

test.each([
	["/robots.txt", "text/plain; charset=utf-8", `Sitemap: ${SITE_URL}/sitemap.xml`],
	["/.well-known/security.txt", "text/plain; charset=utf-8", "Expires: "],
	["/sitemap.xml", "application/xml; charset=utf-8", `<loc>${SITE_URL}/mumbai/bandra</loc>`],
	["/art/city/mumbai.svg", "image/svg+xml; charset=utf-8", "<svg "],
	["/site.webmanifest", "application/manifest+json", '"icons"'],
	["/tools/festival-calendar.ics", "text/calendar; charset=utf-8", "SUMMARY:Chhath"],
	["/tools/festival-calendar.csv?state=bihar", "text/csv; charset=utf-8", ",Chhath,"],
	["/feed.xml", "application/rss+xml; charset=utf-8", "<image>"],
])("what machines look for is at %s", async (path, type, part) => {
	const response = await site.request(path);
	expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
	expect(await response.text()).toContain(part);
});

test.each([
	"/sitemaps/1.xml",
	"/sitemap?page=2",
	"/a.txt",
	"/art/city/gotham.svg",
	"/cards/nowhere.png",
	"/tools/festival-calendar.ics?state=atlantis",
])("nothing is at %s", async (path) => {
	expect((await site.request(path)).status).toBe(404);
});

test("the sitemap lacks the blog while its source fails, and is not kept", async () => {
	await site.setBlog("failing");
	const response = await site.request("/sitemap.xml");
	expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
	expect(await response.text()).not.toContain("/blog");
	await site.takeErrors();
});
