import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MANY } from "../support/fixtures/many-posts.ts";
import { provideSite, site } from "../support/provided.ts";
import { type Document, readHtml } from "../support/read-html.ts";
import { SITE_URL } from "../support/site.ts";
import { findHtmlFaults } from "../support/validate-html.ts";

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
	return { status: response.status, html, page: readHtml(html) };
}

/** The posts' own addresses in the order in which the list shows them. */
function listPosts(page: Document): string[] {
	return page.attributes("main article a", "href");
}

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
		const titles = new Set<string>();
		for (const path of paths) titles.add((await open(path)).page.text("title"));
		expect(titles.size).toBe(paths.length);
	});

	test.each(["/blog?page=1", "/blog?q=&page=1", "/blog?whole", "/blog?utm_source=x"])(
		"has its first page at one address, also for %s",
		async (path) => {
			expect(readHead((await open(path)).page).canonical).toEqual([`${SITE_URL}/blog`]);
		},
	);

	test.each([
		"page=4",
		"page=abc",
		"page=%00",
		"category=astrology",
		"category=__proto__",
		`tag=${"a".repeat(5_000)}`,
	])("knows nothing at %s", async (query) => {
		const { status, page } = await open(`/blog?${query}`);
		expect([status, page.text("h1")]).toEqual([404, "404"]);
	});
});

describe("filters", () => {
	test("a category is a page for search engines, and its link is the present one", async () => {
		const { page } = await open("/blog?category=web");
		expect(page.select("main article")).toHaveLength(10);
		expect(readHead(page)).toMatchObject({
			canonical: [`${SITE_URL}/blog?category=web`],
			robots: [],
		});
		expect(page.text("h1")).toContain("Web & Shops");
		expect(page.attributes('main nav a[aria-current="page"]', "href")).toEqual([
			"/blog?category=web",
		]);
	});

	test.each([
		[
			"a category in another script is for search engines",
			"category=%E0%A4%AA%E0%A4%A4%E0%A4%82%E0%A4%97",
			[],
		],
		["a tag is kept out of them", "tag=festivals", ["noindex, follow"]],
		["a search is", "q=umbrellas", ["noindex, follow"]],
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
		expect(page.attributes('main nav[aria-label="Topics"] a', "href")).toContain(
			"/blog?category=web",
		);
	});

	test("the form keeps its words, its category and its tag", async () => {
		const { page } = await open("/blog?category=seo&tag=festivals&q=%22two%22+words");
		const read = (name: string) => page.attribute(`main input[name="${name}"]`, "value");
		expect(["q", "category", "tag"].map(read)).toEqual(['"two" words', "seo", "festivals"]);
		expect(page.attribute("main form", "action")).toBe("/blog");
	});
});

describe("hostile words", () => {
	test.each([
		"<script>alert(1)</script>",
		'"><img src=x onerror=alert(1)>',
		"</title><script>alert(1)</script>",
		"a".repeat(10_000),
		"%00 \0 \u0007",
		"%F0%9F%AA",
		"$& $1 {name} __proto__",
		"* ? ( [ \\ +",
		"🪁".repeat(300),
	])("%j are shown as they are, at most 100 of them", async (words) => {
		const { status, html, page } = await open(`/blog?${new URLSearchParams({ q: words })}`);
		expect(status).toBe(200);
		expect(html).not.toMatch(/<script>alert|<img src=x/);
		const shown = page.attribute('main input[name="q"]', "value") ?? "";
		expect([...shown].length).toBeLessThanOrEqual(100);
		const [start = ""] = words
			.replaceAll(/\p{Cc}/gu, " ")
			.slice(0, 20)
			.trim()
			.split(/\s{2}/);
		expect(shown).toContain(start);
		expect(page.texts("h1")).toEqual([expect.stringContaining(shown)]);
	});

	test.each(["%", "%zz", "%C3", "%ED%A0%80", "%00", "a&q=b", "[]=1"])(
		"a broken query gets a page: q=%s",
		async (query) => {
			expect((await open(`/blog?q=${query}`)).status).toBe(200);
		},
	);
});

describe("an article", () => {
	test("leads to its category, its tags and three others, never to itself", async () => {
		const { page } = await open("/blog/note-5");
		const links = page.attributes("main a", "href");
		expect(links).toEqual(
			expect.arrayContaining(["/blog?tag=local-search", "/blog?tag=festivals"]),
		);
		const related = page.attributes("main section article a", "href");
		expect(related).toHaveLength(3);
		expect(related).not.toContain("/blog/note-5");
	});

	test("has a table of contents whose every entry is there", async () => {
		const { page } = await open("/blog/note-5");
		const entries = page
			.attributes("main nav a", "href")
			.filter((href) => href.startsWith("#"))
			.map((href) => href.slice(1));
		const ids = page.attributes("main [id]", "id");
		expect(entries.length).toBeGreaterThan(3);
		expect(entries.filter((id) => !ids.includes(id))).toEqual([]);
	});

	test("shows its picture first, and the others when they come into view", async () => {
		const { page } = await open("/blog/note-5");
		expect(page.attributes('main img[loading="eager"]', "alt")).toEqual(["Picture 5"]);
		expect(page.attributes('main img[fetchpriority="high"]', "srcset")).toHaveLength(1);
	});
});

test.each(["/blog", "/blog?category=seo", "/blog/note-2"])("%s names the feed", async (path) => {
	const { page } = await open(path);
	const feed = page.attributes('link[type="application/rss+xml"]', "href");
	expect(feed).toEqual([`${SITE_URL}/feed.xml`]);
});

test.each([
	...["/blog?page=2", "/blog?category=seo", "/blog?q=zzzzzz", "/blog?tag=festivals"],
	"/blog/note-5",
])("%s is valid HTML", async (path) => {
	expect(await findHtmlFaults((await open(path)).html)).toEqual([]);
});
