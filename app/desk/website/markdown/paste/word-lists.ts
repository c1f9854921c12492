import { create, type Element, type ElementContent, isElement, readStyles } from "./nodes.ts";

/** A paragraph of Word that is an item of a list. */
type Item = { level: number; tagName: "ol" | "ul"; start: number; children: ElementContent[] };

/**
 * Builds the lists that Word writes as paragraphs: each says its level by `mso-list`, and what stands before it, such as
 * "1." or "·", in an element that is to be ignored.
 */
export function buildWordLists(nodes: readonly ElementContent[]): ElementContent[] {
	const built: ElementContent[] = [];
	let open: { level: number; list: Element }[] = [];
	for (const node of nodes) {
		const item = readItem(node);
		if (!item) {
			if (open.length > 0 && isBlank(node)) continue;
			open = [];
			built.push(node);
			continue;
		}
		const { level, tagName, start, children } = item;
		open = open.filter(
			(each) => each.level < level || (each.level === level && each.list.tagName === tagName),
		);
		let current = open.at(-1);
		if (current?.level !== level) {
			const list = create(tagName, [], tagName === "ol" ? { start } : {});
			const parent = current?.list.children.at(-1);
			if (isElement(parent)) parent.children.push(list);
			else built.push(list);
			current = { level, list };
			open.push(current);
		}
		current.list.children.push(create("li", children));
	}
	return built;
}

function readItem(node: ElementContent): Item | undefined {
	if (!isElement(node)) return undefined;
	const words = readStyles(node).get("mso-list")?.split(" ") ?? [];
	const level = Number(words.find((word) => word.startsWith("level"))?.slice("level".length));
	if (!level) return undefined;
	const marker = findMarker(node)?.trim() ?? "";
	const isOrdered = marker.endsWith(".") || marker.endsWith(")");
	const start = Number.parseInt(marker, 10) || 1;
	return { level, tagName: isOrdered ? "ol" : "ul", start, children: node.children };
}

/** Finds what Word shows before an item. */
function findMarker(node: Element): string | undefined {
	for (const child of node.children) {
		if (!isElement(child)) continue;
		const isMarker = readStyles(child).get("mso-list") === "ignore";
		const marker = isMarker ? getText(child) : findMarker(child);
		if (marker !== undefined) return marker;
	}
	return undefined;
}

function getText(node: ElementContent): string {
	if (isElement(node)) return node.children.map(getText).join("");
	return node.type === "text" ? node.value : "";
}

function isBlank(node: ElementContent): boolean {
	return node.type !== "element" && (node.type !== "text" || node.value.trim() === "");
}
