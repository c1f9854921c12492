import { expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { MANY } from "../support/fixtures/many-posts.ts";
import { SITE_URL } from "../support/site.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser({ mayWriteErrors: true });

test("an XML parser reads the feed's posts whole, and every address in them is absolute", async () => {
	await site.setBlog("many");
	const xml = await (await site.request("/feed.xml")).text();
	await site.setBlog("embedded");
	const page = await openPage(browser, site);
	const { items, ...channel } = await page.evaluate((text) => {
		const feed = new DOMParser().parseFromString(text, "application/xml");
		const error = feed.querySelector("parsererror");
		if (error) throw new Error(error.textContent);
		const read = (parent: Document | Element, name: string) =>
			parent.getElementsByTagName(name)[0]?.textContent ?? "";
		return {
			language: read(feed, "language"),
			built: read(feed, "lastBuildDate"),
			items: [...feed.querySelectorAll("rss[version='2.0'] > channel > item")].map((item) => {
				const body = read(item, "content:encoded");
				const html = new DOMParser().parseFromString(body, "text/html");
				const elements = [...html.querySelectorAll("[href],[src],[srcset]")];
				return {
					title: read(item, "title"),
					date: read(item, "pubDate"),
					body,
					addresses: ["href", "src", "srcset"].flatMap((name) =>
						elements.flatMap((element) => element.getAttribute(name)?.split(/,\s+/) ?? []),
					),
				};
			}),
		};
	}, xml);
	expect(channel.language).toBe("en-IN");
	expect(Date.parse(channel.built)).toBe(Date.parse(MANY[0]?.modified.at ?? ""));
	expect(items[0]).toMatchObject({
		title: "Note 1: <script> & Kites ]]>",
		body: expect.stringContaining("]]>"),
	});
	expect(items.filter(({ date }) => !Number.isFinite(Date.parse(date)))).toEqual([]);
	const addresses = items.flatMap((item) => item.addresses);
	expect(addresses.filter((address) => !address.startsWith("https://"))).toEqual([]);
	expect(addresses).toContain(`${SITE_URL}/contact?a=1&b=2`);
	expect(addresses).toContain(`${SITE_URL}/blog/note-2#part-1`);
});
