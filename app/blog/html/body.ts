import { runInLanguage } from "#app/messages/request-language.server.ts";
import { buildBlocks } from "./blocks.ts";
import type { ElementContent } from "./hast.ts";
import { nameHeadings } from "./headings.ts";
import { findFragments, finishLinks, type LinkOptions } from "./links.ts";
import type { PictureOptions } from "./pictures.ts";
import { parseSafely } from "./sanitize.ts";
import { removeShortcodes } from "./shortcodes.ts";
import { getTextContent, renderHtml } from "./tree.ts";

export type BodyOptions = LinkOptions & PictureOptions;

/**
 * Converts a body of HTML from anywhere to safe HTML for below a page's h1: only listed elements and attributes, with
 * headings named, links and pictures made ours, iframes as links, code highlighted. It is idempotent. Words of ours are in
 * the site's language, as the body is kept for all readers.
 */
export function sanitizeBody(html: string, options: BodyOptions) {
	return runInLanguage(undefined, () => convertBody(html, options));
}

function convertBody(html: string, options: BodyOptions) {
	const nodes = parseSafely(html);
	const isShortcode = removeShortcodes(nodes);
	const scope = { ...options, isShortcode, budget: { seen: 0 }, isWrapped: true, isInLink: false };
	const blocks = buildBlocks(nodes, scope);
	const { contents, ids } = nameHeadings(blocks, findFragments(blocks, options.base));
	const finished = finishLinks(blocks, { ...options, ids });
	return {
		html: finished.map((node) => renderHtml([node])).join("\n"),
		contents,
		words: countWords(finished),
	};
}

function countWords(nodes: readonly ElementContent[]): number {
	const words = nodes.flatMap((node) => getTextContent(node).split(/\s+/));
	return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
