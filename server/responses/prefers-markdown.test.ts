import { expect, it } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";

it.each([
	"text/markdown",
	"TEXT/Markdown",
	"text/markdown, text/html;q=0.9, */*;q=0.1",
	"text/html;q=0.9, text/markdown",
	"text/markdown, text/html, */*",
	"text/markdown;q=0.3, text/html;q=0.2",
	"text/markdown;variant=GFM, text/html;q=0.5",
	"text/html;q=0, */*",
	"text/markdown;q=0.1, application/json",
])("%s prefers Markdown", (accept) => expect(prefersMarkdown(accept)).toBe(true));

it.each([
	undefined,
	null,
	"",
	"*/*",
	"text/*",
	"text/html",
	"text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
	"text/html, text/markdown",
	"text/markdown;q=0.5, text/html",
	"text/markdown;q=0.5, */*",
	"text/markdown;q=0",
	"text/markdown;q=0, */*",
	"text/markdownish",
	'text/plain;a="text/markdown, text/markdown"',
	", ;q=1,;,",
])("%s does not", (accept) => expect(prefersMarkdown(accept)).toBe(false));
