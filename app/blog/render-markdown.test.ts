import { expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

it("keeps links, lists and headings", () => {
	const html = renderMarkdown("## Head\n\n- [one](/about)\n");
	expect(html).toContain("<h2>Head</h2>");
	expect(html).toContain('<li><a href="/about">one</a></li>');
});
