import type { Element, ElementContent, Nodes, Properties, RootContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";

declare module "hast" {
	interface ElementData {
		/** The element's names at its source, by which links may point to it; only ours are rendered. */
		ids?: string[];
	}
}

/** Elements that stand in a line of text. */
export const INLINE: ReadonlySet<string> = new Set(
	"a abbr b br cite code em i img kbd mark q s small span strong sub sup time u".split(" "),
);

export const SPACE: Readonly<Text> = { type: "text", value: " " };

export function element(
	tagName: string,
	properties: Properties = {},
	children: ElementContent[] = [],
	ids: readonly string[] = [],
): Element {
	return { type: "element", tagName, properties, children, data: { ids: [...ids] } };
}

export function isElement(node: RootContent | undefined, tagName?: string): node is Element {
	return node?.type === "element" && (tagName === undefined || node.tagName === tagName);
}

/** The list itself, to add to. */
export function getIds(node: Element): string[] {
	node.data ??= {};
	node.data.ids ??= [];
	return node.data.ids;
}

export function getAttribute({ properties }: Element, name: string): string | undefined {
	const value = properties[name];
	return typeof value === "string" ? value : undefined;
}

export function getClasses({ properties: { className } }: Element): string[] {
	return Array.isArray(className) ? className.map(String) : [];
}

export function hasClass(node: Element, pattern: RegExp): boolean {
	return getClasses(node).some((name) => pattern.test(name));
}

/** Every element in a list of nodes, in the order of the page. */
export function walk(nodes: readonly RootContent[], found: Element[] = []): Element[] {
	for (const node of nodes) {
		if (!isElement(node)) continue;
		found.push(node);
		walk(node.children, found);
	}
	return found;
}

/** The text of a node and all in it; a space between blocks. */
export function getText(node: Nodes): string {
	if (node.type === "text") return node.value;
	if (!("children" in node)) return "";
	const text = node.children.map(getText).join("");
	const isInline = node.type === "element" && INLINE.has(node.tagName) && node.tagName !== "br";
	return isInline ? text : ` ${text} `;
}

/** The text of a node in one line. */
export function getLine(node: Nodes): string {
	return getText(node).replaceAll(/\s+/g, " ").trim();
}

export function renderHtml(nodes: RootContent[]): string {
	return toHtml(nodes, { characterReferences: { useNamedReferences: true } });
}
