import { expect, it } from "vitest";
import { convertPost } from "./to-markdown.ts";

const convert = (html: string) => convertPost(html, "https://a.example/blog/post");

it.each([
	[
		"headings and paragraphs",
		"<h2 id='a'>One</h2><p>Two <strong>three</strong></p>",
		"## One\n\nTwo **three**",
	],
	["links", '<p><a href="/pricing">Prices</a></p>', "[Prices](https://a.example/pricing)"],
	["lists", "<ul><li>a</li><li>b</li></ul>", "- a\n- b"],
	[
		"pictures",
		'<p><img src="/pictures/1/a.png" alt="A"></p>',
		"![A](https://a.example/pictures/1/a.png)",
	],
	[
		"tables",
		"<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
		"| a |\n| - |\n| b |",
	],
	["code", "<pre><code>a  b</code></pre>", "```\na  b\n```"],
	["quotations", "<blockquote><p>a</p></blockquote>", "> a"],
	["words like signs", "<p>1 * 2 &lt;b&gt;</p>", "1 \\* 2 \\<b>"],
	["nothing", "", ""],
])("%s of a post become Markdown", (_what, html, markdown) => {
	expect(convert(html)).toBe(markdown);
});
