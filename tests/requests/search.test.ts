import { describe, expect, test } from "vitest";
import { HOSTILE_TEXTS } from "../support/hostile-texts.ts";
import { provideSite, site } from "../support/provided.ts";
import { readHtml } from "../support/read-html.ts";
import { SITE_URL } from "../support/site.ts";

provideSite();

const toPath = (words: string) => `/search?${new URLSearchParams({ q: words })}`;

/** As long as an address may be. */
const shorten = (text: string) => text.slice(0, 1_000).toWellFormed();

async function open(path: string) {
	const response = await site.request(path);
	expect(response.status, path).toBe(200);
	return readHtml(await response.text());
}

describe("the search", () => {
	test.each([
		["bandra", "/mumbai/bandra"],
		["seo mumbai", "/services/seo/mumbai"],
		["bombay", "/mumbai"],
		["bandara", "/mumbai/bandra"],
	])("answers %j with %s first, without a script", async (words, path) => {
		const page = await open(toPath(words));
		expect(page.attributes("main > div > ol > li h2 a", "href")[0]).toBe(path);
		expect(page.text('main [role="status"]')).toMatch(/^\d+ pages? for “/);
		expect(page.attribute("main form", "action")).toBe("/search");
		expect(page.attribute('main input[name="q"]', "value")).toBe(words);
		expect(page.attribute('main input[name="q"]', "role")).toBeNull();
	});

	test("marks the words, and says what each result is", async () => {
		const page = await open(toPath("seo mumbai"));
		expect(page.texts("main > div > ol > li:first-child mark")).toEqual(["SEO", "Mumbai"]);
		expect(page.text("main > div > ol > li:first-child")).toContain("Service in a city");
	});

	test.each([
		["bandara mumbay", "/search?q=Bandra+Mumbai"],
		["laknow", "/search?q=lucknow"],
	])("asks back where a word may be wrong: %s", async (words, path) => {
		expect((await open(toPath(words))).attributes("main a", "href")).toContain(path);
	});

	test("lists no more than twenty on a page, and leads to the others", async () => {
		const first = await open("/search?q=page");
		const shown = first.attributes("main > div > ol > li h2 a", "href");
		expect(shown).toHaveLength(20);
		expect(first.attributes("main nav a", "href")).toContain("/search?q=page&page=2");
		const second = await open("/search?q=page&page=2");
		const more = second.attributes("main > div > ol > li h2 a", "href");
		expect(more.length).toBeGreaterThan(0);
		expect(more.filter((path) => shown.includes(path))).toEqual([]);
	});

	test.each(["/search?q=page&page=99", "/search?q=seo&page=0", "/search?page=2"])(
		"has no page at %s",
		async (path) => {
			expect((await site.request(path)).status).toBe(404);
		},
	);

	test.each(["/search", "/search?q=", "/search?q=zzqqxx"])("helps on at %s", async (path) => {
		const page = await open(path);
		expect(page.attributes("main a", "href")).toEqual(
			expect.arrayContaining(["/services/seo", "/mumbai"]),
		);
		expect(page.texts("h1")).toHaveLength(1);
	});

	test.each(["/search", "/search?q=seo"])("is for people, not for engines: %s", async (path) => {
		const page = await open(path);
		expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
		expect(page.attribute('link[rel="canonical"]', "href")).toBe(SITE_URL + path);
	});

	test.each(HOSTILE_TEXTS)("shows %j as a text at most", async (text) => {
		const response = await site.request(toPath(shorten(text)));
		expect(response.status).toBe(200);
		const html = await response.text();
		expect(html).not.toContain("<script>alert");
		expect(html).not.toContain("<img src=x");
		expect(readHtml(html).texts("h1")).toHaveLength(1);
	});
});

describe("the suggestions", () => {
	const ask = async (words: string) => {
		const response = await site.request(`/search/suggest?${new URLSearchParams({ q: words })}`);
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toMatch(/^application\/json/);
		const { suggestions } = (await response.json()) as {
			suggestions: { kind: string; name: string; where: string | null; path: string }[];
		};
		return { response, suggestions };
	};

	test("are at most eight pages, kept for five minutes", async () => {
		const { response, suggestions } = await ask("mumb");
		expect(suggestions[0]).toMatchObject({ kind: "city", name: "Mumbai", path: "/mumbai" });
		expect(suggestions.length).toBe(8);
		expect(response.headers.get("cache-control")).toBe("public, max-age=300");
		for (const { path } of suggestions) expect((await site.request(path)).status).toBe(200);
	});

	test("are none for nothing", async () => {
		expect((await ask("")).suggestions).toEqual([]);
		expect((await site.request("/search/suggest")).status).toBe(200);
	});

	test.each(HOSTILE_TEXTS)("lead to pages of the site for %j", async (text) => {
		for (const { path } of (await ask(shorten(text))).suggestions)
			expect(path).toMatch(/^\/[a-z0-9/-]*$/);
	});
});

describe("the not-found page", () => {
	test.each([
		["/mumbay/bandara", "/mumbai/bandra"],
		["/delhi/bandra", "/mumbai/bandra"],
		["/service/seo", "/services/seo"],
		["/services/seo/mumbay", "/services/seo/mumbai"],
	])("guesses from %s that %s was meant, and is not found all the same", async (path, meant) => {
		const response = await site.request(path);
		expect(response.status).toBe(404);
		const page = readHtml(await response.text());
		expect(page.attributes("main a", "href")).toContain(meant);
		expect(page.attributes('meta[name="robots"]', "content").join()).toContain("noindex");
		expect(page.attribute("main form", "action")).toBe("/search");
		expect(page.attribute('main input[name="q"]', "value")).not.toBe("");
	});

	test("offers the search where nothing is near", async () => {
		const page = readHtml(await (await site.request("/wp-login.php")).text());
		expect(page.text("main")).not.toContain("Did you look for this?");
		expect(page.attribute('main input[name="q"]', "value")).toBe("wp login");
	});
});
