import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { hashInline } from "./hash-inline.server.ts";

const MAIN = "<main><style>*{display:none}</style></main><script>evil()</script><main></main>";
const DATA = '<script type="application/ld+json">{}</script>';
const RULES = '<script type="speculationrules">{}</script>';

it.each([
	["each once", "<script>a()</script><main></main><script async>a()</script>", ["a()"], []],
	["with spaces", "<style> p {} </style><script>\nb()</script>", ["\nb()"], [" p {} "]],
	["not of the content", `<script>a()</script>${MAIN}<script>b()</script>`, ["a()", "b()"], []],
	["with rules for the browser, not data for search engines", DATA + RULES, ["{}"], []],
])("the hashes are those of a page's scripts and styles, %s", (_which, html, scripts, styles) => {
	const toHashes = (texts: string[]) =>
		texts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
	expect(hashInline(html)).toEqual({ scripts: toHashes(scripts), styles: toHashes(styles) });
});
