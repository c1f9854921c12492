import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type WordParts, WrittenWords } from "./written-words.tsx";

const PARTS: WordParts = {
	renderWords: (words) => words,
	lineBreak: <br />,
	Link: ({ href, children }) => <a href={href}>{children}</a>,
	Paragraph: ({ children }) => <p>{children}</p>,
	List: ({ first, children }) =>
		first === null ? <ul>{children}</ul> : <ol start={first}>{children}</ol>,
};

it.each<[what: string, words: string, html: string]>([
	["lines", "Dear Riya,\nyes.\n\nMeera", "<p>Dear Riya,<br/>yes.</p><p>Meera</p>"],
	[
		"a list",
		"Two:\n- an audit\n- a plan",
		'<p>Two:</p><ul><li dir="auto">an audit</li><li dir="auto">a plan</li></ul>',
	],
	["numbers", "2. b\n3. c", '<ol start="2"><li dir="auto">b</li><li dir="auto">c</li></ol>'],
	["bold words", "In **May**.", "<p>In <strong>May</strong>.</p>"],
	["a link", "[Prices](https://x.example/p)", '<p><a href="https://x.example/p">Prices</a></p>'],
	["no link that runs", "[a](javascript:alert(1))", "<p>[a](javascript:alert(1))</p>"],
	[
		"nothing else",
		"# 1\n> <b>2</b> *3* _4_ `5` \\* &amp; ![6](x.png)\n    7\n---",
		"<p># 1<br/>&gt; &lt;b&gt;2&lt;/b&gt; *3* _4_ `5` \\* &amp;amp; ![6](x.png)<br/>7<br/>---</p>",
	],
])("what staff wrote has %s", (_what, words, html) =>
	expect(renderToStaticMarkup(<WrittenWords parts={PARTS}>{words}</WrittenWords>)).toBe(html),
);
