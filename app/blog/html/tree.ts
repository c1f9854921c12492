import { rehype } from "rehype";
import { removeInvisible } from "#app/platform/plain-text.ts";
import type { Element, ElementContent, Properties } from "./hast.ts";

/** The elements of phrasing content, which are part of a line of text. */
export const INLINE: ReadonlySet<string> = new Set(
	"a abbr b br cite code em i img kbd mark q s small span strong sub sup time u".split(" "),
);

export const SPACE: ElementContent = { type: "text", value: " " };

export function element(
	tagName: string,
	properties: Properties = {},
	children: ElementContent[] = [],
): Element {
	return { type: "element", tagName, properties, children };
}

export function isElement(node: ElementContent | undefined, tagName?: string): node is Element {
	return node?.type === "element" && (tagName === undefined || node.tagName === tagName);
}

/**
 * Returns the list of the ids that an element has at its source, to which links may point. It is a property that is no
 * attribute of HTML, and headings.ts replaces it by an id of ours.
 */
export function getIds({ properties }: Element): (string | number)[] {
	properties.ids = Array.isArray(properties.ids) ? properties.ids : [];
	return properties.ids;
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

/** Lists every element of the nodes, in document order; in one array for all levels, as a deep tree has many. */
export function walk(nodes: readonly ElementContent[], found: Element[] = []): Element[] {
	for (const node of nodes) {
		if (!isElement(node)) continue;
		found.push(node);
		walk(node.children, found);
	}
	return found;
}

/** Returns the text content, with a space between blocks. */
export function getTextContent(node: ElementContent): string {
	if (node.type === "text") return node.value;
	if (!isElement(node)) return "";
	const text = node.children.map(getTextContent).join("");
	return isInlineName(node.tagName) ? text : ` ${text} `;
}

export function getLine(nodes: readonly ElementContent[]): string {
	return nodes.map(getTextContent).join("").replaceAll(/\s+/g, " ").trim();
}

/** Returns whether a text shows nothing. */
export function isBlankText(text: string): boolean {
	return removeInvisible(text).trim() === "";
}

/** Returns whether the element is no block and breaks no line. */
export function isInlineName(tagName: string): boolean {
	return INLINE.has(tagName) && tagName !== "br";
}

const SETTINGS = { characterReferences: { useNamedReferences: true } };
const stringifier = rehype().data("settings", SETTINGS);

export function renderHtml(children: ElementContent[]): string {
	return stringifier.stringify({ type: "root", children });
}
