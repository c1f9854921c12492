import type { Element, ElementContent } from "hast";
import { arrange, type Scope } from "./arrange.ts";
import { arrangeLine, renew } from "./line.ts";
import { element, isElement } from "./tree.ts";

/** The items of a list; what stands between them becomes one, and a list there a part of the item before. */
export function createItems(list: Element, scope: Scope): ElementContent[] {
	const items: Element[] = [];
	for (const child of list.children) {
		const item = isElement(child, "li") ? child : element("li", {}, [child]);
		const content = arrange(item.children, scope);
		if (content.length === 0) continue;
		const before = items.at(-1);
		if (before && (isElement(child, "ul") || isElement(child, "ol")))
			before.children.push(...content);
		else items.push(...renew(item, content));
	}
	return items;
}

/** Terms and descriptions, also those that a div groups; what else stands there becomes a description. */
export function createTerms(list: Element, scope: Scope): ElementContent[] {
	return list.children
		.flatMap((child) => (isElement(child, "div") ? child.children : [child]))
		.flatMap((child) => {
			if (isElement(child, "dt")) return renew(child, arrangeLine(child.children, scope));
			const description = isElement(child, "dd") ? child : element("dd", {}, [child]);
			return renew(description, arrange(description.children, scope));
		});
}

/** What folds out, below its first summary. */
export function createDetails(node: Element, scope: Scope): ElementContent[] {
	const summary = node.children.find((child) => isElement(child, "summary"));
	const title = summary ? arrangeLine(summary.children, { ...scope, isInLink: true }) : [];
	const content = arrange(
		node.children.filter((child) => child !== summary),
		scope,
	);
	if (content.length === 0 && title.length === 0) return [];
	const name: ElementContent = { type: "text", value: "Details" };
	return [element("summary", {}, title.length > 0 ? title : [name]), ...content];
}
