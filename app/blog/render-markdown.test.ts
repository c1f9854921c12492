import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

describe("renderMarkdown", () => {
	it("makes a table one can scroll with the keyboard, with headed columns", () => {
		const html = renderMarkdown("| Term | Price |\n| --- | ---: |\n| **a** | 5 |\n");
		expect(html).toMatch(/^<div [^>]*role="group"[^>]*><table>/);
		expect(html).toMatch(/<div [^>]*tabindex="0"/);
		expect(html).toMatch(/<div [^>]*aria-label="\S/);
		expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(2);
		expect(html).toContain("<td><strong>a</strong></td>");
	});

	it("keeps links, lists and headings", () => {
		const html = renderMarkdown("## Head\n\n- [one](/about)\n");
		expect(html).toContain("<h2>Head</h2>");
		expect(html).toContain('<li><a href="/about">one</a></li>');
	});
});
