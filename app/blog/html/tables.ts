import { t } from "#app/messages/en/articles.server.ts";
import type { Element, ElementContent, Properties } from "./hast.ts";
import { buildLine, getCommon, type Scope } from "./lines.ts";
import { element, getAttribute, getIds, hasClass, isElement } from "./tree.ts";

type BuildBlocks = (nodes: ElementContent[], scope: Scope) => ElementContent[];

const MAX_SPAN = 50;
const WRAPPER = { className: ["wide-table"], role: "group" };

/**
 * Creates a table in a wrapper that scrolls, also by the keyboard, with rows in sections as a browser would build it.
 * Content that was outside of its cells comes before it. `buildBlocks` builds what is in cells.
 */
export function createTable(
	source: Element,
	scope: Scope,
	buildBlocks: BuildBlocks,
): ElementContent[] {
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
			.map((row) =>
				takeParts(row, /^t[dh]$/).map((cell) => createCell(cell, section, scope, buildBlocks)),
			)
			.filter((cells) => cells.length > 0)
			.map((cells) => element("tr", {}, cells));
		if (isRow && isOpen) sections.at(-1)?.children.push(...rows);
		else if (rows.length > 0) sections.push(element(section, {}, rows));
		isOpen = isRow && sections.length > 0;
	}
	const caption = buildLine(captions, scope);
	if (sections.length === 0) return buildBlocks([...stray, ...caption], scope);
	if (caption.length > 0) sections.unshift(element("caption", {}, caption));
	const table = element("table", {}, sections);
	const wrapper = element(
		"div",
		{ ...WRAPPER, ariaLabel: t("table"), tabIndex: 0, ids: getIds(source) },
		[table],
	);
	return [...buildBlocks(stray, scope), wrapper];
}

function createCell(
	cell: Element,
	section: string,
	scope: Scope,
	buildBlocks: BuildBlocks,
): Element {
	const { align, "data-align": dataAlign, scope: cells } = cell.properties;
	const isNumber =
		align || dataAlign === "right" || hasClass(cell, /^(?:has-text-align-right|number)$/);
	const properties: Properties = {
		colSpan: toSpan(getAttribute(cell, "colSpan")),
		rowSpan: toSpan(getAttribute(cell, "rowSpan")),
		...(cell.tagName === "th" && { scope: cells ?? (section === "thead" ? "col" : undefined) }),
		...(isNumber && { className: ["number"] }),
		...getCommon(cell),
		ids: getIds(cell),
	};
	return element(
		cell.tagName,
		properties,
		buildBlocks(cell.children, { ...scope, isWrapped: false }),
	);
}

/** Parses the value of colspan or rowspan. Undefined is left out of the markup. */
function toSpan(attribute = "1"): number | undefined {
	const span = Math.min(Number(attribute), MAX_SPAN);
	return span > 1 ? span : undefined;
}
