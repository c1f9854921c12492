import type { ContentsEntry } from "#app/blog/post.ts";
import { type HtmlElement, type HtmlNode, readText } from "./tree.ts";

const MAX_ID = 60;

/**
 * Shifts the headings of a tree to follow the page's h1 with no level skipped, and names them after their text. Also
 * names what else is pointed to. Answers the table of contents, and the new id of every old one.
 */
export function nameHeadings(
	nodes: readonly HtmlNode[],
	wanted: ReadonlySet<string>,
): { contents: ContentsEntry[]; ids: Map<string, string> } {
	const all = walk(nodes);
	const contents: ContentsEntry[] = [];
	const ids = new Map<string, string>();
	const makeUnique = startNaming();
	const open: number[] = [];
	const adopt = (node: HtmlElement, id: string) => {
		node.attributes.id = id;
		for (const old of node.ids) if (!ids.has(old)) ids.set(old, id);
	};
	for (const node of all.filter(({ name }) => isHeading(name))) {
		const level = Number(node.name.charAt(1));
		while ((open.at(-1) ?? 0) >= level) open.pop();
		open.push(level);
		const shifted = Math.min(open.length + 1, 6);
		node.name = `h${shifted}`;
		const text = readText(node).replaceAll(/\s+/g, " ").trim();
		const id = makeUnique(`part-${makeSlug(text) || "section"}`);
		adopt(node, id);
		if (shifted === 2 || shifted === 3) contents.push({ id, text, level: shifted });
	}
	for (const node of all) {
		if (isHeading(node.name) || !node.ids.some((id) => wanted.has(id) && !ids.has(id))) continue;
		adopt(node, makeUnique("part-note"));
	}
	return { contents, ids };
}

export function isHeading(name: string): boolean {
	return /^h[1-6]$/.test(name);
}

/** Every element of the trees, in the order of the page. */
export function walk(nodes: readonly HtmlNode[]): HtmlElement[] {
	const found: HtmlElement[] = [];
	const visit = (node: HtmlNode) => {
		if (typeof node === "string") return;
		found.push(node);
		node.children.forEach(visit);
	};
	nodes.forEach(visit);
	return found;
}

/** Letters and numbers of any script: `Was kostet's?` to `was-kostet-s`. */
function makeSlug(text: string): string {
	const words =
		text
			.normalize("NFC")
			.toLowerCase()
			.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
	return [...words.join("-")].slice(0, MAX_ID).join("").replace(/-+$/, "");
}

function startNaming(): (wish: string) => string {
	const used = new Set<string>();
	const counts = new Map<string, number>();
	return (wish) => {
		let count = counts.get(wish) ?? 0;
		let id: string;
		do {
			count += 1;
			id = count === 1 ? wish : `${wish}-${count}`;
		} while (used.has(id));
		counts.set(wish, count);
		used.add(id);
		return id;
	};
}
