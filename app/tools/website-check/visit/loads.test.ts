import { expect, test } from "vitest";
import { resolveLoads } from "./loads.ts";
import { parseDocument } from "./parse-document.ts";

const url = "https://clinic.example/en/";
const list = (html: string) =>
	resolveLoads({ url, document: parseDocument(html) }).map(({ kind, url: { href } }) => [
		kind,
		href,
	]);

test("what a page loads is resolved, with <base>, and without what is not of the web", () => {
	expect(
		list('<script src="/a.js"></script><IMG SRC=b.png><img src="data:image/gif;base64,AA">'),
	).toEqual([
		["script", "https://clinic.example/a.js"],
		["picture", "https://clinic.example/en/b.png"],
	]);
	expect(
		list('<base href="//cdn.example/x/"><link rel="Preload StyleSheet" href="a.css">'),
	).toEqual([["style", "https://cdn.example/x/a.css"]]);
});

test("pictures to choose from, media, frames and forms are found", () => {
	const html = `<picture><source srcset="/a.webp, /b.webp 2x"><img src="/a.png"></picture>
<video poster="/p.jpg"><source src="/v.mp4"></video><iframe src="https://maps.example/"></iframe>
<form action="http://old.example/send"><button formaction="/other">Send</button></form>`;
	expect(list(html)).toEqual([
		["picture", "https://clinic.example/a.webp"],
		["picture", "https://clinic.example/a.png"],
		["picture", "https://clinic.example/p.jpg"],
		["media", "https://clinic.example/v.mp4"],
		["frame", "https://maps.example/"],
		["form", "http://old.example/send"],
		["form", "https://clinic.example/other"],
	]);
});

test("what is within noscript or template is not loaded", () => {
	const html = "<noscript><img src=/a></noscript><template><img src=/b></template><img src=/c>";
	expect(list(html)).toEqual([["picture", "https://clinic.example/c"]]);
});

test("the head ends at the first element that it cannot have, also where its tags are left out", () => {
	const html = "<title>a</title><script src=/a></script><p>b<script src=/b></script>";
	expect(parseDocument(html).loads.map(({ isInHead }) => isInHead)).toEqual([true, false]);
});

test("a form has the fields that one fills in", () => {
	const html = `<form role=search><input name=q><input type=hidden name=x><button>Go</button></form>
<form><textarea name=words></textarea><input type=Submit></form><input name=alone>`;
	const forms = parseDocument(html).forms;
	expect(forms.map(({ fields }) => fields.map(({ attributes }) => attributes.name))).toEqual([
		["q"],
		["words"],
	]);
});
