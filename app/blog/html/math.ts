import type { ElementContent } from "./hast.ts";
import { element, getTextContent, isElement, SPACE } from "./tree.ts";

/** Converts formulas of MathML to a line of text: `(a + b)/2`, `x<sup>2</sup>`, `√(x + 1)`. */
export function writeFormulas(nodes: readonly ElementContent[]): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return [node];
		const written = node.children.map((child) => writeFormulas([child]));
		const write = FORMULAS.get(node.tagName);
		if (!write) return [{ ...node, children: written.flat() }];
		const parts = written.filter((_, at) => isElement(node.children[at]));
		return write(parts, written.flat());
	});
}

type Write = (parts: ElementContent[][], all: ElementContent[]) => ElementContent[];

const FORMULAS = new Map<string, Write>(
	Object.entries({
		semantics: ([first = []]) => first,
		mfrac: ([above = [], below = []]) => [...group(above), toText("/"), ...group(below)],
		msqrt: (_parts, all) => [toText("√"), ...group(all)],
		mroot: ([base = [], index = []]) => [element("sup", {}, index), toText("√"), ...group(base)],
		msup: ([base = [], above = []]) => [...base, element("sup", {}, above)],
		msub: ([base = [], below = []]) => [...base, element("sub", {}, below)],
		mover: ([base = [], above = []]) => [...base, element("sup", {}, above)],
		munder: ([base = [], below = []]) => [...base, element("sub", {}, below)],
		msubsup: writeBoth,
		munderover: writeBoth,
		mtd: (_parts, all) => [...all, SPACE],
		mtr: (_parts, all) => [...all, toText("; ")],
		mphantom: () => [],
		mspace: () => [SPACE],
	} satisfies Record<string, Write>),
);

function writeBoth([base = [], below = [], above = []]: ElementContent[][]): ElementContent[] {
	return [...base, element("sub", {}, below), element("sup", {}, above)];
}

/** Adds brackets where there is more than one number or letter. */
function group(nodes: ElementContent[]): ElementContent[] {
	const text = nodes.map(getTextContent).join("").trim();
	return /^(?:[\p{N}.,]+|.)$/u.test(text) ? nodes : [toText("("), ...nodes, toText(")")];
}

function toText(value: string): ElementContent {
	return { type: "text", value };
}
