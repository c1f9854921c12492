import { type ChildNode, type Container, type Document, parse } from "postcss";
import selectorParser, { type Node } from "postcss-selector-parser";
import { type ParsedPage, VARIABLE } from "#app/platform/content-policy/parse-page.server.ts";

/** A rule, at-rule or declaration. */
type StyleNode = {
	/** The whole text, or the text up to the opening brace. */
	text: string;
	children?: StyleNode[];
	/** The names that a page must have, for each selector: see ParsedPage. */
	selectors?: string[][];
	/** The custom property, `@property` or `@keyframes` that it defines. */
	defines?: string | undefined;
	/** The custom properties and animations that it uses. */
	uses?: string[];
	/** The characters that a font is for, where it is not for all. */
	characters?: RegExp | undefined;
};

type Page = Pick<ParsedPage, "names" | "variables" | "letters">;

/**
 * Creates a function that selects the rules of a style sheet that a page can use before the first intent, which loads
 * the whole sheet. Dropped are rules for tags, classes and ids that the page does not have, for pointer states,
 * transitions, fonts for other letters, and definitions that nothing uses. Attributes and other states are ignored, as they change.
 */
export function createStyleSelector(css: string): (page: Page) => string {
	const nodes = buildNodes(parse(css));
	return ({ names, variables, letters }) => {
		const used = new Set(variables);
		let text = "";
		let size: number;
		// The loop ends once the used definitions use nothing new.
		do {
			size = used.size;
			text = serialise(nodes, { names, letters }, used);
		} while (used.size > size);
		return text;
	};
}

/** Returns the text of the selected rules, and adds what they use to `used`. */
function serialise(
	nodes: readonly StyleNode[],
	page: Pick<Page, "names" | "letters">,
	used: Set<string>,
): string {
	const { names, letters } = page;
	let text = "";
	for (const { text: own, children, selectors, defines, uses, characters } of nodes) {
		if (defines && !used.has(defines)) continue;
		if (characters && !characters.test(letters)) continue;
		if (selectors && !selectors.some((all) => all.every((name) => names.has(name)))) continue;
		for (const name of uses ?? []) used.add(name);
		const inner = children && serialise(children, page, used);
		if (inner === undefined) text += own;
		else if (inner) text += `${own}${inner}}`;
	}
	return text;
}

function buildNodes(container: Container<ChildNode> | Document): StyleNode[] {
	const nodes = (container.nodes ?? []).flatMap((node) => buildNode(node as ChildNode) ?? []);
	// Each step of the build repeats a prefixed declaration.
	return nodes.filter(({ text, children }, at) => children || text !== nodes[at - 1]?.text);
}

function buildNode(node: ChildNode): StyleNode | null {
	if (node.type === "decl") {
		const { prop, value, important } = node;
		if (prop.startsWith("transition")) return null;
		const text = `${prop}:${value}${important ? "!important" : ""};`;
		// Any word of an animation may be the name of its keyframes.
		const animations = prop.startsWith("animation") ? value.split(/[\s,]+/) : [];
		const defines = prop.startsWith("--") ? prop : undefined;
		return { text, defines, uses: [...findVariables(value), ...animations] };
	}
	if (node.type === "rule") {
		const { nodes } = selectorParser().astSync(node.selector);
		const selectors = nodes.flatMap((selector) => listNames(selector.nodes));
		return { text: `${node.selector}{`, selectors, children: buildNodes(node) };
	}
	if (node.type !== "atrule") return null;
	const { name, params, nodes } = node;
	const text = node.toString();
	if (!nodes) return { text: `${text};` };
	// Tailwind adds this layer for browsers without @property; they get it with the whole sheet.
	if (name === "layer" && params === "properties") return null;
	if (name === "font-face") return { text, characters: findCharacters(nodes) };
	if (name === "keyframes" || name === "property")
		return { text, defines: params, uses: findVariables(text) };
	return { text: `@${name} ${params}{`, children: buildNodes(node) };
}

/** Returns the characters of a `unicode-range`: U+A1, U+BF-D6 are [\u{A1}\u{BF}-\u{D6}]. */
function findCharacters(nodes: readonly ChildNode[]): RegExp | undefined {
	const range = nodes.find((node) => node.type === "decl" && node.prop === "unicode-range");
	if (range?.type !== "decl") return undefined;
	const spans = range.value.split(",").map((span) => span.trim().slice("U+".length).split("-"));
	const escaped = spans.map((span) => span.map((code) => `\\u{${code}}`).join("-"));
	return new RegExp(`[${escaped.join("")}]`, "u");
}

function findVariables(text: string): string[] {
	return Array.from(text.matchAll(VARIABLE), ([name]) => name);
}

const POINTER_SELECTORS = new Set([":hover", ":active", "::selection"]);

/** Returns the names of a selector, for each combination of the alternatives in its :is() and :where(). */
function listNames(nodes: readonly Node[]): string[][] {
	let all: string[][] = [[]];
	for (const node of nodes) {
		if (POINTER_SELECTORS.has(node.value ?? "")) return [];
		const name = toName(node);
		if (name) all = all.map((names) => [...names, name]);
		else if (node.type === "pseudo" && /^:(is|where)$/.test(node.value)) {
			const alternatives = node.nodes.flatMap((each) => listNames(each.nodes));
			all = all.flatMap((names) => alternatives.map((more) => [...names, ...more]));
		}
	}
	return all;
}

function toName({ type, value }: Node): string | null {
	if (type === "class") return `.${value}`;
	if (type === "id") return `#${value}`;
	return type === "tag" ? (value?.toLowerCase() ?? null) : null;
}
