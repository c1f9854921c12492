import type { ContentsEntry } from "#app/blog/post.ts";
import { arrangeBlocks } from "./arrange.ts";
import { dropFramesOfPosts } from "./embeds.ts";
import { nameHeadings, walk } from "./headings.ts";
import { makeLink, readFragment } from "./links.ts";
import { removeShortcodes } from "./shortcodes.ts";
import { type HtmlElement, type HtmlNode, parseHtml, readText } from "./tree.ts";
import { writeHtml } from "./write-html.ts";

export type BodyOptions = {
	/** The address that relative links are relative to: the post's own, at its source. */
	base: string;
	/** Hosts (with their port) whose links are ours: the site's and the CMS's. */
	ownOrigins: readonly string[];
	/** Our own endpoint for a picture at most that wide, never enlarged; null when its host is not allowed. */
	toPicture: (address: string, width: number) => string | null;
	/** A path of this site for an address of ours elsewhere, such as a CMS's own post; else null. */
	toLocalLink?: (address: URL) => string | null;
};

type SafeBody = {
	html: string;
	contents: ContentsEntry[];
	words: number;
};

/**
 * A body of HTML from anywhere as safe HTML for below a page's h1: only listed elements and attributes, with headings
 * named, links and pictures made ours, frames as links, code marked. The same bytes when given its own answer.
 */
export function makeSafeBody(html: string, options: BodyOptions): SafeBody {
	const root = parseHtml(html);
	const isShortcode = removeShortcodes(root);
	dropFramesOfPosts(root);
	const arranged = arrangeBlocks(root.children, { ...options, isShortcode, budget: { seen: 0 } });
	const wanted = new Set<string>();
	for (const node of walk(arranged)) {
		const fragment = readFragment(node.attributes.href ?? "", options.base);
		if (node.name === "a" && fragment) wanted.add(fragment);
	}
	const { contents, ids } = nameHeadings(arranged, wanted);
	const finished = finishLinks(arranged, (address) => {
		const fragment = readFragment(address, options.base);
		if (fragment === null) return makeLink(address, options);
		const id = ids.get(fragment);
		return id ? { href: `#${id}` } : null;
	});
	return {
		html: finished.map((node) => writeHtml([node])).join("\n"),
		contents,
		words: countWords(finished),
	};
}

type ToLink = (address: string) => Record<string, string> | null;

/** A link that must not be one, or that nobody could name, leaves what is in it. */
function finishLinks(nodes: readonly HtmlNode[], toLink: ToLink): HtmlNode[] {
	return nodes.flatMap((node): HtmlNode[] => {
		if (typeof node === "string") return [node];
		const children = finishLinks(node.children, toLink);
		if (node.name !== "a") return [{ ...node, children }];
		const href = node.attributes.href ?? "";
		const link = href.trim() === "" || !hasName(node) ? null : toLink(href);
		const { id } = node.attributes;
		return link ? [{ ...node, attributes: { ...link, ...(id && { id }) }, children }] : children;
	});
}

function hasName(link: HtmlElement): boolean {
	if (readText(link).trim() !== "") return true;
	return walk(link.children).some(({ attributes }) => Boolean(attributes.alt));
}

function countWords(nodes: readonly HtmlNode[]): number {
	let count = 0;
	for (const node of nodes) {
		for (const word of readText(node).split(/\s+/)) if (/[\p{L}\p{N}]/u.test(word)) count += 1;
	}
	return count;
}
