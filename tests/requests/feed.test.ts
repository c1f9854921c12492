import type { Browser } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchChromium } from "../support/chromium.ts";
import { BODILESS, MANY } from "../support/fixtures/many-posts.ts";
import { SITE_URL, type Site, startSite } from "../support/site.ts";

const NEWEST = 20;

let site: Site;
let browser: Browser;

beforeAll(async () => {
	[site, browser] = await Promise.all([startSite(), launchChromium()]);
	return async () => {
		await browser.close();
		await site.stop();
	};
}, 60_000);

beforeEach(() => site.tellBlog("many"));

afterEach(async () => {
	await site.takeErrors();
	await site.tellBlog("embedded");
});

/** The feed as an XML parser reads it; throws what that finds wrong. */
async function parse(xml: string) {
	const page = await browser.newPage();
	try {
		return await page.evaluate((text) => {
			const feed = new DOMParser().parseFromString(text, "application/xml");
			const fault = feed.querySelector("parsererror");
			if (fault) throw new Error(fault.textContent ?? "");
			const read = (parent: Element, name: string) =>
				[...parent.children]
					.filter(({ tagName }) => tagName === name)
					.map((each) => each.textContent);
			const channel = feed.querySelector("rss[version='2.0'] > channel");
			if (!channel) throw new Error("no channel");
			return {
				language: read(channel, "language"),
				built: read(channel, "lastBuildDate"),
				self: feed.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
				items: [...channel.querySelectorAll("item")].map((item) => {
					const body = read(item, "content:encoded").join();
					const html = new DOMParser().parseFromString(body, "text/html");
					return {
						title: read(item, "title"),
						link: read(item, "link"),
						guid: item.querySelector("guid[isPermaLink=true]")?.textContent,
						creator: read(item, "dc:creator"),
						categories: read(item, "category"),
						date: read(item, "pubDate"),
						body,
						addresses: [...html.querySelectorAll("[href],[src],[srcset]")].flatMap((element) =>
							["href", "src", "srcset"].flatMap((name) => element.getAttribute(name) ?? []),
						),
					};
				}),
			};
		}, xml);
	} finally {
		await page.close();
	}
}

test("an XML parser reads the newest twenty posts whole", async () => {
	const response = await site.request("/feed.xml");
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
	const feed = await parse(await response.text());
	const { items } = feed;
	expect(items.map(({ link }) => link[0])).toEqual(
		MANY.slice(0, NEWEST).map(({ slug }) => `${SITE_URL}/blog/${slug}`),
	);
	expect(feed.language).toEqual(["en-IN"]);
	expect(feed.self).toBe(`${SITE_URL}/feed.xml`);
	expect(Date.parse(feed.built[0] ?? "")).toBe(Date.parse(MANY[0]?.modified ?? ""));
	for (const item of items) {
		expect(item.guid).toBe(item.link[0]);
		expect(item.creator).toHaveLength(1);
		expect(item.categories.length).toBeGreaterThan(0);
		expect(Number.isFinite(Date.parse(item.date[0] ?? ""))).toBe(true);
	}
	expect(items[0]?.title).toEqual(["Note 1: <script> & Kites ]]>"]);
	expect(items[0]?.body).toContain("]]>");
});

test("every address in the texts is absolute", async () => {
	const { items } = await parse(await (await site.request("/feed.xml")).text());
	const addresses = items.flatMap((item) => item.addresses);
	expect(addresses.length).toBeGreaterThan(NEWEST);
	const parts = addresses.flatMap((address) => address.split(/,\s+/));
	expect(parts.filter((address) => !address.startsWith("https://"))).toEqual([]);
	expect(addresses).toContain(`${SITE_URL}/contact?a=1&b=2`);
	expect(addresses).toContain(`${SITE_URL}/blog/note-2#part-1`);
});

test("a post whose body fails is there with its excerpt", async () => {
	const { items } = await parse(await (await site.request("/feed.xml")).text());
	const item = items.find(({ link }) => link[0]?.endsWith(`/${BODILESS}`));
	expect(item?.body).toBe(MANY.find(({ slug }) => slug === BODILESS)?.excerpt);
	expect(await site.takeErrors()).toContain(BODILESS);
});

test("a reader that has it already is told so", async () => {
	const first = await site.request("/feed.xml");
	const tag = first.headers.get("etag") ?? "";
	await first.text();
	expect(first.headers.get("cache-control")).toMatch(
		/^public, max-age=300, stale-while-revalidate/,
	);
	for (const known of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"]) {
		const again = await site.request("/feed.xml", { headers: { "If-None-Match": known } });
		expect(again.status, known).toBe(304);
		expect(again.headers.get("etag")).toBe(tag);
		expect(await again.text()).toBe("");
	}
	const other = await site.request("/feed.xml", { headers: { "If-None-Match": '"other"' } });
	expect(other.status).toBe(200);
	await site.tellBlog("embedded");
	const changed = await site.request("/feed.xml", { headers: { "If-None-Match": tag } });
	expect(changed.status).toBe(200);
	expect((await parse(await changed.text())).items.length).toBeGreaterThan(0);
});

test("without its source it is unavailable, not empty", async () => {
	await site.tellBlog("failing");
	const response = await site.request("/feed.xml");
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
	expect(response.headers.get("cache-control")).toContain("no-store");
	expect(await response.text()).not.toContain("secret words");
});
