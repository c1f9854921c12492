import { describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../tests/support/hostile-texts.ts";
import { guessAddress } from "./guess-address.server.ts";

const guess = (path: string) => guessAddress(path).pages.map((page) => page.path);

describe("guessAddress", () => {
	it.each([
		["/mumbay/bandara", "/mumbai/bandra"],
		["/bandra", "/mumbai/bandra"],
		["/delhi/bandra", "/mumbai/bandra"],
		["/service/seo", "/services/seo"],
		["/seo-services", "/services/seo"],
		["/services/seo/mumbay", "/services/seo/mumbai"],
		["/seo-mumbai.html", "/services/seo/mumbai"],
		["/bengaluru", "/bangalore"],
		["/about-us", "/about"],
		["/contact-us.php", "/contact"],
		["/privacy", "/privacy-policy"],
		["/technical-seo", "/services/seo/technical"],
	])("takes %s for %s", (path, page) => {
		expect(guess(path)[0]).toBe(page);
	});

	it.each(["/wp-login.php", "/gotham", "/a/b/c/d/e", "/", "/%F0%9F%AA%81", "/xmlrpc.php"])(
		"guesses nothing from %s",
		(path) => {
			expect(guess(path)).toEqual([]);
		},
	);

	it("gives the words of the address to search for", () => {
		expect(guessAddress("/mumbay/bandara.html").words).toBe("mumbay bandara");
		expect(guessAddress("/a%20b/%E0%A4%A").words).toBe("a b %E0%A4%A");
	});

	it.each(HOSTILE_TEXTS)("leads to pages of the site only, whatever is asked for: %j", (text) => {
		const path = `/${encodeURIComponent(text.toWellFormed())}`;
		const { words, pages } = guessAddress(path);
		expect([...words].length).toBeLessThanOrEqual(100);
		expect(pages.length).toBeLessThanOrEqual(3);
		for (const { path: to } of pages) expect(to).toMatch(/^\/[a-z0-9/-]*$/);
	});
});
