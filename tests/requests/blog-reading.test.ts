import { beforeAll, expect, test } from "vitest";
import { MANY } from "../support/fixtures/many-posts.ts";
import { HOSTILE_ELEMENT, HOSTILE_WORDS } from "../support/hostile.ts";
import { type Document, parseHtml } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();
beforeAll(() => site.setBlog("many"));

// Which posts and topics a list has is tested in app/blog/select-posts.test.ts.

/** Lists the posts' own addresses in the order of the list. */
const listPosts = (page: Document) => page.attributes("main article a", "href");

test("a page of the list shows its part of the posts, and leads on and back", async () => {
	const page = await openPage("/blog?page=2");
	expect(listPosts(page)).toEqual(MANY.slice(10, 20).map(({ slug }) => `/blog/${slug}`));
	for (const [rel, path] of [
		["prev", "/blog"],
		["next", "/blog?page=3"],
	]) {
		expect(page.attributes(`head link[rel="${rel}"]`, "href")).toEqual([`${SITE_URL}${path}`]);
		expect(page.attributes(`main a[rel="${rel}"]`, "href")).toEqual([path]);
	}
	const first = await openPage("/blog");
	for (const element of ["title", "h1"]) expect(page.text(element)).not.toBe(first.text(element));
});

test.each([
	["page=2", "?page=2", []],
	[
		"category=%E0%A4%AA%E0%A4%A4%E0%A4%82%E0%A4%97",
		"?category=%E0%A4%AA%E0%A4%A4%E0%A4%82%E0%A4%97",
		[],
	],
	["q=&page=1&utm_source=x", "", []],
	["tag=festivals", "?tag=festivals", ["noindex, follow"]],
	["category=seo&q=tyres", "?category=seo&q=tyres", ["noindex, follow"]],
])("the list ?%s is /blog%s for search engines, which are told %j", async (query, own, robots) => {
	const page = await openPage(`/blog?${query}`);
	expect(page.attributes('link[rel="canonical"]', "href")).toEqual([`${SITE_URL}/blog${own}`]);
	expect(page.attributes('meta[name="robots"]', "content")).toEqual(robots);
});

test("a category is named, its link is the present one, and it names the feed", async () => {
	const page = await openPage("/blog?category=web");
	expect(page.text("h1")).toContain("Web & Shops");
	const present = page.attributes('main nav a[aria-current="page"]', "href");
	expect(present).toEqual(["/blog?category=web"]);
	const feed = page.attribute('link[type="application/rss+xml"]', "href");
	expect(feed).toBe(`${SITE_URL}/feed.xml`);
});

test("a search forgives slips, and without a hit says so and offers the topics", async () => {
	expect(listPosts(await openPage("/blog?q=umbrela"))).toContain("/blog/note-7");
	const page = await openPage("/blog?q=zzzzzz&category=seo");
	expect(listPosts(page)).toEqual([]);
	expect(page.text('main [role="status"]')).toContain("zzzzzz");
	const topics = page.attributes('main nav[aria-label="Topics"] a', "href");
	expect(topics).toContain("/blog?category=web");
});

test("the form keeps its words, its category and its tag", async () => {
	const page = await openPage("/blog?category=seo&tag=festivals&q=%22two%22+words");
	const read = (name: string) => page.attribute(`main input[name="${name}"]`, "value");
	expect(["q", "category", "tag"].map(read)).toEqual(['"two" words', "seo", "festivals"]);
	expect(page.attribute("main form", "action")).toBe("/blog");
});

const LONG = ["🪁".repeat(300), "🪁".repeat(100)] as const;

test.each([...HOSTILE_WORDS, LONG])(
	"hostile words are shown as they are, at most 100 of them: %#",
	async (words, shown) => {
		const query = new URLSearchParams({ q: words });
		const html = await (await site.request(`/blog?${query}`)).text();
		expect(html).not.toMatch(HOSTILE_ELEMENT);
		const page = parseHtml(html);
		expect(page.attribute('main input[name="q"]', "value")).toBe(shown);
		expect(page.texts("h1")).toEqual([expect.stringContaining(shown)]);
	},
);

test("an article leads to its tags and three others, and shows its own picture first", async () => {
	const page = await openPage("/blog/note-5");
	const tags = ["/blog?tag=local-search", "/blog?tag=festivals"];
	expect(page.attributes("main a", "href")).toEqual(expect.arrayContaining(tags));
	const related = page.attributes("main section article a", "href");
	expect(related).toHaveLength(3);
	expect(related).not.toContain("/blog/note-5");
	expect(page.attributes('main img[loading="eager"]', "alt")).toEqual(["Picture 5"]);
});
