import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { convertToMarkdown } from "./to-markdown.ts";

const ORIGIN = "https://agency.example";

const convert = (html: string) => convertToMarkdown(html, ORIGIN);
const write = (html: string) => convert(html)?.markdown;
const readClipboard = (program: string) =>
	readFileSync(new URL(`clipboards/${program}.html`, import.meta.url), "utf8");

test("a document of Word keeps headings, lists, table and links, without comments, deleted words and pictures", () => {
	expect(convert(readClipboard("word"))).toEqual({
		markdown: [
			"## What a Shop Needs Before Diwali",
			"Begin **six weeks ahead**, not two: “stock” is the word that _every_ supplier hears first.",
			"### The first week",
			"- Count what is there\n  - in the shop\n  - in the store room\n- Call the supplier",
			"Then, in this order:",
			"1. Photograph each piece\n2. Write its [price](https://www.example.com/price-list?from=doc) down",
			"| Week | Budget |\n| - | - |\n| 1 \\| 2 | 10\u00a0% of the year |",
			"We always answer_by \\<noon>.",
		].join("\n\n"),
		isInline: false,
		pictures: 1,
	});
});

test("a document of Google Docs keeps what it says by styles, and its lists within lists", () => {
	expect(convert(readClipboard("google-docs"))).toEqual({
		markdown: [
			"## What a Review Is Worth",
			"People read **the worst _first_**, says [a study](https://example.org/study?year=2026). It’s ~~old~~ new.",
			"- Ask\n  - by e-mail\n- Answer",
			"#### Numbers",
			"| Stars | Calls |\n| - | - |\n| 4.5 | 12 |",
		].join("\n\n"),
		isInline: false,
		pictures: 1,
	});
});

test("a document of LibreOffice keeps its line breaks, and of a link to a file the words", () => {
	expect(convert(readClipboard("libreoffice"))).toEqual({
		markdown: [
			"## Opening hours",
			"We are open **from Monday to Friday**, _10:00_ to 18:00.",
			"1. Ring the bell\n2. Wait\n   - at the door",
			"12 Laxmi Road\\\nPune, see the plan or [write](mailto:hello@example.org)",
			"| Day | Hours |\n| - | - |\n| Saturday | 10–13 15–18 |",
		].join("\n\n"),
		isInline: false,
		pictures: 0,
	});
});

test("what is no more than its text is left to the browser", () => {
	expect(
		convert("<meta charset=utf-8><span style='color:red'>Words_of * theirs</span>"),
	).toBeNull();
	expect(convert("<a href='https://example.org/'>https://example.org/</a>")).toBeNull();
	expect(
		convert("<div style='font-family: monospace; white-space: pre;'><b>**bold**</b></div>"),
	).toBeNull();
});

test("a part of a line stays one, and a picture alone is nothing but left out", () => {
	expect(convert("so <b>bold</b>")).toEqual({
		markdown: "so **bold**",
		isInline: true,
		pictures: 0,
	});
	expect(convert("<img src='https://example.org/a.png' alt='A'>")).toEqual({
		markdown: "",
		isInline: true,
		pictures: 1,
	});
});

test.for([
	["bold that meets bold, and blanks at its edges", "<b>a</b><b> b </b>c", "**a b** c"],
	["bold that is none by its style", "<b style='font-weight: 400'>a</b> <i>b</i>", "a _b_"],
	["a blank of WebKit's", "<b>a</b><span class=Apple-converted-space>&nbsp;</span>b", "**a** b"],
	["a heading that is bold", "<h2><b>a</b><br>b</h2>", "## a b"],
	["headings below the title of the page", "<h1>a</h1><h6>b</h6>", "## a\n\n###### b"],
	["empty paragraphs and headings", "<p>&nbsp;</p><h2><br></h2><ul><li>a</ul>", "- a"],
	[
		"an own link of a preview",
		`<a href="${ORIGIN}/pricing?draft=7#fees">a</a>`,
		"[a](/pricing#fees)",
	],
	[
		"a link past a page of Outlook's",
		"<a href='https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=05'>a</a>",
		"[a](https://example.org/a)",
	],
	[
		"a link to nowhere",
		"<b>a</b> <a href='javascript:alert(1)'>b</a> <a href='#_Toc1'>c</a>",
		"**a** b c",
	],
	[
		"signs of Markdown",
		"<p># no heading</p><p>1. no list *here*</p>",
		"\\# no heading\n\n1\\. no list \\*here\\*",
	],
	["words that look like a tag", "<b>a</b> &lt;script&gt;", "**a** \\<script>"],
	["code", "<pre><code>a  b\n</code></pre>", "```\na  b\n```"],
	["a malformed style", "<b style='font-weight'>a</b>", "**a**"],
] as const)("%s", ([, html, markdown]) => {
	expect(write(html)).toBe(markdown);
});
