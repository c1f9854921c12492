import { expect, it } from "vitest";
import { parsePage } from "./parse-page.server.ts";

const MAIN = "<main><style>*{display:none}</style></main><script>evil()</script><main></main>";
const DATA = '<script type="application/ld+json">{}</script>';
const RULES = '<script type="speculationrules">{}</script>';

it.each([
	["each once", "<script>a()</script><main></main><script async>a()</script>", ["a()"], []],
	["with spaces", "<style> p {} </style><script>\nb()</script>", ["\nb()"], [" p {} "]],
	["as they stand", "<script>a<b&&c&amp;'</p>'</script>", ["a<b&&c&amp;'</p>'"], []],
	["not of the content", `<script>a()</script>${MAIN}<script>b()</script>`, ["a()", "b()"], []],
	["with rules for the browser, not data for search engines", DATA + RULES, ["{}"], []],
	["held back", '<script type="text/plain">a()</script>', ["a()"], []],
	["not files", '<script src="/a.js"></script>', [], []],
])("finds a page's inline scripts and styles, %s", (_which, html, scripts, styles) => {
	const page = parsePage(html);
	expect({ scripts: [...page.scripts], styles: [...page.styles] }).toEqual({ scripts, styles });
});
