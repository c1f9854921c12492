import { expect, it } from "vitest";
import { guessPages } from "./guess-pages.server.ts";

it.each([
	["/mumbai/bandra", ["/mumbay/bandara", "/bandra", "/delhi/bandra"]],
	["/pune", ["/poona"]],
	["/services/seo", ["/service/seo", "/seo-services"]],
	["/services/seo/mumbai", ["/services/seo/mumbay", "/seo-mumbai.html"]],
	["/about", ["/about-us"]],
	[undefined, ["/wp-login.php", "/gotham", "/a/b/c/d/e", "/", "/%F0%9F%AA%81", "/xmlrpc.php"]],
])("%s is the first guess for %j", (page, paths) => {
	for (const path of paths) expect(guessPages(path).pages[0]?.path, path).toBe(page);
});

it("there are at most three guesses", () => {
	expect(guessPages("/marketing").pages).toHaveLength(3);
});

it.each([
	["/mumbay/bandara.html", "mumbay bandara"],
	["/a%20b/%E0%A4%A", "a b %E0%A4%A"],
	["/mum%C2%ADbai%E2%80%8B/x%E2%80%8Dy", "mumbai x\u200Dy"],
	[`/${"w".repeat(200)}`, "w".repeat(100)],
])("the words to search for instead of %s are %j", (path, words) => {
	expect(guessPages(path).words).toBe(words);
});
