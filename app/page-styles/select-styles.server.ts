import { type ChildNode, type Container, type Document, parse } from "postcss";
import selectorParser, { type Node } from "postcss-selector-parser";
import { type ParsedPage, VARIABLE } from "#app/content-policy/parse-page.server.ts";

/** A rule, at-rule or declaration, with what decides whether a page can use it. */
type Piece = {
	/** All of it, or what opens its block. */
	text: string;
	children?: Piece[];
	/** For each selector the names that a page must all have: see ParsedPage. */
	selectors?: string[][];
	/** The custom property, `@property` or `@keyframes` that it defines. */
	defines?: string | undefined;
	/** The custom properties and animations that it uses. */
	uses?: string[];
};

type Page = Pick<ParsedPage, "names" | "variables">;

/**
 * A function that gives the rules of a style sheet that a page can use. Left out is what names a tag, class or id that
 * the page does not have, and what defines something that nothing uses. Attributes and states are taken as given, as
 * scripts and visitors change them.
 */
export function createStyleSelector(css: string): (page: Page) => string {
	const pieces = readPieces(parse(css));
	return ({ names, variables }) => {
		const used = new Set(variables);
		let text = "";
		let size: number;
		// What a used definition uses is used, too.
		do {
			size = used.size;
			text = write(pieces, names, used);
		} while (used.size > size);
		return text;
	};
}

/** Writes what the page can use, and adds what that uses. */
function write(pieces: readonly Piece[], names: ReadonlySet<string>, used: Set<string>): string {
	let text = "";
	for (const { text: own, children, selectors, defines, uses } of pieces) {
		if (defines && !used.has(defines)) continue;
		if (selectors && !selectors.some((all) => all.every((name) => names.has(name)))) continue;
		for (const name of uses ?? []) used.add(name);
		const inner = children && write(children, names, used);
		if (inner === undefined) text += own;
		else if (inner) text += `${own}${inner}}`;
	}
	return text;
}

function readPieces(container: Container<ChildNode> | Document): Piece[] {
	return (container.nodes ?? []).flatMap((node) => readPiece(node as ChildNode) ?? []);
}

function readPiece(node: ChildNode): Piece | null {
	if (node.type === "decl") {
		const { prop, value, important } = node;
		const text = `${prop}:${value}${important ? "!important" : ""};`;
		// Any word of an animation may be the name of its keyframes.
		const animations = prop.startsWith("animation") ? value.split(/[\s,]+/) : [];
		const defines = prop.startsWith("--") ? prop : undefined;
		return { text, defines, uses: [...findVariables(value), ...animations] };
	}
	if (node.type === "rule") {
		const { nodes } = selectorParser().astSync(node.selector);
		const selectors = nodes.flatMap((selector) => readNames(selector.nodes));
		return { text: `${node.selector}{`, selectors, children: readPieces(node) };
	}
	if (node.type !== "atrule") return null;
	const { name, params, nodes } = node;
	const text = node.toString();
	if (!nodes) return { text: `${text};` };
	if (name === "font-face") return { text };
	if (name === "keyframes" || name === "property")
		return { text, defines: params, uses: findVariables(text) };
	return { text: `@${name} ${params}{`, children: readPieces(node) };
}

function findVariables(text: string): string[] {
	return Array.from(text.matchAll(VARIABLE), ([name]) => name);
}

/** The names that a selector asks for, once for each combination of the alternatives in its :is() and :where(). */
function readNames(nodes: readonly Node[]): string[][] {
	let all: string[][] = [[]];
	for (const node of nodes) {
		const name = readName(node);
		if (name) all = all.map((names) => [...names, name]);
		else if (node.type === "pseudo" && /^:(is|where)$/.test(node.value)) {
			const alternatives = node.nodes.flatMap((each) => readNames(each.nodes));
			all = all.flatMap((names) => alternatives.map((more) => [...names, ...more]));
		}
	}
	return all;
}

function readName({ type, value }: Node): string | null {
	if (type === "class") return `.${value}`;
	if (type === "id") return `#${value}`;
	return type === "tag" ? (value?.toLowerCase() ?? null) : null;
}
