import { toMdast } from "hast-util-to-mdast";
import { rehype } from "rehype";
import { visit } from "unist-util-visit";
import { type MarkdownNode, tidyMarkdown } from "#app/platform/markdown/tidy-markdown.ts";
import { writeMarkdown } from "#app/platform/markdown/write-markdown.ts";
import { cleanPaste } from "./clean-paste.ts";
import { type Root, readStyles } from "./nodes.ts";
import type { Pasted } from "./pasted.ts";

/** The most characters that are converted, which takes about a fifth of a second. */
const LENGTH_MAX = 250_000;

/** Converts HTML of the clipboard to Markdown; null where it is no more than its text, or too long. `origin` is that of the site. */
export function convertToMarkdown(html: string, origin: string): Pasted | null {
	if (html.length > LENGTH_MAX) return null;
	const root = rehype().parse(html);
	if (isSource(root)) return null;
	const tree = toMdast(cleanPaste(root, origin));
	tidyMarkdown(tree);
	const pictures = countPictures(root);
	const blocks = tree.type === "root" ? tree.children : [tree];
	if (pictures === 0 && isPlain(blocks)) return null;
	const markdown = writeMarkdown(tree);
	return { markdown, isInline: blocks.length < 2 && isParagraph(blocks[0]), pictures };
}

function isParagraph(node: MarkdownNode | undefined): boolean {
	return node === undefined || node.type === "paragraph";
}

/** Returns whether blocks are one paragraph without anything but words and addresses. */
function isPlain([first, second]: readonly MarkdownNode[]): boolean {
	if (second) return false;
	if (first?.type !== "paragraph") return first === undefined;
	return first.children.every((node) => {
		if (node.type !== "link") return node.type === "text";
		const [text] = node.children;
		return text?.type === "text" && text.value === node.url;
	});
}

/** Returns whether a document is source text that an editor of code has coloured: Markdown may be what it is. */
function isSource(root: Root): boolean {
	let isFound = false;
	visit(root, "element", (node) => {
		isFound ||= node.tagName === "div" && readStyles(node).get("white-space") === "pre";
	});
	return isFound;
}

function countPictures(root: Root): number {
	let count = 0;
	visit(root, "element", ({ tagName }) => {
		if (tagName === "img") count += 1;
	});
	return count;
}
