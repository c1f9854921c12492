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

describe("the names of classes", () => {
	const sheet =
		'.px-4{padding:4px}.focus\\:ink:focus{color:red}.list>.item{margin:0}[class*="bg-"]{color:red}.bg-red{color:red}';

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

	it("are both known to the sheet that comes later, without the fonts that the page has", () => {
		const read = readPageSheet(`${sheet}@font-face{font-family:A}`);
		const short = read.shortNames.get("px-4");
		expect(writeWholeStyles(read)).toContain(`.px-4,.${short}{padding:4px}`);
		expect(writeWholeStyles(read)).toContain(".list>.item{margin:0}");
		expect(writeWholeStyles(read)).not.toContain("@font-face");
		expect(writeFonts(read)).toBe("@font-face{font-family:A}");
	});
});
