import { describe, expect, test } from "vitest";
import { provideSite, site } from "../support/provided.ts";
import { SITE_URL } from "../support/site.ts";

const KEY = "Kite-0123456789";

provideSite({ INDEXNOW_KEY: KEY });

describe("what machines look for", () => {
	test.each([
		["/robots.txt", "text/plain; charset=utf-8", `Sitemap: ${SITE_URL}/sitemap.xml`],
		["/.well-known/security.txt", "text/plain; charset=utf-8", "Expires: "],
		["/sitemap.xml", "application/xml; charset=utf-8", `<loc>${SITE_URL}/mumbai/bandra</loc>`],
		["/site.webmanifest", "application/manifest+json", '"icons"'],
		["/feed.xml", "application/rss+xml; charset=utf-8", "<image>"],
		// In its own letters, which other addresses may not have.
		[`/${KEY}.txt`, "text/plain; charset=UTF-8", KEY],
	])("is at %s", async (path, type, part) => {
		const response = await site.request(path);
		expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
		expect(await response.text()).toContain(part);
	});

	test("a sitemap that is known already is not sent again", async () => {
		const tag = (await site.request("/sitemap.xml")).headers.get("ETag") ?? "";
		const again = await site.request("/sitemap.xml", { headers: { "If-None-Match": tag } });
		expect([again.status, await again.text()]).toEqual([304, ""]);
	});

	test.each([
		"/sitemaps/1.xml",
		"/sitemaps/0.xml",
		"/sitemaps/x",
		"/sitemap?page=2",
		"/other-key.txt",
	])("there is nothing at %s", async (path) => {
		expect((await site.request(path)).status).toBe(404);
	});
});

test("the sitemap lacks the blog while its source fails, and is not kept", async () => {
	await site.setBlog("failing");
	const response = await site.request("/sitemap.xml");
	expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
	expect(await response.text()).not.toContain("/blog");
	await site.setBlog("embedded");
	await site.takeErrors();
});
