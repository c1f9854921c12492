import { element, type HtmlElement, type HtmlNode, hasClass } from "./tree.ts";

const MAX_SPAN = 50;
const SECTIONS = new Set(["thead", "tbody", "tfoot"]);

type Arrange = {
	/** Blocks and text of a cell. */
	flow: (nodes: readonly HtmlNode[]) => HtmlNode[];
	/** Text and inline elements of a caption. */
	inline: (nodes: readonly HtmlNode[]) => HtmlNode[];
};

/**
 * A table that scrolls by itself and can be scrolled with the keyboard, of rows in sections as a browser would build
 * it. What stood in it outside of a cell comes before it.
 */
export function makeTable(
	source: HtmlElement,
	arrange: Arrange,
): { stray: HtmlNode[]; table: HtmlElement | null } {
	const stray: HtmlNode[] = [];
	const sections: HtmlElement[] = [];
	let caption: HtmlElement | null = null;
	const addRow = (row: HtmlElement, section: string, isNew: boolean) => {
		const made = makeRow(row, section, arrange, stray);
		if (made.children.length === 0) return isNew;
		if (isNew || sections.length === 0) sections.push(element(section));
		sections.at(-1)?.children.push(made);
		return false;
	};
	let isNew = true;
	for (const child of source.children) {
		if (typeof child === "object" && child.name === "tr") {
			isNew = addRow(child, "tbody", isNew);
			continue;
		}
		if (typeof child === "object" && SECTIONS.has(child.name)) {
			isNew = true;
			for (const row of child.children) {
				if (typeof row === "object" && row.name === "tr") isNew = addRow(row, child.name, isNew);
				else stray.push(row);
			}
			isNew = true;
		} else if (typeof child === "object" && child.name === "caption" && !caption) {
			caption = element("caption", {}, arrange.inline(child.children));
		} else stray.push(child);
	}
	if (sections.length === 0)
		return { stray: [...stray, ...(caption?.children ?? [])], table: null };
	const parts = caption && caption.children.length > 0 ? [caption, ...sections] : sections;
	const frame = { class: "wide-table", role: "group", "aria-label": "Table", tabindex: "0" };
	return { stray, table: element("div", frame, [element("table", {}, parts)]) };
}

function makeRow(
	row: HtmlElement,
	section: string,
	arrange: Arrange,
	stray: HtmlNode[],
): HtmlElement {
	const made = element("tr");
	for (const child of row.children) {
		if (typeof child === "object" && (child.name === "td" || child.name === "th")) {
			const cell = element(child.name, readCell(child, section), arrange.flow(child.children));
			made.children.push(cell);
		} else stray.push(child);
	}
	return made;
}

function readCell(cell: HtmlElement, section: string): Record<string, string> {
	const { colspan, rowspan, scope, align, "data-align": dataAlign, lang, dir } = cell.attributes;
	const isNumber =
		align === "right" ||
		dataAlign === "right" ||
		hasClass(cell, /^(?:has-text-align-right|number)$/);
	const scoped = scope ?? (cell.name === "th" && section === "thead" ? "col" : undefined);
	return {
		...readSpan("colspan", colspan),
		...readSpan("rowspan", rowspan),
		...(cell.name === "th" && scoped && { scope: scoped.toLowerCase() }),
		...(isNumber && { class: "number" }),
		...(lang && { lang }),
		...(dir && { dir }),
	};
}

function readSpan(name: string, text = ""): Record<string, string> {
	const span = /^\d{1,4}$/.test(text) ? Math.min(Number(text), MAX_SPAN) : 1;
	return span > 1 ? { [name]: String(span) } : {};
}
