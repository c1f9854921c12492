import parseStyle from "inline-style-parser";
import type { rehype } from "rehype";

/** The nodes of hast, the syntax tree of HTML. */
export type Root = ReturnType<typeof rehype.parse>;
export type Element = Extract<Root["children"][number], { type: "element" }>;
export type ElementContent = Element["children"][number];

/** Reads the style attribute, in small letters; what is malformed is passed over. */
export function readStyles({ properties }: Element): ReadonlyMap<string, string> {
	const declarations = parseStyle(String(properties.style ?? ""), { silent: true });
	return new Map(
		declarations.flatMap((each) =>
			each.type === "declaration" ? [[each.property.toLowerCase(), each.value.toLowerCase()]] : [],
		),
	);
}

export function hasClass({ properties: { className } }: Element, name: string): boolean {
	return Array.isArray(className) && className.includes(name);
}

export function create(
	tagName: string,
	children: ElementContent[],
	properties: Element["properties"] = {},
): Element {
	return { type: "element", tagName, properties, children };
}

export function isElement(node: ElementContent | undefined, tagName?: string): node is Element {
	return node?.type === "element" && (tagName === undefined || node.tagName === tagName);
}
