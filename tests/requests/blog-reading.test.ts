import { beforeAll, expect, test } from "vitest";
import { MANY } from "../support/fixtures/many-posts.ts";
import { HOSTILE_ELEMENT, HOSTILE_WORDS } from "../support/hostile.ts";
import { type Document, parseHtml } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findHtmlErrors } from "../support/validate-html.ts";
import { openPage } from "./visitor.ts";

provideSite();
beforeAll(() => site.setBlog("many"));

// Which posts and topics a list has: app/blog/select-posts.test.ts.

/** The posts' own addresses in the order in which the list shows them. */
const listPosts = (page: Document) => page.attributes("main article a", "href");

function readHead(page: Document) {
	const link = (rel: string) => page.attributes(`head link[rel="${rel}"]`, "href");
	return {
		canonical: link("canonical"),
		prev: link("prev"),
		next: link("next"),
		robots: page.attributes('head meta[name="robots"]', "content"),
	};
}

const notes = (from: number, to: number) =>
	MANY.slice(from - 1, to).map(({ slug }) => `/blog/${slug}`);

test.each([
	["/blog", notes(1, 12), [], ["/blog?page=2"]],
	["/blog?page=2", notes(13, 24), ["/blog"], ["/blog?page=3"]],
	["/blog?page=3", notes(25, 30), ["/blog?page=2"], []],
])("%s shows its part of the posts, and leads on", async (path, posts, prev, next) => {
	const page = await openPage(path);
	expect(listPosts(page)).toEqual(posts);
	const absolute = (paths: string[]) => paths.map((each) => SITE_URL + each);
	expect(readHead(page)).toEqual({
		canonical: absolute([path]),
		prev: absolute(prev),
		next: absolute(next),
		robots: [],
	});
	expect(page.attributes('main a[rel="prev"]', "href")).toEqual(prev);
	expect(page.attributes('main a[rel="next"]', "href")).toEqual(next);
});

test("each list has a title of its own", async () => {
	const paths = ["/blog", "/blog?page=2", "/blog?category=seo", "/blog?category=web"];
	const pages = await Promise.all(paths.map((path) => openPage(path)));
	expect(new Set(pages.map((page) => page.text("title"))).size).toBe(paths.length);
});

test.each(["page=4", "page=abc", "category=__proto__"])("there is no list ?%s", async (query) => {
	expect((await openPage(`/blog?${query}`, 404)).text("h1")).toBe("404");
});

test.each([
	["a category is for search engines", "category=web", []],
	["one in another script is", "category=%E0%A4%AA%E0%A4%A4%E0%A4%82%E0%A4%97", []],
	["a tag is kept out of them", "tag=festivals", ["noindex, follow"]],
	["a search in a category is", "category=seo&q=tyres", ["noindex, follow"]],
])("%s: %s", async (_what, query, robots) => {
	const page = await openPage(`/blog?${query}`);
	expect(readHead(page)).toMatchObject({ canonical: [`${SITE_URL}/blog?${query}`], robots });
});

test("other parameters have no address of their own", async () => {
	const { canonical } = readHead(await openPage("/blog?q=&page=1&utm_source=x"));
	expect(canonical).toEqual([`${SITE_URL}/blog`]);
});

test("a category is named, its link is the present one, and it names the feed", async () => {
	const page = await openPage("/blog?category=web");
	expect(page.text("h1")).toContain("Web & Shops");
	const present = page.attributes('main nav a[aria-current="page"]', "href");
	expect(present).toEqual(["/blog?category=web"]);
	const feed = page.attribute('link[type="application/rss+xml"]', "href");
	expect(feed).toBe(`${SITE_URL}/feed.xml`);
});

test("a search forgives slips, and a search without a hit says so and offers the topics", async () => {
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
		const html = await (await site.request(`/blog?${new URLSearchParams({ q: words })}`)).text();
		expect(html).not.toMatch(HOSTILE_ELEMENT);
		const page = parseHtml(html);
		expect(page.attribute('main input[name="q"]', "value")).toBe(shown);
		expect(page.texts("h1")).toEqual([expect.stringContaining(shown)]);
	},
);

test("a query that cannot be decoded gets a page", async () => {
	await openPage("/blog?q=%zz%C3");
});

test("an article leads to its tags and three others, and shows its own picture first", async () => {
	const page = await openPage("/blog/note-5");
	const tags = ["/blog?tag=local-search", "/blog?tag=festivals"];
	expect(page.attributes("main a", "href")).toEqual(expect.arrayContaining(tags));
	const related = page.attributes("main section article a", "href");
	expect(related).toHaveLength(3);
	expect(related).not.toContain("/blog/note-5");
	expect(page.attributes('main img[loading="eager"]', "alt")).toEqual(["Picture 5"]);
	expect(page.attributes('main img[fetchpriority="high"]', "srcset")).toHaveLength(1);
});

test.each(["/blog?page=2", "/blog?q=zzzzzz"])("%s is valid HTML", async (path) => {
	expect(await findHtmlErrors(await (await site.request(path)).text())).toEqual([]);
});
