import { describe, expect, test } from "vitest";
import type { Document } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();

/** Lists the results of a page, in their order. */
const listResults = (page: Document) => page.attributes("main > div > ol > li h2 a", "href");

// Which pages are found is tested in app/site/search/search-pages.test.ts.
describe("the search", () => {
	test("answers without a script, with the best first, and says what each result is", async () => {
		const page = await openPage("/search?q=seo+mumbai");
		expect(listResults(page)[0]).toBe("/services/seo/mumbai");
		expect(page.text('main [role="status"]')).toMatch(/^\d+ pages? for “/);
		expect(page.attribute("main form", "action")).toBe("/search");
		expect(page.attribute('main input[name="q"]', "value")).toBe("seo mumbai");
		expect(page.attribute('main input[name="q"]', "role")).toBeNull();
		expect(page.texts("main > div > ol > li:first-child mark")).toEqual(["SEO", "Mumbai"]);
		expect(page.text("main > div > ol > li:first-child")).toContain("Service in a city");
	});

	test("asks back where a word may be wrong", async () => {
		const page = await openPage("/search?q=bandara+mumbay");
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
		await openPage("/search?q=page&page=99", 404);
	});

	test.each(["/search", "/search?q=zzqqxx"])(
		"helps on at %s, no page for engines",
		async (path) => {
			const page = await openPage(path);
			const links = expect.arrayContaining(["/services/seo", "/mumbai"]);
			expect(page.attributes("main a", "href")).toEqual(links);
			expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
			expect(page.attribute('link[rel="canonical"]', "href")).toBe(SITE_URL + path);
		},
	);
});

test.each([
	["mumb", { kind: "city", name: "Mumbai", path: "/mumbai" }, 8],
	["", undefined, 0],
])("the suggestions for '%s' are pages, kept for five minutes", async (words, first, count) => {
	const response = await site.request(`/search/suggest?q=${words}`);
	expect(response.headers.get("content-type")).toMatch(/^application\/json/);
	expect(response.headers.get("cache-control")).toBe("public, max-age=300");
	const { suggestions } = (await response.json()) as { suggestions: object[] };
	expect(suggestions).toHaveLength(count);
	if (first) expect(suggestions[0]).toMatchObject(first);
});

// What is guessed is tested in app/site/search/guess-pages.test.ts.
test("the not-found page guesses which page was meant, or offers the search", async () => {
	const near = await openPage("/services/seo/mumbay", 404);
	expect(near.attributes("main a", "href")).toContain("/services/seo/mumbai");
	const far = await openPage("/wp-login.php", 404);
	expect(far.text("main")).not.toContain("Were you looking for one of these?");
	expect(far.attribute("main form", "action")).toBe("/search");
	expect(far.attribute('main input[name="q"]', "value")).toBe("wp login");
});
