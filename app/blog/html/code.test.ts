import { expect, test } from "vitest";
import { make } from "./make-twice-for-tests.ts";

test("a block of code is marked by classes of ours, without a script", () => {
	const html =
		'<pre class="wp-block-code"><code class="language-js">const a = "&lt;b&gt;"; // 1\n</code></pre>';
	expect(make(html)).toBe(
		'<pre role="group" aria-label="Code" tabindex="0"><code class="language-javascript"><span class="code-keyword">const</span> a = <span class="code-string">"&lt;b&gt;"</span>; <span class="code-comment">// 1</span></code></pre>',
	);
});

test.each([
	["css", '<pre><code class="lang-css">a { b: 1 }</code></pre>'],
	["python", '<pre class="language-python line-numbers"><code>x = 1</code></pre>'],
	["php", '<pre><code class="hljs php">$x = 1;</code></pre>'],
	["javascript", '<pre class="brush: jscript; title: ; notranslate">var x;</pre>'],
	["sql", '<pre class="EnlighterJSRAW" data-enlighter-language="sql">SELECT 1</pre>'],
	["xml", '<pre><code class="language-html">&lt;p&gt;</code></pre>'],
	["sql", "<pre><code>SELECT id FROM a WHERE b = 'c' ORDER BY d DESC LIMIT 10;</code></pre>"],
])("a block of code is of the language %s, named or clear: %s", (language, html) => {
	expect(make(html)).toContain(`class="language-${language}"`);
});

test.each([
	'<code class="language-constructor">const a = 1;</code>',
	'<code class="language-__proto__">const a = 1;</code>',
	'<code class="language-none">const a = 1;</code>',
	'<code>if (a &lt; b &amp;&amp; c &gt; d) {\n\treturn `x`;   // "quotes" -- stay\n}</code>',
	`<code class="language-js">${"const a = 1;\n".repeat(1_600)}end</code>`,
	"keep    these\n   spaces",
])("a block of code of no clear language, or of more than 20 KB, is plain: %s", (code) => {
	expect(make(`<pre>${code}</pre>`)).toBe(
		`<pre role="group" aria-label="Code" tabindex="0">${code.replace(/ class="[^"]*"/, "")}</pre>`,
	);
});

test("a block of code of less than 20 KB is marked, and markup in it is not", () => {
	const lines = "const a = <b>1</b>;<br>".repeat(1_500);
	const html = make(`<pre><code class="language-js">${lines}</code></pre>`);
	expect(html.match(/\n<span class="code-keyword">const<\/span> a/g)).toHaveLength(1_499);
	expect(html).not.toMatch(/<b>|<br>/);
});
