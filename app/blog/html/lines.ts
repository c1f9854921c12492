import type { CodeBudget } from "./code.ts";
import { createEmbed } from "./embeds.ts";
import type { Element, ElementContent, Properties } from "./hast.ts";
import { createPicture, type PictureOptions } from "./pictures.ts";
import { element, getIds, hasClass, INLINE, isBlankText, isElement, SPACE } from "./tree.ts";

export type Scope = PictureOptions & {
	budget: CodeBudget;
	/** Returns whether a paragraph contains nothing but shortcodes, and is left out. */
	isShortcode: (paragraph: readonly ElementContent[]) => boolean;
	/** True if loose text becomes a paragraph. */
	isWrapped: boolean;
	isInLink: boolean;
};

/** Builds text and inline elements, without blanks at the ends; a block becomes its text. */
export function buildLine(nodes: readonly ElementContent[], scope: Scope): ElementContent[] {
	const all = flatten(nodes, scope);
	const from = all.findIndex((node) => !isBlank(node));
	if (from === -1) return [];
	const line = all.slice(from, all.findLastIndex((node) => !isBlank(node)) + 1);
	const first = line[0];
	if (first?.type === "text") line[0] = { type: "text", value: first.value.trimStart() };
	const last = line.at(-1);
	if (last?.type === "text") line[line.length - 1] = { type: "text", value: last.value.trimEnd() };
	return line;
}

/** Builds text that keeps its lines, such as a poem, with the inline elements in it. */
export function buildPreformatted(node: Element, scope: Scope): ElementContent[] {
	const content = flatten(node.children, scope).map((child): ElementContent => {
		if (child.type === "text") return { ...child };
		return isElement(child, "br") ? { type: "text", value: "\n" } : child;
	});
	if (content.every((child) => isBlank(child))) return [];
	const [first] = content;
	if (first?.type === "text") first.value = first.value.replace(/^\n+/, "");
	const last = content.at(-1);
	if (last?.type === "text") last.value = last.value.trimEnd();
	const className = hasClass(node, /^(?:wp-block-)?verse$/) ? ["verse"] : undefined;
	return rebuild(node, content, { className, ...getCommon(node) });
}

function flatten(nodes: readonly ElementContent[], scope: Scope): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return [node];
		if (node.tagName === "br") return [element("br")];
		if (node.tagName === "img") return createPicture(node, scope);
		if (/^(?:iframe|video|audio)$/.test(node.tagName))
			return scope.isInLink ? [] : flatten(createEmbed(node, scope.base), scope);
		const isLink = node.tagName === "a";
		const children = flatten(node.children, { ...scope, isInLink: scope.isInLink || isLink });
		if (!INLINE.has(node.tagName)) return [SPACE, ...children, SPACE];
		if ((isLink && scope.isInLink) || children.every((child) => isBlank(child))) return children;
		return rebuild(node, children, isLink ? { href: node.properties.href } : getCommon(node));
	});
}

/** Returns whether nothing of a node is visible; `asText` does not count pictures. */
export function isBlank(node: ElementContent, asText = false): boolean {
	if (node.type === "text") return isBlankText(node.value);
	if (!isElement(node)) return true;
	if (node.tagName === "img") return asText;
	return node.tagName === "br" || node.children.every((child) => isBlank(child, asText));
}

/** Returns the element with other children, or nothing when there are none. */
export function rebuild(node: Element, children: ElementContent[], properties = getCommon(node)) {
	if (children.length === 0) return [];
	return [element(node.tagName, { ...properties, ids: getIds(node) }, children)];
}

/** The attributes that stay as the schema of sanitize.ts lets them through. */
const COMMON = ["lang", "dir", "title", "dateTime", "start", "value"];

export function getCommon(node: Element | undefined): Properties {
	const names = COMMON.filter((name) => node?.properties[name] !== undefined);
	return Object.fromEntries(names.map((name) => [name, node?.properties[name]]));
}
