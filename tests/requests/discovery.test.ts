import { beforeAll, describe, expect, test } from "vitest";
import { SITE_URL, type Site, startSite } from "../support/site.ts";

const KEY = "Kite-0123456789";

let site: Site;

beforeAll(async () => {
	site = await startSite({ INDEXNOW_KEY: KEY });
	return () => site.stop();
}, 60_000);

describe("what machines look for", () => {
	test.each([
		["/robots.txt", "text/plain; charset=utf-8", `Sitemap: ${SITE_URL}/sitemap.xml`],
		["/.well-known/security.txt", "text/plain; charset=utf-8", "Expires: "],
		["/sitemap.xml", "application/xml; charset=utf-8", `<loc>${SITE_URL}/mumbai/bandra</loc>`],
		["/site.webmanifest", "application/manifest+json", '"icons"'],
		["/feed.xml", "application/rss+xml; charset=utf-8", "<image>"],
	])("is at %s", async (path, type, part) => {
		const response = await site.request(path);
		expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
		expect(await response.text()).toContain(part);
	});

	test("the key of IndexNow is at its address, in its own letters", async () => {
		const response = await site.request(`/${KEY}.txt`);
		expect([response.status, await response.text()]).toEqual([200, KEY]);
		expect((await site.request("/other-key.txt")).status).toBe(404);
	});

	test("a sitemap that is known already is not sent again", async () => {
		const tag = (await site.request("/sitemap.xml")).headers.get("ETag") ?? "";
		const again = await site.request("/sitemap.xml", { headers: { "If-None-Match": tag } });
		expect([again.status, await again.text()]).toEqual([304, ""]);
	});

	test.each(["/sitemaps/1.xml", "/sitemaps/0.xml", "/sitemaps/x", "/sitemap?page=2"])(
		"there is nothing at %s",
		async (path) => {
			expect((await site.request(path)).status).toBe(404);
		},
	);
});

test("the sitemap lacks the blog while its source fails, and is not kept", async () => {
	await site.tellBlog("failing");
	const response = await site.request("/sitemap.xml");
	expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
	expect(await response.text()).not.toContain("/blog");
	await site.tellBlog("embedded");
	await site.takeErrors();
});
