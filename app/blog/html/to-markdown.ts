import { toMdast } from "hast-util-to-mdast";
import { tidyMarkdown } from "#app/platform/markdown/tidy-markdown.ts";
import { writeMarkdown } from "#app/platform/markdown/write-markdown.ts";
import { parseHtml } from "./parse-html.ts";
import { resolveLinks } from "./safe-html.ts";

/** Converts the safe HTML of a post to Markdown with absolute addresses. `page` is the address of its page. */
export function convertPost(html: string, page: string): string {
	const tree = toMdast({ type: "root", children: parseHtml(resolveLinks(html, page)) });
	tidyMarkdown(tree);
	return writeMarkdown(tree);
}
