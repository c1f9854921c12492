import { expect, test } from "vitest";
import { sanitizeExcerpt, sanitizeTitle } from "./inline.ts";

test.each(
	Object.entries({
		"Brand &#038; performance: why “both” beats &#8220;either/or&#8221;":
			"Brand &amp; performance: why “both” beats “either/or”",
		'<em>Semantic</em> <code>&lt;picture&gt;</code> vs <script>alert("title")</script> &#038; 5 < 6':
			"<em>Semantic</em> <code>&lt;picture></code> vs &amp; 5 &lt; 6",
		"<b class=x onclick=alert(1) style='x'>Bold": "<b>Bold</b>",
		"<h1>A <i>b</h1><p>c<br>d</p>": "A <i>b</i> c d",
		"<a href='https://example.com'>Linked</a> H<sub>2</sub>O<em></em>": "Linked H<sub>2</sub>O",
		"&#8203;&shy;": "",
		"a&#xFEFF;b&#8205;": "ab\u200D",
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
	['<p>One &hellip; <a href="/x" class="more-link">Read <span>It</span></a></p>', "One…"],
	['<p>One <a href="http://cms.example/a-post">Weiter <b>&rarr;</b></a> &raquo;</p>', "One"],
	['<p>One [&hellip;]</p><p class="link-more"><a href="/a-post/#more-1">On</a></p>', "One…"],
	['<p>One [<a class="entry-read-more" href="/x">&hellip; more</a>]</p>', "One…"],
	['One [<a class="wp-block-read-more" href="/x">More</a>]', "One"],
	['<p>My <a href="/a-post/">own</a> words</p>', "My own words"],
	['<p><a href="/a-post/">All of it</a></p>', "All of it"],
	["<p>One<span hidden>b</span></p>", "One"],
	["<p>Left: [contact-form-7 id=&#8221;12&#8243;] Old</p>", "Left: Old"],
])("the excerpt %j is %j", (html, safe) => {
	expect(sanitizeExcerpt(html, "https://cms.example/a-post/")).toBe(safe);
	expect(sanitizeExcerpt(safe)).toBe(safe);
});

test("a long excerpt comes to an end", () => {
	const parts = [" ", "→", "[ ]", "[…]", "<a class=read-more>a</a>"];
	const long = parts.map((part) => part.repeat(6_000)).join("b");
	expect(sanitizeExcerpt(`${long}${long}`, "https://cms.example/")).toMatch(/b/);
});
