import { type Container, type Document, parse } from "postcss";
import { recolourText } from "#app/platform/hue.ts";

/**
 * Builds a style sheet of the declarations that have other colours in the agency's hue. It is in no cascade layer, and so
 * applies whenever the site's own sheet is loaded; paper stays white.
 */
export function buildColourSheet(css: string): string {
	const root = parse(css);
	root.walkDecls((declaration) => {
		const { value } = declaration;
		// A colour is told from other words by what stands before it.
		declaration.value = recolourText(`:${value}`).slice(1);
		if (declaration.value === value) declaration.remove();
	});
	removeEmpty(root);
	root.walkAtRules("layer", (layer) => {
		layer.replaceWith(layer.nodes ?? []);
	});
	return `@media screen{${root}}`;
}

function removeEmpty(container: Container | Document): void {
	for (const node of [...(container.nodes ?? [])]) {
		if (node.type === "decl") continue;
		if ("nodes" in node && node.nodes) removeEmpty(node as Container);
		if (!("nodes" in node) || !node.nodes?.length) node.remove();
	}
}
