import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type BodyOptions, sanitizeBody } from "./body.ts";

const EXAMPLES: Record<string, [from: string, to?: string][]> = parse(
	readFileSync("tests/support/fixtures/post-bodies.yaml", "utf8"),
);

const OPTIONS: BodyOptions = {
	base: "https://cms.example/a-post/",
	ownOrigins: ["site.example", "cms.example"],
	toPicture(address, width) {
		const url = new URL(address);
		if (url.host === "elsewhere.example") return null;
		url.searchParams.set("w", String(width));
		return url.href;
	},
	toLocalLink: ({ pathname }) =>
		pathname.includes("/our-") ? `/blog${pathname.replace("/blog", "")}` : null,
};

/** Sanitizes a body, and expects the same result when it is sanitized again. */
function make(html: string): string {
	const { html: safe } = sanitizeBody(html, OPTIONS);
	expect(sanitizeBody(safe, OPTIONS).html).toBe(safe);
	return safe;
}

test.each(
	Object.entries(EXAMPLES).flatMap(([what, all]) =>
		all.map(([from, to = from]) => [what, from, to] as const),
	),
)("%s: %s", (_what, html, safe) => {
	expect(make(html)).toBe(safe);
});

test("headings follow the page's h1, skip no level, and make the contents", () => {
	const source = "<h1>A &amp; <em>b</em></h1><h4>C</h4><h3>D</h3><h1>E</h1><h2>F</h2><h5>G</h5>";
	const { html, contents } = sanitizeBody(source, OPTIONS);
	expect(html).toBe(
		'<h2 id="part-a-b">A &amp; <em>b</em></h2>\n<h3 id="part-c">C</h3>\n<h3 id="part-d">D</h3>\n<h2 id="part-e">E</h2>\n<h3 id="part-f">F</h3>\n<h4 id="part-g">G</h4>',
	);
	expect(contents.map(({ id, text, level }) => `${level} ${id} ${text}`).join(", ")).toBe(
		"2 part-a-b A & b, 3 part-c C, 3 part-d D, 2 part-e E, 3 part-f F",
	);
});

test("headings have names of their own in any script, and their words are counted", () => {
	const html = "<h2>Same</h2><h2>Same</h2><h2>Same 2</h2><h2>छोटे व्यवसाय</h2><h2>—</h2>";
	const { contents, words } = sanitizeBody(html, OPTIONS);
	expect(contents.map(({ id }) => id).join()).toBe(
		"part-same,part-same-2,part-same-2-2,part-छोटे-व्यवसाय,part-section",
	);
	expect(words).toBe(6);
});

test.each([
	["python", '<pre class="language-python line-numbers"><code>x = 1</code></pre>'],
	["sql", "<pre><code>SELECT id FROM a WHERE b = 'c' ORDER BY d DESC LIMIT 10;</code></pre>"],
])("a block of code is of the language %s, named or clear: %s", (language, html) => {
	expect(make(html)).toContain(`class="language-${language}"`);
});

test("a block of code of up to 20 KB is marked, and markup in it is not", () => {
	const write = (lines: number) =>
		make(`<pre><code class="language-js">${"const a = <b>1</b>;<br>".repeat(lines)}</code></pre>`);
	expect(write(2).match(/<span class="code-keyword">const<\/span> a/g)).toHaveLength(2);
	expect(write(2)).not.toMatch(/<b>|<br>/);
	expect(write(1_700)).not.toContain("<span");
});

const NAMES = Array.from({ length: 150_000 }, (_, at) => `a${at}`).join(" ");

// Each is up to a megabyte long, which takes minutes where the time grows with the square of the length.
test.each([
	["nested blocks", `${"<div>".repeat(5_000)}text`, /^<p>text<\/p>$/],
	["lists", "<ul><li>".repeat(125_000), /^$/],
	["brackets", '[a b="'.repeat(170_000), /^<p>/],
	["attributes with names of their own", `<p ${NAMES}>text`, /^<p>text<\/p>$/],
	["items in nested figures", `${"<figure>a".repeat(190)}${"b<li>".repeat(40_000)}`, /^<figure>a/],
	[
		"copies for no script",
		`${"<img alt=a>".repeat(3_000)}${"<noscript><img alt=a src=/a></noscript>".repeat(3_000)}`,
		/^<p>/,
	],
	["names of one link", `<a href=/>${"<i class=sr-only></i>".repeat(12_000)}text</a>`, /^<p>/],
	["styles", "<p style='display:none;}'>text".repeat(10_000), /^$/],
	["formulas", `<math>${"<mfrac>".repeat(190)}${"<mi>x</mi>".repeat(10_000)}`, /^<p>/],
	["pictures in lines", `<img src=/a alt=a srcset="${"a,".repeat(400_000)}">`, /^<p>/],
])("many %s come to an end", (_what, html, safe) => {
	expect(sanitizeBody(html, OPTIONS).html).toMatch(safe);
});
