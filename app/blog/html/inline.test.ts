import { expect, test } from "vitest";
import { sanitizeExcerpt, sanitizeTitle } from "./body.ts";

test.each(
	Object.entries({
		"Brand &#038; performance: why “both” beats &#8220;either/or&#8221;":
			"Brand &amp; performance: why “both” beats “either/or”",
		'<em>Semantic</em> <code>&lt;picture&gt;</code> vs <script>alert("title")</script> &#038; 5 < 6':
			"<em>Semantic</em> <code>&lt;picture></code> vs &amp; 5 &lt; 6",
		"<b class=x onclick=alert(1) style='x'>Bold": "<b>Bold</b>",
		"<h1>A <i>b</h1><p>c<br>d</p>": "A <i>b</i> c d",
		"<a href='https://example.com'>Linked</a> H<sub>2</sub>O<em></em>": "Linked H<sub>2</sub>O",
		"a\u0000b&#1;\uD800": "ab\uFFFD",
	}),
)("the title %j is %j", (html, safe) => {
	expect(sanitizeTitle(html)).toBe(safe);
	expect(sanitizeTitle(safe)).toBe(safe);
});

test.each([
	["<p>One tool we [&hellip;]</p>\n", "One tool we…"],
	["<p>One <em>tool [&hellip;]</em></p>", "One <em>tool…</em>"],
	["<p>One</p><p>two <a href='/x'>three</a></p>", "One two three"],
	["<p>Left: [contact-form-7 id=&#8221;12&#8243;] Old</p>", "Left: Old"],
])("the excerpt %j is %j", (html, safe) => {
	expect(sanitizeExcerpt(html)).toBe(safe);
	expect(sanitizeExcerpt(safe)).toBe(safe);
});
