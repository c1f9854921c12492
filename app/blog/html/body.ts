import type { ElementContent } from "hast";
import type { ContentsEntry } from "#app/blog/post.ts";
import { arrange } from "./arrange.ts";
import { nameHeadings } from "./headings.ts";
import { findFragments, finishLinks, type LinkOptions } from "./links.ts";
import type { PictureOptions } from "./pictures.ts";
import { parseSafely } from "./sanitise.ts";
import { removeShortcodes } from "./shortcodes.ts";
import { getText, renderHtml } from "./tree.ts";

export type BodyOptions = LinkOptions & PictureOptions;

type SafeBody = {
	html: string;
	contents: ContentsEntry[];
	words: number;
};

/**
 * A body of HTML from anywhere as safe HTML for below a page's h1: only listed elements and attributes, with headings
 * named, links and pictures made ours, frames as links, code marked. The same bytes when given its own result.
 */
export function makeSafeBody(html: string, options: BodyOptions): SafeBody {
	const nodes = parseSafely(html);
	const isShortcode = removeShortcodes(nodes);
	const scope = { ...options, isShortcode, budget: { seen: 0 }, isWrapped: true, isInLink: false };
	const blocks = arrange(nodes, scope);
	const { contents, ids } = nameHeadings(blocks, findFragments(blocks, options.base));
	const finished = finishLinks(blocks, ids, options);
	return {
		html: finished.map((node) => renderHtml([node])).join("\n"),
		contents,
		words: countWords(finished),
	};
}

function countWords(nodes: readonly ElementContent[]): number {
	const words = nodes.flatMap((node) => getText(node).split(/\s+/));
	return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
