import type { Element, ElementContent, Properties } from "hast";
import type { Scope } from "./arrange.ts";
import { createPicture } from "./pictures.ts";
import { element, getIds, INLINE, isElement, SPACE } from "./tree.ts";

/** Text and inline elements only, without blanks at the ends; of blocks their text. */
export function arrangeLine(nodes: readonly ElementContent[], scope: Scope): ElementContent[] {
	return trim(flatten(nodes, scope));
}

function flatten(nodes: readonly ElementContent[], scope: Scope): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return [node];
		if (node.tagName === "br") return [element("br")];
		if (node.tagName === "img") return createPicture(node, scope);
		if (/^(?:iframe|video|audio)$/.test(node.tagName)) return [];
		const isLink = node.tagName === "a";
		const children = flatten(node.children, { ...scope, isInLink: scope.isInLink || isLink });
		if (!INLINE.has(node.tagName)) return [SPACE, ...children, SPACE];
		if ((isLink && scope.isInLink) || children.every((child) => isBlank(child))) return children;
		return renew(node, children, isLink ? { href: node.properties.href } : getCommon(node));
	});
}

/** Whether nothing is seen of it; `asText` does not count pictures. */
export function isBlank(node: ElementContent, asText = false): boolean {
	if (node.type === "text") return node.value.trim() === "";
	if (!isElement(node)) return true;
	if (node.tagName === "img") return asText;
	return node.tagName === "br" || node.children.every((child) => isBlank(child, asText));
}

function trim(nodes: ElementContent[]): ElementContent[] {
	const from = nodes.findIndex((node) => !isBlank(node));
	if (from === -1) return [];
	const line = nodes.slice(from, nodes.findLastIndex((node) => !isBlank(node)) + 1);
	const first = line[0];
	if (first?.type === "text") line[0] = { type: "text", value: first.value.trimStart() };
	const last = line.at(-1);
	if (last?.type === "text") line[line.length - 1] = { type: "text", value: last.value.trimEnd() };
	return line;
}

/** The element with other children; nothing when it has none. */
export function renew(
	node: Element,
	children: ElementContent[],
	properties: Properties = getCommon(node),
): Element[] {
	return children.length === 0 ? [] : [element(node.tagName, properties, children, getIds(node))];
}

/** Attributes that mean the same on each element, and whose values sanitise.ts has checked. */
const COMMON = ["lang", "dir", "title", "dateTime", "start", "value"];

export function getCommon(node: Element | undefined): Properties {
	const names = COMMON.filter((name) => node?.properties[name] !== undefined);
	return Object.fromEntries(names.map((name) => [name, node?.properties[name]]));
}
