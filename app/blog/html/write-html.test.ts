import { expect, test } from "vitest";
import { element } from "./tree.ts";
import { writeHtml } from "./write-html.ts";

test("nothing is written but what is listed, whatever the tree holds", () => {
	const tree = [
		element("script", {}, ["alert(1) <b>"]),
		element("constructor", { href: "x" }, ["a"]),
		element("a", { href: "javascript:alert(1)", onclick: "x", rel: "opener", id: "forms" }, ["b"]),
		element("a", { href: "//evil.example" }, ["c"]),
		element("img", { src: "data:x", onerror: "x", alt: '"<&>' }),
		element("p", { class: "x", style: "x", constructor: "x", toString: "x" }, ["d"]),
	];
	expect(writeHtml(tree)).toBe(
		'alert(1) &lt;b&gt;a<a>b</a><a>c</a><img alt="&quot;&lt;&amp;&gt;"><p>d</p>',
	);
});
