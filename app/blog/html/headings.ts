import type { ContentsEntry } from "#app/blog/post.ts";
import { toAnchor } from "#app/platform/to-anchor.ts";
import type { Element, ElementContent } from "./hast.ts";
import { getIds, getLine, walk } from "./tree.ts";

const MAX_ID = 60;

/**
 * Shifts headings to follow the page's h1 with no level skipped, and gives them and the targets of `fragments` new ids.
 * Returns the table of contents, and the new id of every old one.
 */
export function nameHeadings(nodes: readonly ElementContent[], fragments: ReadonlySet<string>) {
	const contents: ContentsEntry[] = [];
	const ids = new Map<string, string>();
	const createId = createIds();
	const rename = (node: Element, id: string) => {
		const { ids: _, ...properties } = node.properties;
		for (const old of getIds(node).map(String)) if (!ids.has(old)) ids.set(old, id);
		node.properties = { id, ...properties };
	};
	const others: Element[] = [];
	const open: number[] = [];
	for (const node of walk(nodes)) {
		if (!/^h[1-6]$/.test(node.tagName)) {
			others.push(node);
			continue;
		}
		const level = Number(node.tagName.charAt(1));
		while ((open.at(-1) ?? 0) >= level) open.pop();
		open.push(level);
		const shifted = Math.min(open.length + 1, 6);
		node.tagName = `h${shifted}`;
		const text = getLine(node.children);
		const id = createId(`part-${shorten(toAnchor(text)) || "section"}`);
		rename(node, id);
		if (shifted === 2 || shifted === 3) contents.push({ id, text, level: shifted });
	}
	for (const node of others) {
		if (getIds(node).some((id) => fragments.has(String(id)) && !ids.has(String(id))))
			rename(node, createId("part-note"));
		delete node.properties.ids;
	}
	return { contents, ids };
}

function shorten(id: string): string {
	return [...id].slice(0, MAX_ID).join("").replace(/-+$/, "");
}

/** Creates a function that adds a number to an id that is used already. */
function createIds(): (base: string) => string {
	const counts = new Map<string, number>();
	return (base) => {
		let id = base;
		let count = counts.get(base) ?? 1;
		while (counts.has(id)) {
			count += 1;
			id = `${base}-${count}`;
		}
		counts.set(id, 1);
		counts.set(base, count);
		return id;
	};
}
