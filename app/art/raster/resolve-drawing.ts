import { outlineText } from "./outline-text.ts";
import { type DrawingElement, parseDrawing, writeDrawing } from "./parse-drawing.ts";
import { findDeclarations, parseStyle, type Theme } from "./parse-style.ts";
import { addVariables, resolveAttributes, type Variables } from "./resolve-attributes.ts";

type Attributes = ReadonlyMap<string, string>;

/** What an element has from those around it. */
type Context = {
	variables: Variables;
	/** The properties that lettering is made by. */
	lettering: Attributes;
	/** Inside a copy that stands for a `use`. */
	isCopy: boolean;
};

const SHAPES = new Set(["path", "rect", "circle", "ellipse"]);
const GROUPS = new Set(["svg", "g", "clipPath", "pattern"]);
const REFERENCED = new Set(["clipPath", "pattern"]);
const LETTERING = ["font-size", "font-weight", "text-anchor"];

/**
 * The same drawing for one theme, without style sheet, custom properties, copies by `use`, and text, for
 * renderers that know no CSS and have no fonts. Throws at everything in it that is not known to look alike.
 */
export function resolveDrawing(svg: string, theme: Theme): DrawingElement {
	const drawing = parseDrawing(svg);
	const elements = listElements(drawing);
	const styles = elements.filter(({ name }) => name === "style");
	const rules = parseStyle(styles.flatMap(({ children }) => children).join(""), theme);
	const byId = mapById(elements);

	function find(id: string | undefined): DrawingElement {
		const found = id && byId.get(id);
		if (!found) throw new Error(`Nothing in the drawing is called ${id}`);
		return found;
	}

	function resolve(element: DrawingElement, context: Context): DrawingElement[] {
		const { name } = element;
		if (name === "title" || name === "style") return [];
		if (name === "defs") {
			return toElements(element).flatMap((child) =>
				REFERENCED.has(child.name) || child.name === "defs" ? resolve(child, context) : [],
			);
		}
		const declared = findDeclarations(element, rules);
		const variables = addVariables(context.variables, declared);
		const attributes = resolveAttributes(element, declared, variables);
		for (const value of attributes.values()) {
			const [, reference] = /^url\(#(.*)\)$/.exec(value) ?? [];
			if (reference && !REFERENCED.has(find(reference).name)) {
				throw new Error(`${reference} cannot be referred to`);
			}
		}
		const lettering = new Map([
			...context.lettering,
			...[...attributes].filter(([property]) => LETTERING.includes(property)),
		]);
		const inner = { variables, lettering, isCopy: context.isCopy };
		if (name === "use") return [copy(element, attributes, inner)];
		if (name === "text") return outlineText(toText(element), attributes, lettering);
		for (const property of LETTERING) attributes.delete(property);
		if (SHAPES.has(name)) {
			if (element.children.length > 0) throw new Error(`A ${name} holds nothing`);
			return [{ name, attributes, children: [] }];
		}
		if (!GROUPS.has(name)) throw new Error(`Unknown element ${name}`);
		if (REFERENCED.has(name)) {
			if (context.isCopy) throw new Error(`A ${name} cannot be copied`);
			attributes.set("id", element.attributes.get("id") ?? "");
		}
		const children = toElements(element).flatMap((child) => resolve(child, inner));
		return [{ name, attributes, children }];
	}

	/** A `use` as a group: what it shows inherits from here, not from where it was defined. */
	function copy(
		element: DrawingElement,
		attributes: Map<string, string>,
		context: Context,
	): DrawingElement {
		const target = find(/^#(.+)$/.exec(element.attributes.get("href") ?? "")?.[1]);
		if (toElements(element).length > 0) throw new Error("A use holds nothing");
		const { x = "0", y = "0" } = Object.fromEntries(attributes);
		const transform = attributes.get("transform") ?? "";
		for (const name of ["x", "y", "width", "height", "transform", ...LETTERING]) {
			attributes.delete(name);
		}
		const move = x === "0" && y === "0" ? "" : `translate(${x} ${y})`;
		if (transform || move) attributes.set("transform", transform + move);
		return { name: "g", attributes, children: resolve(target, { ...context, isCopy: true }) };
	}

	const nothing: Context = { variables: new Map(), lettering: new Map(), isCopy: false };
	const [resolved] = resolve(drawing, nothing);
	if (resolved?.name !== "svg") throw new Error("A drawing is an svg element");
	return resolved;
}

/** The resolved drawing as a document of this width in pixels, its height as its proportions want it. */
export function writeResolved(svg: string, theme: Theme, width: number): string {
	const drawing = resolveDrawing(svg, theme);
	const [, , boxWidth = 0, boxHeight = 0] = (drawing.attributes.get("viewBox") ?? "")
		.split(" ")
		.map(Number);
	if (!(boxWidth > 0 && boxHeight > 0)) throw new Error("A drawing needs a viewBox");
	const attributes = new Map([
		...drawing.attributes,
		["width", String(width)],
		["height", String(Math.round((width * boxHeight) / boxWidth))],
	]);
	return writeDrawing({ ...drawing, attributes });
}

function mapById(elements: readonly DrawingElement[]): Map<string, DrawingElement> {
	const byId = new Map<string, DrawingElement>();
	for (const element of elements) {
		const id = element.attributes.get("id");
		if (id === undefined) continue;
		if (byId.has(id)) throw new Error(`Two elements of the drawing are called ${id}`);
		byId.set(id, element);
	}
	return byId;
}

function listElements(element: DrawingElement): DrawingElement[] {
	return [
		element,
		...element.children.flatMap((c) => (typeof c === "string" ? [] : listElements(c))),
	];
}

function toElements({ name, children }: DrawingElement): DrawingElement[] {
	return children.flatMap((child) => {
		if (typeof child !== "string") return [child];
		if (child.trim()) throw new Error(`Text in ${name}`);
		return [];
	});
}

function toText({ children }: DrawingElement): string {
	return children
		.map((child) => {
			if (typeof child === "string") return child;
			throw new Error(`Unknown element ${child.name} in a text`);
		})
		.join("");
}
