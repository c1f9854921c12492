import type { DrawingElement } from "./parse-drawing.ts";

export type Theme = "light" | "dark";

export type Declarations = ReadonlyMap<string, string>;

type Rule = { selector: string; declarations: Declarations };

const RULE = /([^{}]+)\{([^{}]*)\}/y;
const DARK = /@media ?\(prefers-color-scheme: ?dark\)\{((?:[^{}]+\{[^{}]*\})*)\}/y;
/** An element's name or one class. */
const SELECTOR = /^\.?[a-z][\w-]*$/;

/** The style of a drawing as rules in the order in which they win; throws at what it does not know. */
export function parseStyle(css: string, theme: Theme): Rule[] {
	const rules: Rule[] = [];
	for (let at = 0; at < css.length; ) {
		const pattern = css[at] === "@" ? DARK : RULE;
		pattern.lastIndex = at;
		const [whole, first = "", second = ""] = pattern.exec(css) ?? [];
		if (whole === undefined) throw new Error(`Unknown style at ${css.slice(at, at + 40)}`);
		at = pattern.lastIndex;
		if (pattern === RULE) rules.push(toRule(first, second));
		else if (theme === "dark") rules.push(...parseStyle(first, theme));
	}
	// The sort is stable: among equals the later one wins.
	return rules.sort((a, b) => Number(a.selector[0] === ".") - Number(b.selector[0] === "."));
}

/** What the rules and the style attribute say of an element, one value for each property. */
export function findDeclarations(element: DrawingElement, rules: readonly Rule[]): Declarations {
	const classes = element.attributes.get("class")?.split(" ") ?? [];
	const applying = rules.filter(({ selector }) =>
		selector[0] === "." ? classes.includes(selector.slice(1)) : selector === element.name,
	);
	const own = parseDeclarations(element.attributes.get("style") ?? "");
	return new Map([...applying.flatMap(({ declarations }) => [...declarations]), ...own]);
}

function toRule(selector: string, block: string): Rule {
	if (!SELECTOR.test(selector)) throw new Error(`Unknown selector ${selector}`);
	return { selector, declarations: parseDeclarations(block) };
}

function parseDeclarations(block: string): Declarations {
	const declarations = new Map<string, string>();
	for (const declaration of block.split(";").filter(Boolean)) {
		const [, property, value] = /^\s*([\w-]+):\s*(.*?)\s*$/.exec(declaration) ?? [];
		if (!property || !value) throw new Error(`Unknown declaration ${declaration}`);
		declarations.set(property, value);
	}
	return declarations;
}
