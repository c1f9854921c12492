import { describe, expect, it } from "vitest";
import { listPageNumbers } from "#app/sections/page-numbers.ts";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { toPostPath } from "./addresses.ts";
import { readSafeHtml } from "./plain-text.ts";

describe("toPostPath", () => {
	it.each([
		["slow-websites", "/blog/slow-websites"],
		["पतंग", "/blog/%e0%a4%aa%e0%a4%a4%e0%a4%82%e0%a4%97"],
		["%e0%a4%aa", "/blog/%e0%a4%aa"],
		["%E0%A4%AA", "/blog/%e0%a4%aa"],
		["cut-%e0%a4", "/blog/cut-%25e0%25a4"],
		["a/b?c", "/blog/a%2fb%3fc"],
	])("takes %j in either form", (slug, path) => {
		expect(toPostPath(slug)).toBe(path);
	});
});

describe("makeLinksAbsolute", () => {
	const make = (html: string) =>
		makeLinksAbsolute(html, "https://s.example", "https://s.example/blog/a");

	it.each([
		[
			'<a href="/contact?a=1&amp;b=2">x</a>',
			'<a href="https://s.example/contact?a=1&amp;b=2">x</a>',
		],
		['<a class="b" href="/">x</a>', '<a class="b" href="https://s.example/">x</a>'],
		['<a href="#top">x</a>', '<a href="https://s.example/blog/a#top">x</a>'],
		[
			'<img src="/a.png" srcset="/a.png 480w, /b.png?w=2,3 960w" alt="/c">',
			'<img src="https://s.example/a.png" srcset="https://s.example/a.png 480w, https://s.example/b.png?w=2,3 960w" alt="/c">',
		],
		['<video poster="/p.png"></video>', '<video poster="https://s.example/p.png"></video>'],
	])("completes %s", (html, absolute) => {
		expect(make(html)).toBe(absolute);
	});

	it.each([
		'<a href="https://other.example/x">x</a>',
		'<a href="//other.example/x">x</a>',
		'<a href="mailto:a@b.example">x</a>',
		'<p>href="/x" &lt;a href="/x"&gt;</p>',
	])("leaves %s", (html) => {
		expect(make(html)).toBe(html);
	});
});

describe("listPageNumbers", () => {
	it.each([
		[1, 1, [1]],
		[2, 3, [1, 2, 3]],
		[1, 5, [1, 2, null, 5]],
		[4, 5, [1, 2, 3, 4, 5]],
		[400, 834, [1, null, 399, 400, 401, null, 834]],
	])("names page %i of %i", (page, pages, numbers) => {
		expect(listPageNumbers(page, pages)).toEqual(numbers);
	});
});

describe("readSafeHtml", () => {
	it("drops tags and resolves what safe HTML writes as entities, once", () => {
		expect(readSafeHtml(" A <em>b</em> &lt;c&gt; &amp;lt; &quot;d&quot; ")).toBe(
			'A b <c> &lt; "d"',
		);
	});
});
