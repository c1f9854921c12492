import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashInline } from "./hash-inline.server.ts";

const sha = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

describe("the scripts and styles of a page", () => {
	it("are told by their hashes, each once, with what stands around their words", () => {
		const html =
			"<head><script>a()</script><style media=print> p {} </style></head><main></main><script async>a()</script><script type=module>\nb()</script>";
		expect(hashInline(html)).toEqual({
			scripts: [sha("a()"), sha("\nb()")],
			styles: [sha(" p {} ")],
		});
	});

	it("are none that stand among the words of the content, also where these close <main> themselves", () => {
		const words = "<style>*{display:none}</style></main><script>evil()</script><main>";
		const html = `<script>ours()</script><main>${words}</main><script>ours()</script>`;
		expect(hashInline(html)).toEqual({ scripts: [sha("ours()")], styles: [] });
	});

	it("are none that browsers take for data", () => {
		const html = `<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>`;
		expect(hashInline(html).scripts).toEqual([sha("{}")]);
	});

	it("are all of a document without <main>", () => {
		expect(hashInline("<svg><style>a{}</style></svg>").styles).toEqual([sha("a{}")]);
	});
});
