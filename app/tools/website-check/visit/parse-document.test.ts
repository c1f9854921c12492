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
