import type { Element, ElementContent } from "hast";
import { arrange, hasBlock, type Scope } from "./arrange.ts";
import { element, getIds, hasClass, isElement, SPACE } from "./tree.ts";

const MEDIA = new Set(["img", "table", "pre", "figure", "blockquote", "div"]);

/** A figure with its caption last; paragraphs where nothing in it wants a figure. */
export function createFigure(node: Element, around: Scope): ElementContent[] {
	const scope = { ...around, isWrapped: false };
	const parts = unwrapDivs(node.children);
	const captions = parts.filter((child) => isElement(child, "figcaption"));
	const text = captions.flatMap(({ children }): ElementContent[] => [...children, SPACE]);
	const caption = arrange(text, scope);
	const content = arrange(
		parts.filter((child) => !isElement(child, "figcaption")),
		scope,
	);
	const end = caption.length > 0 ? [element("figcaption", {}, caption)] : [];
	const only = content[0];
	// A figure around one of our own, as the classic and the block editor write videos and galleries.
	if (content.length === 1 && isElement(only, "figure") && only.properties.className) {
		getIds(only).push(...getIds(node));
		only.children.push(...end);
		return [only];
	}
	const isEmbed = hasClass(node, /^embed$/);
	if (!content.some(hasMedia) && end.length === 0) {
		if (content.every(hasBlock)) return content;
		const isLine = !isEmbed && !content.some(hasBlock);
		if (isLine) return arrange(content, { ...around, isWrapped: true }, node);
	}
	const figures = content.filter((child) => isElement(child, "figure"));
	const className = isEmbed ? "embed" : figures.length > 1 ? "gallery" : null;
	const properties = className ? { className: [className] } : {};
	return [element("figure", properties, [...content, ...end], getIds(node))];
}

function hasMedia(node: ElementContent): boolean {
	return isElement(node) && (MEDIA.has(node.tagName) || node.children.some(hasMedia));
}

function unwrapDivs(nodes: readonly ElementContent[]): ElementContent[] {
	return nodes.flatMap((node) => (isElement(node, "div") ? unwrapDivs(node.children) : [node]));
}
