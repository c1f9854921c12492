import { t } from "#app/messages/en/articles.server.ts";
import { createCodeBlock, isCodeBlock } from "./code.ts";
import { createEmbed, resolveEmbedFigure } from "./embeds.ts";
import type { Element, ElementContent } from "./hast.ts";
import { buildLine, buildPreformatted, getCommon, isBlank, rebuild, type Scope } from "./lines.ts";
import { GALLERY } from "./sanitize.ts";
import { createTable } from "./tables.ts";
import { element, getIds, hasClass, INLINE, isElement, SPACE } from "./tree.ts";

/**
 * Builds flow content of safe nodes: nothing that a browser would have to move when it parses them, no text outside of
 * a paragraph, nothing empty. Language and ids come from `source`, whose children they were.
 */
export function buildBlocks(
	nodes: readonly ElementContent[],
	scope: Scope,
	source?: Element,
): ElementContent[] {
	const parts: ElementContent[][] = [];
	let line: ElementContent[] = [];
	const endLine = () => {
		const text = buildLine(line, scope);
		line = [];
		if (text.length === 0 || (scope.isWrapped && scope.isShortcode(text))) return;
		parts.push(scope.isWrapped ? [element("p", getCommon(source), text)] : text);
	};
	for (const node of nodes) {
		if (isElement(node) && hasBlock(node)) {
			endLine();
			parts.push(buildBlock(node, scope));
		} else line.push(node);
	}
	endLine();
	const blocks = parts.flat();
	const first = blocks[0];
	if (source && isElement(first)) getIds(first).push(...getIds(source));
	return blocks;
}

const withBlocks = new WeakMap<ElementContent, boolean>();

function hasBlock(node: ElementContent): boolean {
	if (!isElement(node)) return false;
	const known = withBlocks.get(node);
	if (known !== undefined) return known;
	const found = !INLINE.has(node.tagName) || node.children.some(hasBlock);
	withBlocks.set(node, found);
	return found;
}

function buildBlock(node: Element, scope: Scope): ElementContent[] {
	const { tagName, children } = node;
	const wrapped = { ...scope, isWrapped: true };
	if (/^(?:div|ol|ul)$/.test(tagName) && hasClass(node, GALLERY)) return buildFigure(node, scope);
	if (/^h[1-6]$/.test(tagName)) {
		const content = buildLine(children, scope);
		if (content.some((child) => !isBlank(child, true))) return rebuild(node, content);
		return content.length > 0 ? [element("p", {}, content)] : [];
	}
	switch (tagName) {
		case "a": {
			if (scope.isInLink) return buildBlocks(children, wrapped, node);
			const { href } = node.properties;
			return rebuild(node, buildBlocks(children, { ...wrapped, isInLink: true }), { href });
		}
		case "hr":
			return [element("hr")];
		case "ul":
		case "ol":
			return rebuild(node, buildItems(node, { ...scope, isWrapped: false }));
		case "dl":
			return rebuild(node, buildTerms(node, { ...scope, isWrapped: false }));
		case "blockquote":
			// WordPress embeds a post of another site as a quoted link, and as an iframe for browsers with scripts.
			if (hasClass(node, /^wp-embedded-content$/)) return buildBlocks(children, wrapped, node);
			return rebuild(node, buildBlocks(children, wrapped));
		case "details":
			return rebuild(node, buildDetails(node, wrapped));
		case "pre":
			return isCodeBlock(node)
				? createCodeBlock(node, scope.budget)
				: buildPreformatted(node, scope);
		case "table":
			return createTable(node, scope, buildBlocks);
		case "iframe":
		case "video":
		case "audio":
			return scope.isInLink ? [] : buildBlocks(createEmbed(node, scope.base), scope);
		case "figure":
			return buildFigure(resolveEmbedFigure(node, scope.base), scope);
		default:
			return buildBlocks(children, wrapped, node);
	}
}

/** Builds the items of a list: other content becomes an item, and a nested list a part of the item before it. */
function buildItems(list: Element, scope: Scope): ElementContent[] {
	const items: Element[] = [];
	for (const child of list.children) {
		const item = isElement(child, "li") ? child : element("li", {}, [child]);
		const content = buildBlocks(item.children, scope);
		const before = items.at(-1);
		if (before && (isElement(child, "ul") || isElement(child, "ol")))
			before.children.push(...content);
		else items.push(...rebuild(item, content));
	}
	return items;
}

/** Builds terms and descriptions, also where divs group them; other content becomes a description. */
function buildTerms(list: Element, scope: Scope): ElementContent[] {
	return list.children
		.flatMap((child) => (isElement(child, "div") ? child.children : [child]))
		.flatMap((child) => {
			if (isElement(child, "dt")) return rebuild(child, buildLine(child.children, scope));
			const description = isElement(child, "dd") ? child : element("dd", {}, [child]);
			return rebuild(description, buildBlocks(description.children, scope));
		});
}

function buildDetails(node: Element, scope: Scope): ElementContent[] {
	const summary = node.children.find((child) => isElement(child, "summary"));
	const title = summary ? buildLine(summary.children, { ...scope, isInLink: true }) : [];
	const others = node.children.filter((child) => child !== summary);
	const content = buildBlocks(others, scope);
	if (content.length === 0 && title.length === 0) return [];
	if (title.length === 0) title.push({ type: "text", value: t("details") });
	return [element("summary", {}, title), ...content];
}

const MEDIA = new Set(["img", "table", "pre", "figure", "blockquote", "div"]);

/** Builds a figure with its caption last, or paragraphs when it contains neither media nor a caption. */
function buildFigure(node: Element, around: Scope): ElementContent[] {
	const scope = { ...around, isWrapped: false };
	const parts = unwrapDivs(node.children);
	const captions = parts.filter((child) => isElement(child, "figcaption"));
	const text = captions.flatMap(({ children }): ElementContent[] => [...children, SPACE]);
	const end = rebuild(element("figcaption"), buildBlocks(text, scope), {});
	const others = parts.filter((child) => !isElement(child, "figcaption"));
	const content = buildBlocks(others, scope);
	const only = content[0];
	// A figure around one of ours, as both editors of WordPress write videos and galleries.
	if (content.length === 1 && isElement(only, "figure") && only.properties.className) {
		getIds(only).push(...getIds(node));
		only.children.push(...end);
		return [only];
	}
	const isEmbed = hasClass(node, /^embed$/);
	if (!content.some(hasMedia) && end.length === 0) {
		if (content.every(hasBlock)) return content;
		if (!isEmbed && !content.some(hasBlock))
			return buildBlocks(content, { ...around, isWrapped: true }, node);
	}
	const figures = content.filter((child) => isElement(child, "figure"));
	const className = isEmbed ? "embed" : figures.length > 1 ? "gallery" : null;
	const properties = { ...(className && { className: [className] }), ids: getIds(node) };
	return [element("figure", properties, [...content, ...end])];
}

function hasMedia(node: ElementContent): boolean {
	return isElement(node) && (MEDIA.has(node.tagName) || node.children.some(hasMedia));
}

function unwrapDivs(nodes: readonly ElementContent[]): ElementContent[] {
	return nodes.flatMap((node) => (isElement(node, "div") ? unwrapDivs(node.children) : [node]));
}
