import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MANY } from "../support/fixtures/many-posts.ts";
import { type Document, parseHtml } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findHtmlErrors } from "../support/validate-html.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
provideSite();

beforeEach(() => site.setBlog("many"));

afterEach(async () => {
	await site.setBlog("embedded");
	expect(await site.takeErrors()).toBe("");
});

async function open(path: string) {
	const response = await site.request(path, { headers: { "User-Agent": BROWSER } });
	const html = await response.text();
	return { status: response.status, html, page: parseHtml(html) };
}

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

describe("a list of more than twelve posts", () => {
	test.each([
		["/blog", notes(1, 12), [], ["/blog?page=2"]],
		["/blog?page=2", notes(13, 24), ["/blog"], ["/blog?page=3"]],
		["/blog?page=3", notes(25, 30), ["/blog?page=2"], []],
	])("shows its part at %s, and leads on", async (path, posts, prev, next) => {
		const { status, page } = await open(path);
		expect(status).toBe(200);
		expect(listPosts(page)).toEqual(posts);
		const absolute = (paths: string[]) => paths.map((each) => SITE_URL + each);
		expect(readHead(page)).toEqual({
			canonical: [SITE_URL + path],
			prev: absolute(prev),
			next: absolute(next),
			robots: [],
		});
		expect(page.attributes('main a[rel="prev"]', "href")).toEqual(prev);
		expect(page.attributes('main a[rel="next"]', "href")).toEqual(next);
	});

	test("has a title of its own on every page", async () => {
		const paths = ["/blog", "/blog?page=2", "/blog?category=seo", "/blog?category=web"];
		const pages = await Promise.all(paths.map(open));
		expect(new Set(pages.map(({ page }) => page.text("title"))).size).toBe(paths.length);
	});

	test.each(["?q=&page=1", "?whole", "?utm_source=x"])("has one address, not %s", async (query) => {
		expect(readHead((await open(`/blog${query}`)).page).canonical).toEqual([`${SITE_URL}/blog`]);
	});

	test.each(["page=4", "page=abc", "category=__proto__"])("knows no %s", async (query) => {
		const { status, page } = await open(`/blog?${query}`);
		expect([status, page.text("h1")]).toEqual([404, "404"]);
	});
});

describe("filters", () => {
	test("a category is named, and its link is the present one", async () => {
		const { page } = await open("/blog?category=web");
		expect(page.select("main article")).toHaveLength(10);
		expect(page.text("h1")).toContain("Web & Shops");
		const present = page.attributes('main nav a[aria-current="page"]', "href");
		expect(present).toEqual(["/blog?category=web"]);
	});

	test.each([
		["a category is for search engines", "category=web", []],
		["one in another script is", "category=%E0%A4%AA%E0%A4%A4%E0%A4%82%E0%A4%97", []],
		["a tag is kept out of them", "tag=festivals", ["noindex, follow"]],
		["a search in a category is", "category=seo&q=tyres", ["noindex, follow"]],
	])("%s: %s", async (_what, query, robots) => {
		const { status, page } = await open(`/blog?${query}`);
		expect(status).toBe(200);
		expect(readHead(page)).toMatchObject({ canonical: [`${SITE_URL}/blog?${query}`], robots });
	});

	test("every topic leads to as many posts as it says", async () => {
		const { page } = await open("/blog?q=market");
		const topics = page.select('main nav[aria-label="Topics"] a');
		expect(topics.length).toBeGreaterThan(3);
		for (const topic of topics) {
			const path = (topic.getAttributeValue("href") ?? "").replaceAll("&amp;", "&");
			const said = /(\d+)\s+articles$/.exec(topic.textContent)?.[1];
			const { page: found } = await open(path);
			expect(found.text('main [role="status"]'), path).toMatch(new RegExp(`^${said} `));
		}
	});

	test("a search forgives slips, stays within its category, and pages", async () => {
		const found = listPosts((await open("/blog?q=umbrela")).page);
		expect(found).toContain("/blog/note-7");
		const within = listPosts((await open("/blog?q=umbrela&category=web")).page);
		expect(found).toEqual(expect.arrayContaining(within));
		expect([0, found.length]).not.toContain(within.length);
		const { page: second } = await open("/blog?q=market&page=2");
		expect(readHead(second).prev).toEqual([`${SITE_URL}/blog?q=market`]);
	});

	test("a search without a hit says so and offers the topics", async () => {
		const { status, page } = await open("/blog?q=zzzzzz&category=seo");
		expect([status, listPosts(page)]).toEqual([200, []]);
		expect(page.text('main [role="status"]')).toContain("zzzzzz");
		const topics = page.attributes('main nav[aria-label="Topics"] a', "href");
		expect(topics).toContain("/blog?category=web");
	});

	test("the form keeps its words, its category and its tag", async () => {
		const { page } = await open("/blog?category=seo&tag=festivals&q=%22two%22+words");
		const read = (name: string) => page.attribute(`main input[name="${name}"]`, "value");
		expect(["q", "category", "tag"].map(read)).toEqual(['"two" words', "seo", "festivals"]);
		expect(page.attribute("main form", "action")).toBe("/blog");
	});
});

describe("hostile words", () => {
	test.each<[words: string, shown?: string]>([
		['"><img src=x onerror=alert(1)> $& $1 {name}'],
		["</title><script>alert(1)</script>"],
		["a\0b \u0007* ? ( [ \\ +", "a b * ? ( [ \\ +"],
		["🪁".repeat(300), "🪁".repeat(100)],
	])("%j are shown as they are, at most 100 of them", async (words, shown = words) => {
		const { status, html, page } = await open(`/blog?${new URLSearchParams({ q: words })}`);
		expect(status).toBe(200);
		expect(html).not.toMatch(/<script>alert|<img src=x/);
		expect(page.attribute('main input[name="q"]', "value")).toBe(shown);
		expect(page.texts("h1")).toEqual([expect.stringContaining(shown)]);
	});

	test.each(["%zz", "%C3", "%00", "a&q=b"])("a broken query gets a page: %s", async (query) => {
		expect((await open(`/blog?q=${query}`)).status).toBe(200);
	});
});

describe("an article", () => {
	test("leads to its tags and three others, never to itself", async () => {
		const { page } = await open("/blog/note-5");
		const tags = ["/blog?tag=local-search", "/blog?tag=festivals"];
		expect(page.attributes("main a", "href")).toEqual(expect.arrayContaining(tags));
		const related = page.attributes("main section article a", "href");
		expect(related).toHaveLength(3);
		expect(related).not.toContain("/blog/note-5");
	});

	test("shows its picture first, and the others when they come into view", async () => {
		const { page } = await open("/blog/note-5");
		expect(page.attributes('main img[loading="eager"]', "alt")).toEqual(["Picture 5"]);
		expect(page.attributes('main img[fetchpriority="high"]', "srcset")).toHaveLength(1);
	});
});

test.each(["/blog?category=seo", "/blog/note-2"])("%s names the feed", async (path) => {
	const { page } = await open(path);
	expect(page.attribute('link[type="application/rss+xml"]', "href")).toBe(`${SITE_URL}/feed.xml`);
});

test.each(["/blog?page=2", "/blog?q=zzzzzz", "/blog/note-5"])("%s is valid HTML", async (path) => {
	expect(await findHtmlErrors((await open(path)).html)).toEqual([]);
});
