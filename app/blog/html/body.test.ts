import { expect, test } from "vitest";
import { makeSafeBody } from "./body.ts";
import { make, OPTIONS } from "./make-twice-for-tests.ts";

test("no styles, classes, ids, data, handlers, names or targets survive from outside", () => {
	const foreign = 'style="x" class="a" id="b" data-c="d" onclick="e" name="f" role="g" lang="hi"';
	expect(make(`<p ${foreign}>x <span class="h">y</span></p>`)).toBe('<p lang="hi">x y</p>');
	const link = '<a href="https://a.example/" target="_blank" ping="x" download name=y>x</a>';
	expect(make(link)).toBe('<p><a href="https://a.example/" rel="noopener external">x</a></p>');
});

test.each([
	"<p>One <em>a</em><strong>b</strong><b>c</b><i>d</i><u>e</u><s>f</s><sub>g</sub><sup>h</sup><br>two</p>",
	'<p><mark>a</mark><small>b</small><abbr title="c &quot;d&quot;">e</abbr><cite>f</cite><q>g</q><kbd>h</kbd><code>i</code></p>',
	'<p><time datetime="2026-11-20">today</time></p>',
	'<ol start="3"><li>a<ul><li>b</li></ul></li><li value="7">c</li></ol>',
	"<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>",
	"<blockquote><p>a</p></blockquote>",
	"<details><summary>a</summary><p>b</p></details>",
	"<p>a</p>\n<hr>\n<p>b</p>",
	"<p>He said [sic] so [1], [Ed.: x] and [a = 1] or [user_id]</p>\n<p>[sic]</p>\n<p>[1]</p>",
	'<p><code>[gallery ids="1"]</code></p>',
])("%s stays as it is", (html) => {
	expect(make(html)).toBe(html);
});

test.each([
	["unclosed <b>bold", "<p>unclosed <b>bold</b></p>"],
	["<p>one<div>two</div>three</p>", "<p>one</p>\n<p>two</p>\n<p>three</p>"],
	["<div>Left</div><div>Right</div>", "<p>Left</p>\n<p>Right</p>"],
	["<p>&nbsp;</p><p><br></p><p>a</p><p><b> </b></p><ul></ul><h2> </h2>", "<p>a</p>"],
	["<li>a</li><td>b</td><dd>c</dd>", "<p>a</p>\n<p>b</p>\n<p>c</p>"],
	["<ul>a<li>b</li><ul><li>c</li></ul></ul>", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"],
	["<a href=tel:1>a<a href=tel:2>b</a></a>", '<p><a href="tel:1">a</a><a href="tel:2">b</a></p>'],
	["<p>a</p><!--more--><!--nextpage--><p>b</p>", "<p>a</p>\n<p>b</p>"],
	["<del>a</del><ins>b</ins><tt>c</tt>", "<p><s>a</s><u>b</u><code>c</code></p>"],
	["<form><label>a</label><input><font>b</font><button>c</button></form>", "<p>abc</p>"],
	["<p>Left: [contact-form-7 id=&#8221;1&#8243; title=&#8221;C&#8221;]</p>", "<p>Left:</p>"],
	['<p>[gallery ids="1,2"]</p><p>[gallery]</p><p>[vc_row][vc_column width="1/2"]</p>', ""],
	["<p>[vc_text]Kept[/vc_text] too</p><p>[/vc_row]</p>", "<p>Kept too</p>"],
])("%s is put in order", (html, safe) => {
	expect(make(html)).toBe(safe);
});

test("headings follow the page's h1, skip no level, and make the contents", () => {
	const source = "<h1>A &amp; <em>b</em></h1><h4>C</h4><h3>D</h3><h1>E</h1><h2>F</h2><h5>G</h5>";
	const { html, contents } = makeSafeBody(source, OPTIONS);
	expect(html).toBe(
		'<h2 id="part-a-b">A &amp; <em>b</em></h2>\n<h3 id="part-c">C</h3>\n<h3 id="part-d">D</h3>\n<h2 id="part-e">E</h2>\n<h3 id="part-f">F</h3>\n<h4 id="part-g">G</h4>',
	);
	expect(contents.map(({ id, text, level }) => `${level} ${id} ${text}`).join(", ")).toBe(
		"2 part-a-b A & b, 3 part-c C, 3 part-d D, 2 part-e E, 3 part-f F",
	);
});

test("headings have names of their own in any script", () => {
	const html = "<h2>Same</h2><h2>Same</h2><h2>Same 2</h2><h2>छोटे व्यवसाय</h2><h2>!</h2>";
	expect(
		makeSafeBody(html, OPTIONS)
			.contents.map(({ id }) => id)
			.join(),
	).toBe("part-same,part-same-2,part-same-2-2,part-छोटे-व्यवसाय,part-section");
});

test.each(
	Object.entries({
		'<p><a href="#one">1</a><a href="https://cms.example/a-post/#two">2</a><a href="#gone">3</a></p><h2 id="one">A</h2><h2><span id="two"></span>B</h2>':
			'<p><a href="#part-a">1</a><a href="#part-b">2</a>3</p>\n<h2 id="part-a">A</h2>\n<h2 id="part-b">B</h2>',
		'<p>x<sup id="back"><a href="#note">1</a></sup></p><ol><li id="note">n <a href="#back">up</a></li></ol>':
			'<p>x<sup id="part-note"><a href="#part-note-2">1</a></sup></p>\n<ol><li id="part-note-2">n <a href="#part-note">up</a></li></ol>',
	}),
)("links within the page lead to its new names: %s", (html, safe) => {
	expect(make(html)).toBe(safe);
});

test.each([
	["/contact", 'href="https://cms.example/contact"'],
	["../b?c=d&e=f", 'href="https://cms.example/b?c=d&amp;e=f"'],
	["https://site.example/x", 'href="https://site.example/x"'],
	["https://cms.example/our-work", 'href="/blog/our-work"'],
	["//a.example/x", 'href="https://a.example/x" rel="noopener external"'],
	["//cms.example.evil/", 'href="https://cms.example.evil/" rel="noopener external"'],
	["mailto:hi@example.test", 'href="mailto:hi@example.test"'],
	["tel:+911234567890", 'href="tel:+911234567890"'],
])("a link to %s is one", (href, attributes) => {
	expect(make(`<a href="${href}">x</a>`)).toBe(`<p><a ${attributes}>x</a></p>`);
});

test.each([
	"javascript:alert(1)",
	"JaVa&#x0A;\tScRiPt&colon;alert(1)",
	"\u0001javascript:alert(1)",
	"data:text/html,x",
	"file:///x",
	"https://user:word@a.example/",
	"http://",
	"",
])("a link to %j is only its text", (href) => {
	expect(make(`<a href="${href}">x</a>`)).toBe("<p>x</p>");
});

test("words are counted over all of the text", () => {
	const html = "<h2>Two words</h2><ul><li>three</li><li>four — five</li></ul>";
	expect(makeSafeBody(html, OPTIONS).words).toBe(5);
	expect(makeSafeBody("", OPTIONS)).toEqual({ html: "", contents: [], words: 0 });
});

test.each([
	[
		"5,000 nested blocks",
		`${"<div>".repeat(5_000)}text${"</div>".repeat(5_000)}`,
		/^<p>text<\/p>$/,
	],
	["300 nested quotes", `${"<blockquote>".repeat(300)}text`, /text/],
	["1 MB of <b>", "<b>".repeat(333_334), /^$/],
	["1 MB of lists", "<ul><li>".repeat(125_000), /^$/],
	["30,000 paragraphs", "<p>word</p>".repeat(30_000), /^<p>word<\/p>\n/],
	["1 MB of brackets", '[a b="'.repeat(170_000), /^<p>/],
	["1 MB of code", `<pre class="language-js">${"let a = 1;\n".repeat(90_000)}</pre>`, />let/],
])("%s come to an end", (_what, html, safe) => {
	expect(makeSafeBody(html, OPTIONS).html).toMatch(safe);
});
