import { describe, expect, test } from "vitest";
import { makeSafeBody } from "./body.ts";

const OPTIONS = { base: "https://cms.example/", ownOrigins: [], toPicture: () => null };

function make(html: string): string {
	const { html: safe } = makeSafeBody(html, OPTIONS);
	expect(makeSafeBody(safe, OPTIONS).html).toBe(safe);
	return safe;
}

describe("a block of code", () => {
	test("is marked by classes of ours, without a script", () => {
		expect(
			make(
				'<pre class="wp-block-code"><code class="language-js">const a = "&lt;b&gt;"; // 1\n</code></pre>',
			),
		).toBe(
			'<pre role="group" aria-label="Code" tabindex="0"><code class="language-javascript"><span class="code-keyword">const</span> a = <span class="code-string">"&lt;b&gt;"</span>; <span class="code-comment">// 1</span></code></pre>',
		);
	});

	test.each([
		['<pre><code class="lang-css">a { b: 1 }</code></pre>', "css"],
		['<pre class="language-python line-numbers"><code>x = 1</code></pre>', "python"],
		['<pre><code class="hljs php">$x = 1;</code></pre>', "php"],
		['<pre class="brush: jscript; title: ; notranslate">var x;</pre>', "javascript"],
		['<pre class="EnlighterJSRAW" data-enlighter-language="sql">SELECT 1</pre>', "sql"],
		['<pre><code class="language-html">&lt;p&gt;</code></pre>', "xml"],
	])("says its language as %s does", (html, language) => {
		expect(make(html)).toContain(`class="language-${language}"`);
	});

	test("is guessed only where that is clear", () => {
		expect(
			make(
				"<pre><code>SELECT id, name FROM posts WHERE status = 'publish' ORDER BY date DESC LIMIT 10;</code></pre>",
			),
		).toContain("language-sql");
		expect(
			make(
				'<pre><code>if (a &lt; b &amp;&amp; c &gt; d) {\n\treturn `x`;   // "quotes" -- stay\n}</code></pre>',
			),
		).toBe(
			'<pre role="group" aria-label="Code" tabindex="0"><code>if (a &lt; b &amp;&amp; c &gt; d) {\n\treturn `x`;   // "quotes" -- stay\n}</code></pre>',
		);
	});

	test.each(["constructor", "__proto__", "nonesuch", "none"])(
		"of the language %s is plain",
		(name) => {
			expect(make(`<pre><code class="language-${name}">const a = 1;</code></pre>`)).toContain(
				"<code>const a = 1;</code>",
			);
		},
	);

	test("keeps its spaces and lines, and no markup", () => {
		expect(
			make('<pre class="wp-block-preformatted">keep    these\n   spaces<br><b>x</b></pre>'),
		).toContain("keep    these\n   spaces\nx</pre>");
	});

	test("of more than 20 KB is plain", () => {
		const line = "const a = 1;\n";
		expect(make(`<pre><code class="language-js">${line.repeat(1_600)}</code></pre>`)).not.toContain(
			"<span",
		);
		expect(make(`<pre><code class="language-js">${line.repeat(1_500)}</code></pre>`)).toContain(
			"<span",
		);
	});
});
