import { expect, it } from "vitest";
import { toHtmlLines } from "./html-lines.ts";

const read = (html: string) =>
	toHtmlLines(html)
		.map(({ text }) => text)
		.filter(Boolean)
		.join("|");

it.each([
	["<ol><li>50,000</li><li>January</li></ol>", "1. 50,000|2. January"],
	['<ol start="4"><li>a<li value="8">b<li>c</ol>', "4. a|8. b|9. c"],
	["<ol reversed start=3><li>a<li>b</ol>", "3. a|2. b"],
	["<ol type=a><li>x<li>y</ol>", "a. x|b. y"],
	['<ol style="list-style-type: upper-roman"><li value=4>x</ol>', "IV. x"],
	["<ol><li><p>One</p></li><li><p>Two</p></li></ol>", "1. One|2. Two"],
	["<ol><li>A<ul><li>b</ul><li>C<ol><li>d</ol></ol>", "1. A|- b|2. C|1. d"],
	["<ul><li></li><li>x</li></ul>", "- x"],
])("lists keep their numbers: %s", (html, expected) => {
	expect(read(html)).toBe(expected);
});

it("no number becomes another one", () => {
	const row = (cell: string) => `<tr><${cell}>Budget</${cell}><${cell}>50,000</${cell}></tr>`;
	expect(read(`<table>${row("th")}${row("td")}</table>`)).toBe("Budget 50,000|Budget 50,000");
	expect(read("<p>10<sup>3</sup>, on the 5<sup>th</sup></p>")).toBe("10^3, on the 5th");
	expect(read("<p><s><b>Tues</b>day</s> Wednesday</p>")).toBe("~Tuesday~ Wednesday");
	expect(read('<p><span style="text-decoration: line-through">50</span> 60</p>')).toBe("~50~ 60");
});

it("an empty line stands between paragraphs and before a list, and none within one", () => {
	const lines = toHtmlLines("<p>a</p><p>b</p><ul><li><p>c</p></li><li>d<ul><li>e</ul></ul>");
	expect(lines.map(({ text }) => text)).toEqual(["a", "", "b", "", "- c", "- d", "- e"]);
});
