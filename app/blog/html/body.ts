import { buildBlocks } from "./blocks.ts";
import type { ElementContent } from "./hast.ts";
import { nameHeadings } from "./headings.ts";
import { findFragments, finishLinks, type LinkOptions } from "./links.ts";
import type { PictureOptions } from "./pictures.ts";
import { parseSafely } from "./sanitize.ts";
import { removeShortcodes } from "./shortcodes.ts";
import { element, getLine, getText, isElement, isInlineName, renderHtml, SPACE } from "./tree.ts";

export type BodyOptions = LinkOptions & PictureOptions;

/**
 * A body of HTML from anywhere as safe HTML for below a page's h1: only listed elements and attributes, with headings
 * named, links and pictures made ours, iframes as links, code highlighted. Idempotent.
 */
export function sanitizeBody(html: string, options: BodyOptions) {
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
	const words = nodes.flatMap((node) => getText(node).split(/\s+/));
	return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A title of HTML from anywhere as safe HTML: text and em, strong, b, i, code, sub, sup without attributes. */
export function sanitizeTitle(html: string): string {
	return renderLine(flatten(parseSafely(html)));
}

/**
 * An excerpt likewise, in one line: of a link only the text, since the card around it is a link. ` [&hellip;]`, which
 * WordPress puts at a cut, becomes `…`.
 */
export function sanitizeExcerpt(html: string): string {
	const nodes = parseSafely(html);
	removeShortcodes(nodes);
	const line = flatten(nodes);
	endWithEllipsis(line);
	return renderLine(line);
}

/** The text of HTML from anywhere, without tags and entities, in one line. */
export function toPlainText(html: string): string {
	return getLine(parseSafely(html));
}

const STYLED = new Set(["b", "code", "em", "i", "strong", "sub", "sup"]);

function flatten(nodes: readonly ElementContent[]): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return [node];
		const children = flatten(node.children);
		if (STYLED.has(node.tagName)) {
			const isBlank = getText(node).trim() === "";
			return isBlank ? children : [element(node.tagName, {}, children)];
		}
		return isInlineName(node.tagName) ? children : [SPACE, ...children, SPACE];
	});
}

function endWithEllipsis(nodes: readonly ElementContent[]): void {
	const last = nodes.findLast((node) => getText(node).trim() !== "");
	if (last?.type === "text") last.value = last.value.replace(/\s?\[(?:…|\.\.\.)\]\s*$/, "…");
	else if (isElement(last)) endWithEllipsis(last.children);
}

/** No-break spaces are the author's, and stay. */
function renderLine(nodes: ElementContent[]): string {
	return renderHtml(nodes)
		.replaceAll(/[ \t\n]+/g, " ")
		.trim();
}
