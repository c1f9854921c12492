import type { DrawingElement } from "./parse-drawing.ts";
import type { Declarations } from "./parse-style.ts";

/** Custom properties by name, with their dashes. */
export type Variables = ReadonlyMap<string, string>;

/** By property, what its value looks like once its variables are written out. */
const PAINT = /^(none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(#[\w-]+\))$/;
const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;
const PROPERTIES: Readonly<Record<string, RegExp>> = {
	fill: PAINT,
	stroke: PAINT,
	"stroke-width": /^(\d+\.?\d*|\.\d+)(px)?$/,
	"stroke-linecap": /^(butt|round|square)$/,
	"stroke-linejoin": /^(miter|round|bevel)$/,
	"stroke-dasharray": /^[\d. ]+$/,
	opacity: NUMBER,
	"fill-opacity": NUMBER,
	"stroke-opacity": NUMBER,
	"fill-rule": /^(nonzero|evenodd)$/,
	"clip-rule": /^(nonzero|evenodd)$/,
	"clip-path": /^url\(#[\w-]+\)$/,
	"paint-order": /^(normal|stroke|fill)$/,
	"font-size": /^\d+(\.\d+)?(px)?$/,
	"font-weight": /^[1-9]00$/,
	"text-anchor": /^(start|middle|end)$/,
};
const GEOMETRY = new Set(
	"xmlns viewBox transform patternUnits d x y width height cx cy r rx ry".split(" "),
);
/** Of no effect on how a drawing looks: its outlines are those of the site's own letters. */
const IGNORED = new Set(["class", "style", "id", "role", "pathLength", "font-family"]);

/** The element's own attributes and, above them, what its style says; throws at every one that is not known. */
export function resolveAttributes(
	element: DrawingElement,
	declared: Declarations,
	variables: Variables,
): Map<string, string> {
	const resolved = new Map<string, string>();
	for (const [name, value] of element.attributes) {
		if (GEOMETRY.has(name)) resolved.set(name, value);
		else if (Object.hasOwn(PROPERTIES, name))
			resolved.set(name, resolveProperty(name, value, variables));
		else if (!IGNORED.has(name) && !(name === "href" && element.name === "use")) {
			throw new Error(`Unknown attribute ${name} of ${element.name}`);
		}
	}
	for (const [name, value] of declared) {
		if (IGNORED.has(name) || name.startsWith("--")) continue;
		resolved.set(name, resolveProperty(name, value, variables));
	}
	// A path's length matters to dashes alone, which then would be other ones.
	if (element.attributes.has("pathLength") && resolved.has("stroke-dasharray")) {
		throw new Error("Dashes in parts of a length are not known");
	}
	return resolved;
}

function resolveProperty(name: string, value: string, variables: Variables): string {
	const literal = writeVariables(value, variables);
	if (!PROPERTIES[name]?.test(literal)) throw new Error(`Unknown style ${name}: ${literal}`);
	return literal;
}

/** Adds an element's own custom properties, which may refer to each other in any order. */
export function addVariables(inherited: Variables, declared: Declarations): Variables {
	const own = [...declared].filter(([name]) => name.startsWith("--"));
	if (own.length === 0) return inherited;
	const raw = new Map([...inherited, ...own]);
	const written = own.map(([name, value]) => [name, writeVariables(value, raw)] as const);
	return new Map([...inherited, ...written]);
}

function writeVariables(value: string, variables: Variables, depth = 0): string {
	if (depth > 8) throw new Error(`A circle of custom properties: ${value}`);
	return value.replaceAll(/var\(([^()]*)\)/g, (_, name: string) => {
		const found = variables.get(name);
		if (found === undefined) throw new Error(`Nothing defines ${name}`);
		return writeVariables(found, variables, depth + 1);
	});
}
