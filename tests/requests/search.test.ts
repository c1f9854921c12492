import { describe, expect, test } from "vitest";
import { HOSTILE_ELEMENT, HOSTILE_WORDS } from "../support/hostile.ts";
import { type Document, parseHtml } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();

const toPath = (words: string) => `/search?${new URLSearchParams({ q: words })}`;

/** The results of a page, in their order. */
const listResults = (page: Document) => page.attributes("main > div > ol > li h2 a", "href");

describe("the search", () => {
	test("answers without a script, with the best first, and says what each result is", async () => {
		const page = await openPage(toPath("seo mumbai"));
		expect(listResults(page)[0]).toBe("/services/seo/mumbai");
		expect(page.text('main [role="status"]')).toMatch(/^\d+ pages? for “/);
		expect(page.attribute("main form", "action")).toBe("/search");
		expect(page.attribute('main input[name="q"]', "value")).toBe("seo mumbai");
		expect(page.attribute('main input[name="q"]', "role")).toBeNull();
		expect(page.texts("main > div > ol > li:first-child mark")).toEqual(["SEO", "Mumbai"]);
		expect(page.text("main > div > ol > li:first-child")).toContain("Service in a city");
	});

	test("asks back where a word may be wrong", async () => {
		const page = await openPage(toPath("bandara mumbay"));
		expect(page.attributes("main a", "href")).toContain("/search?q=Bandra+Mumbai");
	});

	test("lists no more than twenty on a page, and leads to the others", async () => {
		const first = await openPage("/search?q=page");
		const shown = listResults(first);
		expect(shown).toHaveLength(20);
		expect(first.attributes("main nav a", "href")).toContain("/search?q=page&page=2");
		const more = listResults(await openPage("/search?q=page&page=2"));
		expect(more.length).toBeGreaterThan(0);
		expect(more.filter((path) => shown.includes(path))).toEqual([]);
	});

	test.each(["q=page&page=99", "q=seo&page=0", "page=2"])("has no page at %s", async (query) => {
		expect((await site.request(`/search?${query}`)).status).toBe(404);
	});

	test.each(["/search", "/search?q=zzqqxx"])("helps on at %s", async (path) => {
		const page = await openPage(path);
		const links = expect.arrayContaining(["/services/seo", "/mumbai"]);
		expect(page.attributes("main a", "href")).toEqual(links);
	});

	test.each(["/search", "/search?q=seo"])("is for people, not for engines: %s", async (path) => {
		const page = await openPage(path);
		expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
		expect(page.attribute('link[rel="canonical"]', "href")).toBe(SITE_URL + path);
	});

	test.each(HOSTILE_WORDS)("shows %j as a text at most", async (words) => {
		const html = await (await site.request(toPath(words))).text();
		expect(html).not.toMatch(HOSTILE_ELEMENT);
		expect(parseHtml(html).texts("h1")).toHaveLength(1);
	});
});

describe("the suggestions", () => {
	const ask = async (words: string) => {
		const response = await site.request(`/search/suggest?${new URLSearchParams({ q: words })}`);
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toMatch(/^application\/json/);
		expect(response.headers.get("cache-control")).toBe("public, max-age=300");
		type Suggestion = { kind: string; name: string; path: string };
		return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
	};

	test("are at most eight pages, kept for five minutes", async () => {
		const suggestions = await ask("mumb");
		expect(suggestions[0]).toMatchObject({ kind: "city", name: "Mumbai", path: "/mumbai" });
		expect(suggestions.length).toBe(8);
		for (const { path } of suggestions) expect(path).toMatch(/^\/[a-z0-9/-]*$/);
	});

	test("are none for nothing", async () => {
		expect(await ask("")).toEqual([]);
		expect((await site.request("/search/suggest")).status).toBe(200);
	});

	test.each(HOSTILE_WORDS)("lead to pages of the site for %j", async (words) => {
		for (const { path } of await ask(words)) expect(path).toMatch(/^\/[a-z0-9/-]*$/);
	});
});

describe("the not-found page", () => {
	test("guesses which page was meant, and is not found all the same", async () => {
		const page = await openPage("/services/seo/mumbay", 404);
		expect(page.attributes("main a", "href")).toContain("/services/seo/mumbai");
		expect(page.attribute("main form", "action")).toBe("/search");
		expect(page.attribute('main input[name="q"]', "value")).not.toBe("");
	});

	test("offers the search where nothing is near", async () => {
		const page = await openPage("/wp-login.php", 404);
		expect(page.text("main")).not.toContain("Did you look for this?");
		expect(page.attribute('main input[name="q"]', "value")).toBe("wp login");
	});
});
