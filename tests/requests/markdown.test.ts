import { describe, expect, test } from "vitest";
import { content, listAddresses, TEMPLATES } from "../support/addresses.ts";
import { BODILESS } from "../support/fixtures/many-posts.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

provideSite();

const MARKDOWN = "text/markdown; charset=utf-8";
const HTML = "text/html; charset=utf-8";
/** What a browser sends with the address of a page. */
const OF_BROWSERS = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";

const toMarkdownPath = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);
const accept = (type: string): RequestInit => ({ headers: { Accept: type } });
const getType = async (path: string, init?: RequestInit) =>
	(await site.request(path, init)).headers.get("Content-Type");

/** The templates that are pages of their own: without a query, and not the search and the page for unknown addresses. */
const PAGES = Object.entries(TEMPLATES).filter(
	([name, path]) => !path.includes("?") && name !== "not found" && name !== "search",
);

describe("each page as Markdown", () => {
	test.each(PAGES)("%s has title, description, texts and its address", async (_name, path) => {
		const html = await (await site.request(path)).text();
		const response = await site.request(toMarkdownPath(path));
		const { headers } = response;
		const canonical = new URL(path, SITE_URL).href;
		expect([response.status, headers.get("Content-Type")]).toEqual([200, MARKDOWN]);
		expect(headers.get("X-Robots-Tag")).toBe("noindex");
		expect(headers.get("Link")).toBe(`<${canonical}>; rel="canonical"`);
		expect(headers.get("Cache-Control")).toContain("s-maxage=60");
		expect(headers.get("Vary")).toBe("Accept-Encoding");
		const text = await response.text();
		expect(text).toMatch(/^# .+\n\n> .+\n\n/);
		expect(text.endsWith(`\n---\n\n<${canonical}>\n`)).toBe(true);
		const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
		expect(html).toContain(`<link rel="canonical" href="${canonical}"`);
		expect(text.replaceAll("\\", "")).toContain(`> ${description.replaceAll("&#x27;", "'")}`);
		expect(text, "no address is relative").not.toMatch(/\]\((?!https?:|mailto:|tel:)/);
		expect(text, "every placeholder is filled").not.toMatch(/undefined|\[object|[^\\]\{\w+\}/);
	});

	test("every page of the registry has it, and tells of it", async () => {
		const paths = listAddresses();
		expect(paths.length).toBeGreaterThan(60);
		for (const path of paths) {
			const page = await site.request(path);
			const link = page.headers.get("Link");
			await page.body?.cancel();
			const indexed = !(link === null);
			const { status, headers } = await site.request(toMarkdownPath(path));
			expect([path, status, headers.get("Content-Type")]).toEqual([path, 200, MARKDOWN]);
			expect([path, indexed && link]).toEqual([
				path,
				`<${SITE_URL}${toMarkdownPath(path)}>; rel="alternate"; type="text/markdown"`,
			]);
		}
	});

	test("a post is as its author wrote it, but for addresses", async () => {
		const [post] = content.posts;
		const text = await (await site.request(`/blog/${post?.slug}.md`)).text();
		const [paragraph = ""] = post?.body.split("\n\n") ?? [];
		expect(text).toContain(paragraph);
	});

	test("prices are text, and links have whole addresses", async () => {
		const text = await (await site.request("/pricing.md")).text();
		expect(text).toContain("₹30,000 to ₹70,000 a month");
		expect(text).toContain(`[SEO Services](${SITE_URL}/services/seo)`);
	});

	test("it is kept, compressed, and not sent again to who has it", async () => {
		const { headers } = await site.request("/services/seo.md", {
			headers: { "Accept-Encoding": "br" },
		});
		const etag = headers.get("ETag") ?? "";
		expect(headers.get("Content-Encoding")).toBe("br");
		const again = await site.request("/services/seo.md", { headers: { "If-None-Match": etag } });
		expect([again.status, again.headers.get("X-Robots-Tag")]).toEqual([304, "noindex"]);
		const head = await site.request("/services/seo.md", { method: "HEAD" });
		expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, etag, ""]);
	});

	test("its address is canonical, and a query changes nothing", async () => {
		const upper = await site.request("/Services/SEO.md/");
		expect([upper.status, upper.headers.get("Location")]).toEqual([308, "/services/seo.md"]);
		expect(await getType("/services/seo.md?utm_source=a")).toBe(MARKDOWN);
	});

	test.each([
		"/search.md",
		"/nowhere-at-all.md",
		"/services/nothing.md",
		"/blog/nothing.md",
		"/.md",
		"/desk.md",
		"/robots.txt.md",
		"/pricing.md.md",
		"/index.md/index.md",
		"/pricing.md.data",
	])("%s is nothing", async (path) => {
		const { status, headers } = await site.request(path);
		expect([status, headers.get("Content-Type")]).not.toContain(MARKDOWN);
		expect(status).toBe(404);
	});

	test("it takes no other methods", async () => {
		const { status } = await site.request("/pricing.md", { method: "POST", body: "a=1" });
		expect(status).toBeGreaterThanOrEqual(400);
	});
});

describe("a page at its own address", () => {
	test.each(PAGES)("%s is Markdown for who prefers it", async (_name, path) => {
		const response = await site.request(path, accept("text/markdown, text/html;q=0.9, */*;q=0.1"));
		const { headers } = response;
		expect([response.status, headers.get("Content-Type")]).toEqual([200, MARKDOWN]);
		expect(headers.get("Vary")).toBe("Accept, Accept-Encoding");
		expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
		expect(headers.get("X-Robots-Tag")).toBeNull();
		const own = await site.request(toMarkdownPath(path));
		expect(await response.text()).toBe(await own.text());
	});

	test.each(PAGES)("%s is HTML for browsers, and says what it varies by", async (_name, path) => {
		for (const type of [OF_BROWSERS, "*/*", "text/html, text/markdown", "text/markdown;q=0"]) {
			const { headers } = await site.request(path, accept(type));
			expect([type, headers.get("Content-Type")]).toEqual([type, HTML]);
			expect(headers.get("Vary")).toBe("Accept, Accept-Encoding");
		}
	});

	test("is told apart once both are kept, also by its ETag", async () => {
		const requests = [OF_BROWSERS, "text/markdown", OF_BROWSERS, "text/markdown"].map(accept);
		const types: (string | null)[] = [];
		for (const init of requests) types.push(await getType("/about", init));
		expect(types).toEqual([HTML, MARKDOWN, HTML, MARKDOWN]);
		const { headers } = await site.request("/about", accept(OF_BROWSERS));
		const known = { "If-None-Match": headers.get("ETag") ?? "" };
		const markdown = { Accept: "text/markdown", ...known };
		expect((await site.request("/about", { headers: markdown })).status).toBe(200);
		const same = await site.request("/about", { headers: { Accept: OF_BROWSERS, ...known } });
		expect([same.status, same.headers.get("Vary")]).toEqual([304, "Accept, Accept-Encoding"]);
	});

	test.each([
		["a filtered list", "/blog?category=seo", HTML],
		["a search", "/search?q=seo", HTML],
		["a calculation", "/tools/ad-budget?budget=100000", HTML],
		["a form that is filled in", "/contact?service=seo", HTML],
		["a page with a parameter that is none of its own", "/about?utm_source=a", MARKDOWN],
	])("is what its query makes of it: %s", async (_what, path, type) => {
		expect(await getType(path, accept("text/markdown"))).toBe(type);
	});

	test("that is not there is the page for unknown addresses, whatever is preferred", async () => {
		const response = await site.request("/nowhere-at-all", accept("text/markdown"));
		expect([response.status, response.headers.get("Content-Type")]).toEqual([404, HTML]);
	});

	test("keeps its data, drawings and files as they are", async () => {
		for (const path of ["/about.data", "/art/team.svg", "/feed.xml", "/robots.txt", "/sitemap.xml"])
			expect(await getType(path, accept("text/markdown"))).toBe(await getType(path));
	});
});

describe("posts of another source", () => {
	test("are converted from their HTML", async () => {
		await site.setBlog("many");
		const text = await (await site.request("/blog/note-2.md")).text();
		await site.setBlog("embedded");
		expect(text).toMatch(/^# Note 2: /);
		expect(text).toContain("\n\n## Why\n\n");
		expect(text).toContain(`[write](${SITE_URL}/contact?a=1\\&b=2)`);
		expect(text).toContain("[off](https://other.example/x)");
		expect(text).not.toMatch(/<p>|<h2/);
	});

	test("are unavailable without it, as are their list and nothing else", async () => {
		await site.setBlog("failing");
		const paths = ["/blog.md", "/blog/note-2.md", "/about.md", "/index.md", "/llms.txt"];
		const kept = await Promise.all(
			paths.map(async (path) => {
				const { status, headers } = await site.request(path);
				return [path, status, headers.get("Cache-Control") === "no-store"];
			}),
		);
		await site.setBlog("embedded");
		await site.takeErrors();
		expect(kept).toEqual([
			["/blog.md", 503, true],
			["/blog/note-2.md", 503, true],
			["/about.md", 200, false],
			["/index.md", 200, true],
			["/llms.txt", 200, true],
		]);
	});

	test("one whose body is lost is unavailable, and is there again with it", async () => {
		await site.setBlog("many");
		expect((await site.request(`/blog/${BODILESS}.md`)).status).toBe(503);
		expect((await site.request("/blog/note-4.md")).status).toBe(200);
		await site.setBlog("embedded");
		await site.takeErrors();
		expect((await site.request("/blog/note-4.md")).status).toBe(404);
	});
});

describe("/llms.txt", () => {
	test("lists the Markdown of the pages in the form of llmstxt.org", async () => {
		const response = await site.request("/llms.txt");
		const text = await response.text();
		expect([response.status, response.headers.get("Content-Type")]).toEqual([
			200,
			"text/plain; charset=utf-8",
		]);
		expect(text.startsWith(`# ${content.site.name}\n\n> ${content.site.description}\n`)).toBe(true);
		const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
		expect(headings).toEqual(["Services", "Pages", "Cities", "Tools", "Posts"]);
		const lines = text.split("\n").filter((line) => line.startsWith("- "));
		for (const line of lines) expect(line).toMatch(/^- \[.+\]\(https:\/\/[^)]+\.md\): .+$/);
		const [city] = content.cities;
		expect(text).toContain(`(${SITE_URL}/${city?.slug}.md)`);
		expect(text).not.toContain(`/${city?.slug}/${city?.districts[0]?.slug}.md`);
	});

	test("leads to Markdown alone", async () => {
		const text = await (await site.request("/llms.txt")).text();
		const paths = [...text.matchAll(/\]\(https:\/\/[^/]+(\/[^)]*)\)/g)].map(
			([, path = ""]) => path,
		);
		expect(paths.length).toBeGreaterThan(30);
		for (const path of paths) expect([path, await getType(path)]).toEqual([path, MARKDOWN]);
	});
});
