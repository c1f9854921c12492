import type { Element, ElementContent } from "hast";
import { type CodeBudget, createCodeBlock } from "./code.ts";
import { createEmbed, resolveEmbedFigure } from "./embeds.ts";
import { createFigure } from "./figures.ts";
import { arrangeLine, getCommon, isBlank, renew } from "./line.ts";
import { createDetails, createItems, createTerms } from "./lists.ts";
import type { PictureOptions } from "./pictures.ts";
import { GALLERY } from "./sanitise.ts";
import { createTable } from "./tables.ts";
import { element, getIds, hasClass, INLINE, isElement } from "./tree.ts";

export type Scope = PictureOptions & {
	budget: CodeBudget;
	/** Whether a paragraph is to be left out, being a plug-in's. */
	isShortcode: (paragraph: readonly ElementContent[]) => boolean;
	/** Whether loose text becomes a paragraph. */
	isWrapped: boolean;
	isInLink: boolean;
};

/**
 * Arranges safe nodes as a page's flow of blocks: nothing that a browser would have to move when it parses them, no
 * text outside of a paragraph, nothing empty. Its language and
 * its ids come from `source`, which they stood in.
 */
export function arrange(
	nodes: readonly ElementContent[],
	scope: Scope,
	source?: Element,
): ElementContent[] {
	const parts: ElementContent[][] = [];
	let line: ElementContent[] = [];
	const endLine = () => {
		const text = arrangeLine(line, scope);
		line = [];
		if (text.length === 0 || (scope.isWrapped && scope.isShortcode(text))) return;
		parts.push(scope.isWrapped ? [element("p", getCommon(source), text)] : text);
	};
	for (const node of nodes) {
		if (isElement(node) && hasBlock(node)) {
			endLine();
			parts.push(arrangeBlock(node, scope));
		} else line.push(node);
	}
	endLine();
	const blocks = parts.flat();
	const first = blocks[0];
	if (source && isElement(first)) getIds(first).push(...getIds(source));
	return blocks;
}

const withBlocks = new WeakMap<ElementContent, boolean>();

export function hasBlock(node: ElementContent): boolean {
	if (!isElement(node)) return false;
	const known = withBlocks.get(node);
	if (known !== undefined) return known;
	const found = !INLINE.has(node.tagName) || node.children.some(hasBlock);
	withBlocks.set(node, found);
	return found;
}

function arrangeBlock(source: Element, scope: Scope): ElementContent[] {
	const node = isElement(source, "figure") ? resolveEmbedFigure(source, scope.base) : source;
	const { tagName, children } = node;
	const wrapped = { ...scope, isWrapped: true };
	const loose = { ...scope, isWrapped: false };
	if (hasClass(node, GALLERY)) return createFigure(node, scope);
	if (/^h[1-6]$/.test(tagName)) {
		const content = arrangeLine(children, scope);
		if (content.some((child) => !isBlank(child, true))) return renew(node, content);
		return content.length > 0 ? [element("p", {}, content)] : [];
	}
	switch (tagName) {
		case "a": {
			if (scope.isInLink) return arrange(children, wrapped, node);
			const { href } = node.properties;
			return renew(node, arrange(children, { ...wrapped, isInLink: true }), { href });
		}
		case "hr":
			return [element("hr")];
		case "ul":
		case "ol":
			return renew(node, createItems(node, loose));
		case "dl":
			return renew(node, createTerms(node, loose));
		case "blockquote":
			// WordPress quotes a post of another site as a link, and a frame for browsers with scripts.
			if (hasClass(node, /^wp-embedded-content$/)) return arrange(children, wrapped, node);
			return renew(node, arrange(children, wrapped));
		case "details":
			return renew(node, createDetails(node, wrapped));
		case "pre":
			return createCodeBlock(node, scope.budget);
		case "table":
			return createTable(node, scope);
		case "iframe":
		case "video":
		case "audio":
			if (scope.isInLink) return [];
			return createEmbed(node, scope.base).flatMap((each) => arrange([each], scope));
		case "figure":
			return createFigure(node, scope);
		default:
			return arrange(children, wrapped, node);
	}
}
