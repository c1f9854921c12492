import type { toMdast } from "hast-util-to-mdast";
import { visit } from "unist-util-visit";

/** A node of mdast, the syntax tree of Markdown. */
export type MarkdownNode = ReturnType<typeof toMdast>;
type Phrasing = Extract<MarkdownNode, { type: "paragraph" }>["children"][number];
type Mark = Extract<Phrasing, { type: "strong" | "emphasis" | "delete" }>;

/** The lowest level of headings. */
const LEVEL_MAX = 6;

/** Tidies a tree of Markdown: marks that meet, empty paragraphs, and headings, which begin below the title of the page. */
export function tidyMarkdown(tree: MarkdownNode): void {
	let hasTitle = false;
	visit(tree, (node) => {
		if (node.type === "heading") {
			node.children = trim(tidy(node.children.flatMap(toUnmarked)));
			hasTitle ||= node.depth === 1;
		} else if (node.type === "paragraph" || node.type === "tableCell")
			node.children = trim(tidy(node.children));
		else if (node.type === "table")
			for (const cell of node.children[0]?.children ?? [])
				cell.children = cell.children.flatMap(toUnmarked);
		else if (node.type === "listItem")
			node.spread = node.children.filter(({ type }) => type === "paragraph").length > 1;
	});
	visit(tree, (node, index, parent) => {
		if (node.type === "list") node.spread = node.children.some((item) => item.spread);
		if (node.type === "heading" && hasTitle)
			node.depth = Math.min(node.depth + 1, LEVEL_MAX) as typeof node.depth;
		const isEmpty = "children" in node && node.children.length === 0 && node.type !== "tableCell";
		if (!isEmpty || !parent || index === undefined) return undefined;
		parent.children.splice(index, 1);
		return index;
	});
}

/** Returns what a heading has without what makes it bold, as it is anyway, and in one line. */
function toUnmarked(node: Phrasing): Phrasing[] {
	if (node.type === "strong") return node.children.flatMap(toUnmarked);
	return [node.type === "break" ? { type: "text", value: " " } : node];
}

/** Joins marks and texts that meet, and takes blanks at their edges out of marks, which end there in Markdown. */
function tidy(nodes: readonly Phrasing[]): Phrasing[] {
	const tidied = joinMarks(nodes).flatMap((node): Phrasing[] => {
		if (isMark(node)) return loosen(node);
		if (node.type !== "link") return [node];
		const children = tidy(node.children);
		return children.length > 0 ? [{ ...node, children }] : [];
	});
	return joinTexts(tidied);
}

function isMark(node: Phrasing | undefined): node is Mark {
	return node?.type === "strong" || node?.type === "emphasis" || node?.type === "delete";
}

function joinMarks(nodes: readonly Phrasing[]): Phrasing[] {
	const joined: Phrasing[] = [];
	for (const node of nodes) {
		const last = joined.at(-1);
		if (isMark(last) && isMark(node) && last.type === node.type)
			joined[joined.length - 1] = { ...last, children: [...last.children, ...node.children] };
		else joined.push(node);
	}
	return joined;
}

function joinTexts(nodes: readonly Phrasing[]): Phrasing[] {
	const joined: Phrasing[] = [];
	for (const node of nodes) {
		const last = joined.at(-1);
		if (last?.type === "text" && node.type === "text")
			joined[joined.length - 1] = { ...last, value: last.value + node.value };
		else joined.push(node);
	}
	// One non-breaking space is meant; with others beside it, it only makes room.
	return joined.map((node) =>
		node.type === "text" ? { ...node, value: node.value.replaceAll(/\s{2,}/g, " ") } : node,
	);
}

/** Returns a mark with the blanks and breaks at its edges outside of it. */
function loosen(node: Mark): Phrasing[] {
	const children = tidy(node.children);
	const before: Phrasing[] = [];
	const after: Phrasing[] = [];
	const [first] = children;
	if (first?.type === "text") {
		const value = first.value.trimStart();
		if (value !== first.value) before.push({ type: "text", value: " " });
		children.splice(0, 1, ...(value ? [{ ...first, value }] : []));
	}
	const last = children.at(-1);
	if (last?.type === "text") {
		const value = last.value.trimEnd();
		if (value !== last.value) after.push({ type: "text", value: " " });
		children.splice(-1, 1, ...(value ? [{ ...last, value }] : []));
	}
	while (children.at(-1)?.type === "break") after.unshift(...children.splice(-1, 1));
	return [...before, ...(children.length > 0 ? [{ ...node, children }] : []), ...after];
}

/** Returns a line without blanks and breaks at its edges. */
function trim(nodes: readonly Phrasing[]): Phrasing[] {
	const trimmed = [...nodes];
	while (trimmed.length > 0 && isSpace(trimmed.at(0))) trimmed.shift();
	while (trimmed.length > 0 && isSpace(trimmed.at(-1))) trimmed.pop();
	const [first] = trimmed;
	if (first?.type === "text") trimmed[0] = { ...first, value: first.value.trimStart() };
	const last = trimmed.at(-1);
	if (last?.type === "text") trimmed[trimmed.length - 1] = { ...last, value: last.value.trimEnd() };
	return trimmed;
}

function isSpace(node: Phrasing | undefined): boolean {
	return node?.type === "break" || (node?.type === "text" && node.value.trim() === "");
}
