import { describe, expect, it } from "vitest";
import { createDresser, STYLES_PLACE } from "./dress-page.ts";
import { readPageSheet } from "./page-sheet.ts";
import { writeFonts, writeWholeStyles } from "./write-styles.ts";

const LIST = ".grid :is(ul, .list)";
const LAYERS = "@layer a{h1{top:0}}@layer b{.flat{top:0}}@layer a{p{top:0}}";
const START = "@layer a{@starting-style{.far{top:1px}.near{top:0}}}";
const ANEW = ":root{--ink:#000}.night{--ink:#fff}p{color:var(--ink)}";
const GROUPS =
	":root{--gap:calc(1px + 1px);--unused:calc(1px + 2px)}@media (b){.far{margin:var(--gap)}}" +
	".moving{animation:2s turn}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}";
const SHARED = ":root{--twice:clamp(4px,5vw)}p{margin:var(--twice)}b{margin:var(--twice)}";

const toPage = (markup: string) => `<style>${STYLES_PLACE}</style>${markup}`;

/** The page as it is sent, its styles and its markup apart. */
function dress(sheet: string, markup: string): { styles: string; markup: string } {
	const page = createDresser(readPageSheet(sheet))(toPage(markup));
	const [, styles = "", rest = ""] = /<style>(.*?)<\/style>(.*)/s.exec(page) ?? [];
	return { styles, markup: rest };
}

describe("a rule", () => {
	it.each([
		[".card", '<p class="card">', true],
		[".card > h2 .title", '<p class="card title"><h2>', true],
		[".card > h2 .title", '<p class="card title">', false],
		["svg linearGradient", "<svg><linearGradient>", true],
		[":root[data-theme=dark]", "<p>", true],
		[".\\@max-\\[1rem\\,5\\{\\]\\:px-2\\.5", '<p class="@max-[1rem,5{]:px-2.5">', true],
		[LIST, '<ul class="grid">', true],
		[LIST, '<p class="grid">', false],
		[":where(:is(.a .b, .c) > li)", '<li class="c">', true],
		[":root:has(dialog[open])", "<p>", false],
		["body > :not(main, .shown)", "<body>", true],
		["li:hover", "<li>", false],
		["::placeholder", "<input>", false],
	])("for %s on a page with %s is there: %s", (selector, markup, isThere) => {
		const { styles } = dress(`${selector}{margin:0}`, markup);
		expect(styles.includes("{margin:0}")).toBe(isThere);
	});
});

describe("a page's styles", () => {
	it.each<[what: string, sheet: string, markup: string, has: RegExp, lacks?: RegExp]>([
		["of a list the selectors that are met", "h2,h3{top:0}", "<h2>", /h2\{top:0\}/, /h3/],
		["braces in strings", 'p{background:url("a;}b");top:0}', "<p>", /\{b.*"a;\}b"\);top:0\}/],
		["the order of all layers", LAYERS, "<p>", /^@layer a,b;@layer a\{p\{top:0\}\}$/],
		["nothing for paper", "@layer a{@media print{p{top:1px}}p{top:0}}", "<p>", /top:0/, /1px/],
		["focus without hover", "a:hover,a:focus{top:0}", "<a>", /a:focus\{top:0\}/, /hover/],
		["the groups used", GROUPS, '<p class="far">', /@media \(b\)\{\.\w+\{margin:/, /turn|fade/],
		["the properties used", GROUPS, '<p class="far">', /calc\(1px \+ 1px\)/, /unused|2px/],
		["products worked out", ":root{--s:.25rem}p{top:calc(var(--s) * 6)}", "<p>", /p\{top:1.5rem\}/],
		["a value of two places once", SHARED, "<p><b>", /clamp\(4px/, /clamp.*clamp/],
		["what is met at a start", START, '<p class="near">', /g-style\{\.\w+\{top:0\}\}/, /1px/],
		["a property set anew by name", ANEW, '<p class="night">', /#000.*#fff.*p\{color:var\(/],
		["a transition's own name", "::view-transition-group(.kite){top:0}", "<p>", /\(\.kite\)\{/],
	])("have %s", (_what, sheet, markup, has, lacks = /undefined/) => {
		const { styles } = dress(sheet, markup);
		expect(styles).toMatch(has);
		expect(styles).not.toMatch(lacks);
	});

	it("are its own, whatever pages were dressed before", () => {
		const dresser = createDresser(readPageSheet("h2{margin:0}h3{margin:1px}"));
		expect(dresser(toPage("<h2>"))).toContain("h2{margin:0}</style>");
		expect(dresser(toPage("<h3>"))).toContain("h3{margin:1px}</style>");
		expect(dresser(toPage("<h2>"))).toContain("h2{margin:0}</style>");
	});
});

describe("a paper's role", () => {
	const SHEET = ":root{--ink:f(0);--line:f(1)}.night{--ink:#abc;--line:#def;color:var(--ink)}";

	it.each([
		["on it", ".card{color:var(--line)}", '<p class="night"><b class="card">A</b></p>', true],
		["beside it", ".card{color:var(--line)}", '<p class="night"><img>A</p><b class="card">', false],
		["on it, where it has the focus", ":focus{color:var(--line)}", '<p class="night">', true],
		["on it, by an attribute", "", '<p class="night"><path fill="var(--line)">', true],
	])("is there where something uses it %s", (_where, rule, markup, isThere) => {
		const { styles } = dress(SHEET + rule, markup);
		expect(styles).toContain("#abc");
		expect(styles.includes("#def")).toBe(isThere);
	});
});

describe("the names of classes", () => {
	const RULES =
		".px-4{padding:4px}.focus\\:ink:focus{color:red}.list>.item{margin:0}" +
		'[class*="bg-"]{color:red}.bg-red{color:red}';
	const LOCAL = "@font-face{font-family:B;src:local(Arial)}";
	const FETCHED = "@font-face{font-family:A;src:url(/a.woff2)}";
	const sheet = readPageSheet(RULES + LOCAL + FETCHED);
	const short = sheet.shortNames.get("px-4") ?? "";

	it("are short where a class stands alone in its selectors", () => {
		const { styles, markup } = dress(RULES, '<p class="px-4 focus:ink">A');
		const [, first, second] = /class="(\w\w) (\w\w)"/.exec(markup) ?? [];
		expect(styles).toContain(`.${first}{padding:4px}`);
		expect(styles).toContain(`.${second}:focus{color:red}`);
	});

	it.each([
		'<p class="list bg-red unknown"><b class="item">A',
		'<code>&lt;p class="px-4"&gt;</code>',
	])("stay in %s", (markup) => {
		expect(dress(RULES, markup).markup).toBe(markup);
	});

	it.each([
		['<footer class="px-4"></footer><footer>A', '<footer class="??"></footer><footer>A'],
		['<footer class="px-4">A</footer>B', '<footer class="??">A</footer>B'],
		['<form data-discover="true" class="">A', "<form>A"],
		['<a class="px-4" href="/" data-discover="true">B', '<a class="??" href="/">B'],
	])("%s become %s", (written, sent) => {
		expect(dress(RULES, written).markup).toBe(sent.replaceAll("??", short));
	});

	it("are both known to the sheet that comes later, without the fonts that the page has", () => {
		const styles = writeWholeStyles(sheet);
		expect(styles).toContain(`.px-4,.${short}{padding:4px}`);
		expect(styles).toContain(".list>.item{margin:0}");
		expect(styles).not.toContain("@font-face");
		expect(writeFonts(sheet)).toBe(`@media all{${FETCHED}}${LOCAL}`);
	});
});
