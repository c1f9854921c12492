import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import type { MarkdownNode } from "./tidy-markdown.ts";

/** Writes a tree of Markdown as text, with the signs that the site's own texts have. */
export function writeMarkdown(tree: MarkdownNode): string {
	return toMarkdown(tree, {
		bullet: "-",
		emphasis: "_",
		rule: "-",
		listItemIndent: "one",
		extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
	}).trim();
}
