import type { Element, ElementContent } from "hast";
import type { ContentsEntry } from "#app/blog/post.ts";
import { getIds, getLine, walk } from "./tree.ts";

const MAX_ID = 60;

/**
 * Shifts the headings of a tree to follow the page's h1 with no level skipped, and names them after their text. Also
 * names what else is pointed to. Returns the table of contents, and the new id of every old one.
 */
export function nameHeadings(
	nodes: readonly ElementContent[],
	wanted: ReadonlySet<string>,
): { contents: ContentsEntry[]; ids: Map<string, string> } {
	const contents: ContentsEntry[] = [];
	const ids = new Map<string, string>();
	const makeUnique = createNaming();
	const rename = (node: Element, id: string) => {
		node.properties = { id, ...node.properties };
		for (const old of getIds(node)) if (!ids.has(old)) ids.set(old, id);
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
		const text = getLine(node);
		const id = makeUnique(`part-${toSlug(text) || "section"}`);
		rename(node, id);
		if (shifted === 2 || shifted === 3) contents.push({ id, text, level: shifted });
	}
	for (const node of others) {
		if (getIds(node).some((id) => wanted.has(id) && !ids.has(id)))
			rename(node, makeUnique("part-note"));
	}
	return { contents, ids };
}

/** Letters and numbers of any script: `Was kostet's?` to `was-kostet-s`. */
function toSlug(text: string): string {
	const words = text
		.normalize("NFC")
		.toLowerCase()
		.match(/[\p{L}\p{N}\p{M}]+/gu);
	return [...(words?.join("-") ?? "")].slice(0, MAX_ID).join("").replace(/-+$/, "");
}

function createNaming(): (wish: string) => string {
	const counts = new Map<string, number>();
	return (wish) => {
		let id = wish;
		let count = counts.get(wish) ?? 1;
		while (counts.has(id)) {
			count += 1;
			id = `${wish}-${count}`;
		}
		counts.set(id, 1);
		counts.set(wish, count);
		return id;
	};
}
