import { HtmlValidate } from "html-validate";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { MANY } from "../support/fixtures/many-posts.ts";
import { type Document, readHtml } from "../support/read-html.ts";
import { SITE_URL, type Site, startSite } from "../support/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
/** As in valid-html.test.ts, where the reasons stand. */
const PASSED_OVER =
	"void-style attr-case attribute-boolean-style attribute-empty-style long-title tel-non-breaking";
const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended"],
	rules: Object.fromEntries(PASSED_OVER.split(" ").map((rule) => [rule, "off"])),
});

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

beforeEach(() => site.tellBlog("many"));

afterEach(async () => {
	await site.tellBlog("embedded");
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

	test("gives every one of its pages a title of its own", async () => {
		const paths = ["/blog", "/blog?page=2", "/blog?category=seo", "/blog?category=web"];
		const titles = await Promise.all(
			paths.map(async (path) => (await open(path)).page.text("title")),
		);
		expect(new Set(titles).size).toBe(paths.length);
	});

	test("has its first page at one address", async () => {
		for (const path of ["/blog?page=1", "/blog?q=&page=1", "/blog?whole", "/blog?utm_source=x"])
			expect(readHead((await open(path)).page).canonical, path).toEqual([`${SITE_URL}/blog`]);
	});

	test.each([
		"/blog?page=4",
		"/blog?page=0",
		"/blog?page=abc",
		"/blog?page=",
		"/blog?page=%00",
		"/blog?page=99999999999999999999",
		"/blog?category=astrology",
		"/blog?category=__proto__",
		"/blog?tag=seo",
		"/blog?category=%3Cscript%3E",
		`/blog?tag=${"a".repeat(5_000)}`,
	])("knows nothing at %s", async (path) => {
		const { status, page } = await open(path);
		expect(status).toBe(404);
		expect(page.text("h1")).toBe("404");
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

	test("a category in another script has an address as well", async () => {
		const path = `/blog?category=${encodeURIComponent("पतंग")}`;
		const { status, page } = await open(path);
		expect(status).toBe(200);
		expect(readHead(page).canonical).toEqual([SITE_URL + path]);
	});

	test("tags and searches are kept out of search engines, and their links followed", async () => {
		for (const path of ["/blog?tag=festivals", "/blog?q=umbrellas", "/blog?category=seo&q=tyres"])
			expect(readHead((await open(path)).page), path).toMatchObject({
				canonical: [SITE_URL + path],
				robots: ["noindex, follow"],
			});
	});

	test("every topic leads to as many posts as it says", async () => {
		const { page } = await open("/blog?q=market");
		const topics = page.select('main nav[aria-label="Topics"] a');
		expect(topics.length).toBeGreaterThan(3);
		for (const topic of topics) {
			const { status, page: found } = await open(
				(topic.getAttributeValue("href") ?? "").replaceAll("&amp;", "&"),
			);
			expect(status).toBe(200);
			const said = /(\d+)\s+articles$/.exec(topic.textContent)?.[1];
			expect(found.text('main [role="status"]')).toMatch(new RegExp(`^${said} `));
		}
	});

	test("a search forgives slips, stays within its category, and pages", async () => {
		const { page } = await open("/blog?q=umbrela");
		const found = listPosts(page);
		expect(found).toContain("/blog/note-7");
		const within = listPosts((await open("/blog?q=umbrela&category=web")).page);
		expect(within.length).toBeGreaterThan(0);
		expect(found).toEqual(expect.arrayContaining(within));
		expect(within.length).toBeLessThan(found.length);
		const { page: second } = await open("/blog?q=market&page=2");
		expect(readHead(second).prev).toEqual([`${SITE_URL}/blog?q=market`]);
	});

	test("a search without a hit says so and offers the topics", async () => {
		const { status, page } = await open("/blog?q=zzzzzz&category=seo");
		expect(status).toBe(200);
		expect(page.select("main article")).toEqual([]);
		expect(page.text('main [role="status"]')).toContain("zzzzzz");
		expect(page.attributes('main nav[aria-label="Topics"] a', "href")).toContain(
			"/blog?category=web",
		);
	});

	test("the form keeps its words, its category and its tag", async () => {
		const { page } = await open("/blog?category=seo&tag=festivals&q=%22two%22+words");
		expect(page.attribute('main input[name="q"]', "value")).toBe('"two" words');
		expect(page.attribute('main input[name="category"]', "value")).toBe("seo");
		expect(page.attribute('main input[name="tag"]', "value")).toBe("festivals");
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
		const tidy = words
			.replaceAll(/\p{Cc}/gu, " ")
			.trim()
			.slice(0, 20);
		expect(shown).toContain(tidy.split(/\s{2}/)[0]);
		expect(page.text("h1")).toContain(shown);
		expect(page.texts("h1")).toHaveLength(1);
	});

	test.each(["%", "%zz", "%C3", "%ED%A0%80", "%00", "a&q=b", "[]=1"])(
		"a broken query is answered: q=%s",
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

test("the list and the articles name the feed", async () => {
	for (const path of ["/blog", "/blog?category=seo", "/blog/note-2"]) {
		const { page } = await open(path);
		const feed = page.attributes('link[type="application/rss+xml"]', "href");
		expect(feed, path).toEqual([`${SITE_URL}/feed.xml`]);
	}
});

test("the HTML of each kind of list is valid", async () => {
	const paths = ["/blog?page=2", "/blog?category=seo", "/blog?q=zzzzzz", "/blog?tag=festivals"];
	for (const path of [...paths, "/blog/note-5"]) {
		const { results } = await validator.validateString((await open(path)).html);
		const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
		expect(faults, path).toEqual([]);
	}
});

describe("a filtered list from a slow source", () => {
	const category = content.services[0]?.slug ?? "";

	async function openHeld(path: string) {
		await site.tellBlog("held");
		const response = await site.request(path, { headers: { "User-Agent": BROWSER } });
		const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		let html = "";
		while (!html.includes("</footer>")) html += (await reader?.read())?.value ?? "</footer>";
		await site.tellBlog("release");
		let rest = "";
		for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
			rest += part.value;
		return { html, rest, status: response.status };
	}

	test("comes later, and without scripts is asked for whole with all of its query", async () => {
		const path = `/blog?category=${category}&q=a%22b`;
		const { html, rest } = await openHeld(path);
		expect(html).toContain("data-skeleton");
		expect(readHtml(html).attribute('meta[http-equiv="refresh"]', "content")).toBe(
			`0;url=${path}&whole`,
		);
		expect(rest).toContain('role="status"');
	});

	test("ends as the not-found page where the category is unknown", async () => {
		const { status, rest } = await openHeld("/blog?category=astrology");
		expect(status).toBe(200);
		expect(rest).toContain("Oops! Page not found");
		await site.tellBlog("held");
		const asked = site.request("/blog?category=astrology&whole", {
			headers: { "User-Agent": BROWSER },
		});
		await site.tellBlog("release");
		expect((await asked).status).toBe(404);
	});
});
