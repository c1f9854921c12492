import { expect, test } from "vitest";
import { parseDocument } from "./parse-document.ts";

test("a link of a menu is one of a nav that is not the footer's", () => {
	const { links } = parseDocument(
		'<nav><ul><li><a href="/a">A</a></li></ul></nav><a href="/b">B</a><footer><nav><a href="/c">C</a></nav></footer>',
	);
	expect(links.map(({ href, isInMenu }) => [href, isInMenu])).toEqual([
		["/a", true],
		["/b", false],
		["/c", false],
	]);
});

test("the first base with an address counts", () => {
	expect(parseDocument('<base target="_top"><base href="/a/"><base href="/b/">').base).toBe("/a/");
	expect(parseDocument("<p>").base).toBeNull();
});

test("a drawing with a title or a label is the text of a heading", () => {
	const { headings, titles } = parseDocument(
		'<title>T</title><h1><svg><title>Mehta Dental</title></svg></h1><h2><svg aria-label="Way"></svg></h2><h3><svg></svg></h3>',
	);
	expect(headings.map(({ text }) => text)).toEqual(["Mehta Dental", "Way", ""]);
	expect(titles).toEqual(["T"]);
});

test("a page asks for a password where a field does", () => {
	expect(parseDocument('<form><input type="PASSWORD"></form>').hasPassword).toBe(true);
	expect(parseDocument('<form><input type="email"></form>').hasPassword).toBe(false);
});

const parseBody = (body: string) => parseDocument(`<html lang="en"><body>${body}</body></html>`);

test("a link is named by its words, pictures, drawings and labels", () => {
	const { links } = parseBody(
		`<a href="/a">One <b>two</b></a><a href="/b"><img src="x.png" alt="Three"></a>
		<a href="/c"><svg><title>Four</title><path/></svg></a><a href="/d" aria-label="Five">x</a>
		<a href="/e"><i aria-label="Six"></i></a><a href="/f"><svg/></a>`,
	);
	expect(links.map(({ name }) => name)).toEqual(["One two", "Three", "Four", "Five x", "Six", ""]);
	expect(links.map(({ hasPicture }) => hasPicture)).toEqual([
		false,
		true,
		false,
		false,
		false,
		false,
	]);
	expect(links.map(({ hasDrawing }) => hasDrawing)).toEqual([
		false,
		false,
		true,
		false,
		false,
		true,
	]);
});

test("a picture knows the name of its link", () => {
	const { pictures } = parseBody(
		`<a href="/"><img src="a.png" alt=""> Home</a><img src="b.png"><a href="/b"><img src="c.png"></a>`,
	);
	expect(pictures.map(({ linkName }) => linkName)).toEqual(["Home", null, ""]);
});

test("what is hidden, or within noscript or a template, is hidden with all in it", () => {
	const { pictures, headings, links } = parseBody(
		`<div aria-hidden="true"><h2></h2><a href="/"></a></div><noscript><img src="a.png"></noscript>
		<p hidden><img src="b.png"></p><img src="c.png">`,
	);
	expect(pictures.map(({ isHidden }) => isHidden)).toEqual([true, true, false]);
	expect([...headings, ...links].map(({ isHidden }) => isHidden)).toEqual([true, true]);
});

test("the language of a part is not that of a switch between languages", () => {
	expect(
		parseBody(`<a href="/hi" lang="hi">x</a><article lang="gu">y</article>`).partLangs,
	).toEqual(["gu"]);
});

test("data are read from wrappers, with parameters of the type, and not from an empty block", () => {
	const read = (text: string) =>
		parseBody(`<script type="application/LD+json; charset=utf-8">${text}</script>`).data;
	expect(read("//<![CDATA[\n[1]\n//]]>")).toEqual([{ value: [1] }]);
	expect(read("<!-- [2] -->")).toEqual([{ value: [2] }]);
	expect(read("  ")).toEqual([]);
	expect(read("{")).toEqual([{ error: expect.any(String) }]);
});

test("microdata, RDFa and the elements right below the body are listed", () => {
	const { microdata, roots } = parseBody(
		`<div id="root" itemscope itemtype="https://schema.org/Dentist"><p itemprop="name telephone">x</p></div><app-root></app-root>`,
	);
	expect(microdata).toEqual({
		types: ["https://schema.org/Dentist"],
		properties: ["name", "telephone"],
	});
	expect(roots.map(({ tag, attributes }) => attributes.id ?? tag)).toEqual(["root", "app-root"]);
});
