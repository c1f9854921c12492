import { expect, it } from "vitest";
import { parseMarkdownPath, toMarkdownPath } from "./markdown-path.ts";

it.each([
	["/", "/index.md"],
	["/pricing", "/pricing.md"],
	["/services/seo", "/services/seo.md"],
])("the Markdown of %s is at %s", (page, path) => {
	expect(toMarkdownPath(page)).toBe(path);
	expect(parseMarkdownPath(path)).toBe(page);
});

it.each(["/", "/pricing", "/.md", "/md", "/a.md/b", "/a.MD"])("%s is no Markdown", (path) => {
	expect(parseMarkdownPath(path)).toBeNull();
});
