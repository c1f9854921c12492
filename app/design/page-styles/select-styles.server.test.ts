import { expect, it } from "vitest";
import { parsePage } from "#app/platform/content-policy/parse-page.server.ts";
import { createStyleSelector } from "./select-styles.server.ts";

const PAGE = parsePage(
	'<main id="main" class="wrap lg:grid"><p class="a b">xé</p><svg><path fill="var(--own)"/></svg></main>',
);

it.each([
	["a tag", "p{a:b}", "p{a:b;}"],
	["all classes of a selector", ".a.b{a:b}.a.c{a:b}", ".a.b{a:b;}"],
	["an escaped class", String.raw`.lg\:grid{a:b}`, String.raw`.lg\:grid{a:b;}`],
	[
		"a font for letters that it has",
		"@font-face{src:a;unicode-range:U+A1, U+E8-EA}@font-face{src:b;unicode-range:U+EA-17F}",
		"@font-face{src:a;unicode-range:U+A1, U+E8-EA}",
	],
	["an id", "#main{a:b}#other{a:b}", "#main{a:b;}"],
	["one of a list", ".none,.a{a:b}", ".none,.a{a:b;}"],
	["one of :is()", ":is(.none,.a) p{a:b}:is(.none,h1) p{a:b}", ":is(.none,.a) p{a:b;}"],
	["what is not there in :not() and :has()", "p:not(.c):has(h1){a:b}", "p:not(.c):has(h1){a:b;}"],
	["attributes and states", "p[open]:focus{a:b}", "p[open]:focus{a:b;}"],
	[
		"nothing that only a pointer brings about",
		"p:hover,.a:hover .b,p:is(:active),::selection{a:b}",
		"",
	],
	["no fallback of @property", "@layer properties{@supports (a:b){p{--a:b}}}p{a:b}", "p{a:b;}"],
	["a repeated declaration once", "p{-webkit-a:b;-webkit-a:b;a:b}", "p{-webkit-a:b;a:b;}"],
	["no transition", "p{transition:a 1s;b:c}.a{transition-property:b}", "p{b:c;}"],
	["what a pointer brings about beside others", "p:hover,p:focus{a:b}", "p:hover,p:focus{a:b;}"],
	["nested rules", ".a{a:b;.c &{c:d}.b &{e:f}}", ".a{a:b;.b &{e:f;}}"],
	["no empty block", "@media (width>1px){h1{a:b}}@layer x{p{a:b}}", "@layer x{p{a:b;}}"],
	[
		"custom properties that are used, also by others and by drawings",
		":root{--a:1;--b:var(--a);--own:2;--none:3}p{c:var(--b)!important}",
		":root{--a:1;--b:var(--a);--own:2;}p{c:var(--b)!important;}",
	],
	[
		"keyframes and @property that are used",
		"p{animation:1s go}@keyframes go{to{a:b}}@keyframes no{to{a:b}}@property --no{syntax:'*'}",
		"p{animation:1s go;}@keyframes go{to{a:b}}",
	],
])("keeps %s", (_what, css, kept) => {
	expect(createStyleSelector(css)(PAGE)).toBe(kept);
});
