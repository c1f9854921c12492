import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { hashInline } from "./hash-inline.server.ts";

const CLOSED_MAIN =
	"<main><style>*{display:none}</style></main><script>evil()</script><main></main>";

it.each([
	["each once", "<script>a()</script><main></main><script async>a()</script>", ["a()"], []],
	[
		"with their spaces",
		"<style media=print> p {} </style><script>\nb()</script>",
		["\nb()"],
		[" p {} "],
	],
	[
		"not within the content's words",
		`<script>a()</script>${CLOSED_MAIN}<script>b()</script>`,
		["a()", "b()"],
		[],
	],
	["but not data for search engines", '<script type="application/ld+json">{}</script>', [], []],
	["with rules for the browser", '<script type="speculationrules">{}</script>', ["{}"], []],
	["of a document without <main>", "<svg><style>a{}</style></svg>", [], ["a{}"]],
])("the hashes are those of a page's scripts and styles, %s", (_which, html, scripts, styles) => {
	const toHashes = (texts: string[]) =>
		texts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
	expect(hashInline(html)).toEqual({ scripts: toHashes(scripts), styles: toHashes(styles) });
});
