import { expect, test } from "vitest";
import { getSafeText, resolveLinks } from "./safe-html.ts";

test.each([
	['<a href="/b">a</a>', '<a href="https://site.example/b">a</a>'],
	['<a href="#part-b">a</a>', '<a href="https://site.example/blog/a#part-b">a</a>'],
	['<a href="mailto:b@site.example">a &lt; b</a>', null],
	['<a href="https://a.example/" rel="noopener external">href="/b"</a>', null],
	[
		'<img src="/b" srcset="/b?w=1%2C 480w, /b?w=2 768w" alt="src=&quot;/b&quot; > c">',
		'<img src="https://site.example/b" srcset="https://site.example/b?w=1%2C 480w, https://site.example/b?w=2 768w" alt="src=&quot;/b&quot; > c">',
	],
])("%s stands on another site", (html, absolute) => {
	expect(resolveLinks(html, "https://site.example/blog/a")).toBe(absolute ?? html);
});

test.each([
	[" A title ", "A title"],
	["5 &lt; 6 &amp;amp; <em>7</em><sub>8</sub>", "5 < 6 &amp; 78"],
	["<h2>A</h2><p>b<br>c</p>", "A b c"],
	['<p>Cut off <a href="https://a.example/>', "Cut off"],
])("the text of %j is %j", (html, text) => {
	expect(getSafeText(html)).toBe(text);
});
