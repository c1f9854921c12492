import { expect, it } from "vitest";
import { listPageNumbers } from "#app/sections/page-numbers.ts";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { toPostPath } from "./addresses.ts";
import { readSafeHtml } from "./plain-text.ts";

it.each([
	["slow-websites", "/blog/slow-websites"],
	["पतंग", "/blog/%e0%a4%aa%e0%a4%a4%e0%a4%82%e0%a4%97"],
	["%E0%A4%AA", "/blog/%e0%a4%aa"],
	["cut-%e0%a4", "/blog/cut-%25e0%25a4"],
	["a/b?c", "/blog/a%2fb%3fc"],
])("the slug %j, encoded or not, has one path", (slug, path) => {
	expect(toPostPath(slug)).toBe(path);
});

it("addresses of this site are made absolute, those of others and in texts are not", () => {
	const html =
		'<a class="b" href="/c?a=1&amp;b=2">href="/x"</a><a href="#top"></a><img src="/a" srcset="/a 1w, /b?w=2,3 2w" alt="/c"><video poster="/p"><a href="https://o.example/x"><a href="//o.example/"><a href="mailto:a@b.example">';
	expect(makeLinksAbsolute(html, "https://s.example", "https://s.example/blog/a")).toBe(
		'<a class="b" href="https://s.example/c?a=1&amp;b=2">href="/x"</a><a href="https://s.example/blog/a#top"></a><img src="https://s.example/a" srcset="https://s.example/a 1w, https://s.example/b?w=2,3 2w" alt="/c"><video poster="https://s.example/p"><a href="https://o.example/x"><a href="//o.example/"><a href="mailto:a@b.example">',
	);
});

it.each([
	[1, 1, [1]],
	[2, 3, [1, 2, 3]],
	[1, 5, [1, 2, null, 5]],
	[4, 5, [1, 2, 3, 4, 5]],
	[400, 834, [1, null, 399, 400, 401, null, 834]],
])("page %i of %i leads to its neighbours and to the ends", (page, pages, numbers) => {
	expect(listPageNumbers(page, pages)).toEqual(numbers);
});

it("plain text has no tags, and resolves what safe HTML writes as entities once", () => {
	const html = " A <em>b</em> &lt;c&gt; &amp;lt; &quot;d&quot; ";
	expect(readSafeHtml(html)).toBe('A b <c> &lt; "d"');
});
