import { describe, expect, it } from "vitest";
import { createDresser, STYLES_PLACE } from "./dress-page.ts";
import { readPageSheet } from "./page-sheet.ts";
import { writeFonts, writeWholeStyles } from "./write-styles.ts";

/** The page as it is sent, its styles and its markup apart. */
function dress(sheet: string, markup: string): { styles: string; markup: string } {
	const page = createDresser(readPageSheet(sheet))(`<style>${STYLES_PLACE}</style>${markup}`);
	const [, styles = "", rest = ""] = /<style>(.*?)<\/style>(.*)/s.exec(page) ?? [];
	return { styles, markup: rest };
}

describe("a page's styles", () => {
	it("are the rules that its markup can use", () => {
		const sheet = "p{color:red}.card{margin:0}.other{margin:1px}h2,h3{padding:0}";
		const { styles } = dress(sheet, '<h2>A</h2><div class="card"></div>');
		expect(styles).toContain("{margin:0}");
		expect(styles).toContain("h2{padding:0}");
		expect(styles).not.toMatch(/red|1px|h3/);
	});

	it("keep the order of layers that the page has no rules of", () => {
		const sheet =
			"@layer base{h1{margin:0}}@layer utilities{.flat{margin:0}}@layer base{p{margin:1px}}";
		expect(dress(sheet, "<p>A</p>").styles).toBe(
			"@layer base,utilities;@layer base{p{margin:1px}}",
		);
	});

	it("are without what only paper or a pointer over an element shows", () => {
		const sheet =
			"a:hover,a:focus{color:red}p:hover{margin:0}@media print{p{color:red}}p{padding:0}";
		expect(dress(sheet, "<p><a>A").styles).toBe("@layer ;a:focus{color:red}p{padding:0}");
	});

	it("hold groups, keyframes and properties only where something uses them", () => {
		const sheet =
			":root{--gap:calc(1px + 1px);--unused:calc(1px + 2px)}@media (width>=9rem){.far{margin:var(--gap)}}" +
			".moving{animation:2s turn}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}";
		expect(dress(sheet, '<p class="far">').styles).toMatch(
			/@media.*calc\(1px \+ 1px\)|calc\(1px \+ 1px\).*@media/s,
		);
		expect(dress(sheet, '<p class="far">').styles).not.toMatch(/unused|turn|fade|2px/);
		expect(dress(sheet, '<p class="moving">').styles).toMatch(/@keyframes turn/);
		expect(dress(sheet, '<p class="moving">').styles).not.toMatch(/fade|@media|calc/);
	});

	it("write a constant of the theme out, and work out its products", () => {
		const sheet = ":root{--spacing:.25rem}.roomy{padding:calc(var(--spacing) * 6)}";
		expect(dress(sheet, '<p class="roomy">').styles).toContain("{padding:1.5rem}");
	});

	it("write a value of the theme where one place alone uses it", () => {
		const sheet =
			":root{--once:clamp(1px,2vw,3px);--twice:clamp(4px,5vw,6px)}p{margin:var(--once) var(--twice)}b{margin:var(--twice)}";
		const { styles } = dress(sheet, "<p><b>A");
		expect(styles).toContain("p{margin:clamp(1px,2vw,3px) var(");
		expect(styles.match(/clamp/g)).toHaveLength(2);
	});

	it("write shares of a whole out", () => {
		const sheet = ".half{top:calc(calc(1 / 2 * 100%) * -1)}";
		expect(dress(sheet, '<p class="half">').styles).toContain("{top:-50%}");
	});

	it("are without groups of what is not there, at a start or on paper", () => {
		const sheet =
			"@layer base{@media print{p{color:red}}@starting-style{.far{opacity:0}.near{opacity:.5}}p{margin:0}}";
		const { styles } = dress(sheet, '<p class="near">');
		expect(styles).toMatch(/@starting-style\{\.\w+\{opacity:\.5\}\}/);
		expect(styles).not.toMatch(/red|opacity:0/);
	});

	it("leave a property alone that some part of a page sets anew", () => {
		const sheet = ":root{--ink:#000}.night{--ink:#fff}.text{color:var(--ink)}";
		const { styles } = dress(sheet, '<p class="night"><b class="text">');
		expect(styles).toMatch(/#000.*#fff.*color:var\(/s);
	});

	it("keep the name of a property that the markup uses itself", () => {
		const sheet = ":root{--ink:light-dark(#000,#fff)}";
		expect(dress(sheet, '<path fill="var(--ink)">').styles).toContain(
			"--ink:light-dark(#000,#fff)",
		);
	});

	it("are the same for another page of the same markup", () => {
		const dresser = createDresser(readPageSheet(".card{margin:0}"));
		const page = (text: string) => dresser(`<style>${STYLES_PLACE}</style><p class="card">${text}`);
		expect(page("A").replace("A", "B")).toBe(page("B"));
	});
});

describe("a paper", () => {
	const theme = ":root{--ink:light-dark(#000,#fff);--line:light-dark(#111,#eee)}";
	const night = ".night{--ink:#abc;--line:#def;color:var(--ink)}";
	const write = (rule: string, markup: string) => dress(theme + night + rule, markup).styles;

	it("has the roles alone that something on it uses", () => {
		const rule = ".card{border-color:var(--line)}";
		const on = '<p class="night"><b class="card">A</b></p>';
		const beside = '<p class="night"><img>A</p><b class="card">A</b>';
		expect(write(rule, on)).toMatch(/#abc.*#def/);
		expect(write(rule, beside)).toMatch(/#abc/);
		expect(write(rule, beside)).not.toMatch(/#def/);
	});

	it("has what is used by something that stands under another", () => {
		const rule = ".list b{border-color:var(--line)}";
		expect(write(rule, '<div class="list"><p class="night"><b>A')).toMatch(/#def/);
		expect(write(rule, '<p class="list"><b>A</b></p><p class="night"><b>A')).not.toMatch(/#def/);
	});

	it.each([":focus{outline-color:var(--line)}", ".list>*{color:var(--line)}"])(
		"has what anything on it can use: %s",
		(rule) => {
			expect(write(rule, '<div class="list"><p class="night">A')).toMatch(/#def/);
		},
	);

	it("has what an attribute on it names", () => {
		expect(write("", '<p class="night"><path fill="var(--line)">')).toMatch(/#def/);
	});
});

describe("the names of classes", () => {
	const sheet =
		'.px-4{padding:4px}.focus\\:ink:focus{color:red}.list>.item{margin:0}[class*="bg-"]{color:red}.bg-red{color:red}';

	const short = (name: string) => readPageSheet(sheet).shortNames.get(name) ?? "";

	it("are short where a class stands alone in its selectors", () => {
		const { styles, markup } = dress(sheet, '<p class="px-4 focus:ink">A');
		const [, first, second] = /class="(\w+) (\w+)"/.exec(markup) ?? [];
		expect(styles).toContain(`.${first}{padding:4px}`);
		expect(styles).toContain(`.${second}:focus{color:red}`);
	});

	it("stay where others stand beside them, where an attribute selector finds them, and where no rule knows them", () => {
		const own = '<ul class="list bg-red unknown"><li class="item">A';
		expect(dress(sheet, own).markup).toBe(own);
	});

	it("are changed in elements only, not in a text that looks like one", () => {
		const own = '<code>&lt;p class="px-4"&gt;</code><script>const a = \' class="px-4"\'</script>';
		expect(dress(sheet, own).markup).toBe(own);
	});

	it("are changed in footers too, the site's own and others", () => {
		for (const own of ['<footer class="px-4">A</footer>B', "</footer><footer>A", "<footer>A"]) {
			const twice = `<footer class="px-4">${own}`;
			expect(dress(sheet, twice).markup).toBe(twice.replaceAll("px-4", short("px-4")));
		}
	});

	it("stand without the marks of React Router and without empty attributes", () => {
		const own =
			'<form data-discover="true" class="">A</form><a class="px-4" href="/" data-discover="true">B</a>';
		expect(dress(sheet, own).markup).toBe(
			`<form>A</form><a class="${short("px-4")}" href="/">B</a>`,
		);
	});

	it("are both known to the sheet that comes later, without the fonts that the page has", () => {
		const fetched = "@font-face{font-family:A;src:url(/a.woff2)}";
		const local = "@font-face{font-family:B;src:local(Arial)}";
		const read = readPageSheet(`${sheet}${local}${fetched}`);
		const short = read.shortNames.get("px-4");
		expect(writeWholeStyles(read)).toContain(`.px-4,.${short}{padding:4px}`);
		expect(writeWholeStyles(read)).toContain(".list>.item{margin:0}");
		expect(writeWholeStyles(read)).not.toContain("@font-face");
		expect(writeFonts(read)).toBe(`@media all{${fetched}}${local}`);
	});
});
