import type { Element, ElementContent, Properties } from "hast";
import { arrange, type Scope } from "./arrange.ts";
import { arrangeLine, getCommon } from "./line.ts";
import { element, getAttribute, getIds, hasClass, isElement } from "./tree.ts";

const MAX_SPAN = 50;
const FRAME = { className: ["wide-table"], role: "group", ariaLabel: "Table", tabIndex: 0 };

/**
 * A table that scrolls by itself and can be scrolled with the keyboard, of rows in sections as a browser would build
 * it. What stood in it outside of a cell comes before it.
 */
export function createTable(source: Element, scope: Scope): ElementContent[] {
	const stray: ElementContent[] = [];
	const takeParts = (node: Element, names: RegExp): Element[] =>
		node.children.flatMap((child) => {
			if (isElement(child) && names.test(child.tagName)) return [child];
			stray.push(child);
			return [];
		});
	const captions: ElementContent[] = [];
	const sections: Element[] = [];
	let isOpen = false;
	for (const part of takeParts(source, /^(?:caption|thead|tbody|tfoot|tr)$/)) {
		if (part.tagName === "caption") {
			captions.push(...part.children);
			continue;
		}
		const isRow = part.tagName === "tr";
		const section = isRow ? "tbody" : part.tagName;
		const rows = (isRow ? [part] : takeParts(part, /^tr$/))
			.map((row) => takeParts(row, /^t[dh]$/).map((cell) => createCell(cell, section, scope)))
			.filter((cells) => cells.length > 0)
			.map((cells) => element("tr", {}, cells));
		if (isRow && isOpen) sections.at(-1)?.children.push(...rows);
		else if (rows.length > 0) sections.push(element(section, {}, rows));
		isOpen = isRow && sections.length > 0;
	}
	const caption = arrangeLine(captions, scope);
	if (sections.length === 0) return arrange([...stray, ...caption], scope);
	if (caption.length > 0) sections.unshift(element("caption", {}, caption));
	const table = element("table", {}, sections);
	return [...arrange(stray, scope), element("div", FRAME, [table], getIds(source))];
}

function createCell(cell: Element, section: string, scope: Scope): Element {
	const { align, "data-align": dataAlign, scope: cells } = cell.properties;
	const isNumber = align || dataAlign || hasClass(cell, /^(?:has-text-align-right|number)$/);
	const properties = {
		...describeSpan("colSpan", cell),
		...describeSpan("rowSpan", cell),
		...(cell.tagName === "th" && { scope: cells ?? (section === "thead" ? "col" : undefined) }),
		...(isNumber && { className: ["number"] }),
		...getCommon(cell),
	};
	const content = arrange(cell.children, { ...scope, isWrapped: false });
	return element(cell.tagName, properties, content, getIds(cell));
}

function describeSpan(name: string, cell: Element): Properties {
	const span = Math.min(Number(getAttribute(cell, name) ?? 1), MAX_SPAN);
	return span > 1 ? { [name]: span } : {};
}
