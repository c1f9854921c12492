import { beforeEach, describe, expect, test } from "vitest";
import { BODILESS, MANY } from "../support/fixtures/many-posts.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

provideSite();

test.each([
	["/robots.txt", "text/plain; charset=utf-8", `Sitemap: ${SITE_URL}/sitemap.xml`],
	["/.well-known/security.txt", "text/plain; charset=utf-8", "Expires: "],
	["/sitemap.xml", "application/xml; charset=utf-8", `<loc>${SITE_URL}/mumbai/bandra</loc>`],
	["/site.webmanifest", "application/manifest+json", '"icons"'],
	["/tools/festival-calendar.ics", "text/calendar; charset=utf-8", "SUMMARY:Kite days"],
	["/tools/festival-calendar.csv?state=gujarat", "text/csv; charset=utf-8", ",Kite days,"],
	["/feed.xml", "application/rss+xml; charset=utf-8", "<image>"],
	["/licences.txt", "text/plain; charset=utf-8", "Copyright (c) Meta Platforms"],
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

// That an XML parser reads the feed is tested in journeys/feed.test.ts.
describe("the feed", () => {
	beforeEach(async () => {
		await site.setBlog("many");
		return async () => void (await site.takeErrors());
	});

	test("has the newest twenty posts, and the excerpt of one whose body fails", async () => {
		const xml = await (await site.request("/feed.xml")).text();
		const items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => item);
		expect(items.map((item) => /<link>(.*)<\/link>/.exec(item)?.[1])).toEqual(
			MANY.slice(0, 20).map(({ slug }) => `${SITE_URL}/blog/${slug}`),
		);
		const { excerpt } = MANY.find(({ slug }) => slug === BODILESS) ?? {};
		const bodiless = items.find((item) => item.includes(`/${BODILESS}<`));
		expect(bodiless).toContain(`<content:encoded><![CDATA[${excerpt}]]>`);
		expect(await site.takeErrors()).toContain(BODILESS);
	});

	test("is unavailable without its source, not empty", async () => {
		await site.setBlog("failing");
		const { status, headers } = await site.request("/feed.xml");
		expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
		expect(headers.get("retry-after")).toMatch(/^\d+$/);
	});
});
