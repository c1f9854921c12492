import { type DrawingElement, writeDrawing } from "../raster/parse-drawing.ts";
import type { Theme } from "../raster/parse-style.ts";
import { resolveDrawing } from "../raster/resolve-drawing.ts";

/**
 * A whole drawing as a part of another: resolved for one theme, and its names made its own by `key`, which
 * no other part of the same card may have.
 */
export function embedDrawing(svg: string, theme: Theme, key: string, transform: string): string {
	const { attributes, children } = renameParts(resolveDrawing(svg, theme), key);
	const inherited = [...attributes].filter(([name]) => name.startsWith("stroke-"));
	return writeDrawing({
		name: "g",
		attributes: new Map([...inherited, ["transform", transform]]),
		children,
	});
}

function renameParts(element: DrawingElement, key: string): DrawingElement {
	const attributes = [...element.attributes].map(([name, value]): [string, string] => [
		name,
		name === "id" ? `${key}-${value}` : value.replace(/^url\(#(.*)\)$/, `url(#${key}-$1)`),
	]);
	return {
		...element,
		attributes: new Map(attributes),
		children: element.children.map((child) =>
			typeof child === "string" ? child : renameParts(child, key),
		),
	};
}
