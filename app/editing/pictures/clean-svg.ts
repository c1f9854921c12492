import { Parser } from "htmlparser2";
import type { CustomPlugin } from "svgo";
import { accept, type Result, reject } from "#app/platform/result.ts";
import { DRAWING_ELEMENTS } from "./svg-elements.ts";

/** Why an SVG is not taken: it is none, it declares entities, or it is more than a browser should be given to draw. */
export type SvgFault = "noSvg" | "entities" | "tooComplex";

/** The most elements of a logo, those of `<use>` counted wherever they are drawn, and the most that are in one another. */
const ELEMENTS_MAX = 5_000;
const DRAWN_MAX = 20_000;
const DEPTH_MAX = 64;
/** The most characters of its style sheets, each rule of which is compared with each element. */
const STYLES_MAX = 6_000;

/** The functions of attributes that load nothing; of `url()` that is so where it names a part of the same file. */
const FUNCTIONS: ReadonlySet<string> = new Set([
	"matrix",
	"translate",
	"rotate",
	"scale",
	"skewx",
	"skewy",
	"rgb",
	"rgba",
	"hsl",
	"hsla",
]);

/** The length up to which paths are made shorter, which takes the square of the time of their length. */
const SHORT_MAX = 20_000;

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/**
 * Cleans an SVG that somebody has chosen of all that could run, load or lead elsewhere. Styles become attributes, so that no
 * style sheet is left.
 */
export async function cleanSvg(svg: string): Promise<Result<string, SvgFault>> {
	if (svg.toUpperCase().includes("<!ENTITY")) return reject("entities");
	if (isTooComplex(svg)) return reject("tooComplex");
	const { optimize } = await import("svgo");
	const isLong = svg.length > SHORT_MAX;
	try {
		const { data } = optimize(svg, {
			plugins: [
				"removeScripts",
				"removeRasterImages",
				{ name: "inlineStyles", params: { onlyMatchedOnce: false } },
				"convertStyleToAttrs",
				"removeStyleElement",
				keepDrawing,
				isLong
					? { name: "preset-default", params: { overrides: { convertPathData: false } } }
					: "preset-default",
			],
		});
		if (!data.startsWith("<svg")) return reject("noSvg");
		return isTooComplex(data) ? reject("tooComplex") : accept(data);
	} catch {
		return reject("noSvg");
	}
}

/** Keeps elements that draw, and attributes that name nothing outside of the file. */
const keepDrawing: CustomPlugin = {
	name: "keepDrawing",
	fn: () => ({
		instruction: { enter: detach },
		doctype: { enter: detach },
		element: {
			enter: (node, parent) => {
				// What a link has around it is drawn all the same.
				if (node.name === "a") node.name = "g";
				if (!DRAWING_ELEMENTS.has(node.name)) return detach(node, parent);
				for (const [name, value] of Object.entries(node.attributes))
					if (!isHarmless(name, value)) delete node.attributes[name];
				if (parent.type === "root") node.attributes.xmlns = SVG;
			},
		},
	}),
};

function detach<Node>(node: Node, parent: { children: Node[] }): void {
	parent.children = parent.children.filter((child) => child !== node);
}

function isHarmless(name: string, value: string): boolean {
	if (name === "xmlns:xlink") return value === XLINK;
	if (name === "href" || name === "xlink:href") return value.trim().startsWith("#");
	if (name === "style" || name === "xmlns" || /^on/i.test(name)) return false;
	// Other namespaces are those of editors, or of what is not drawn.
	if (name.includes(":")) return name === "xml:space";
	// A backslash may spell any function.
	if (value.includes("\\")) return false;
	return [...value.matchAll(/([\w-]+)\s*\(\s*["']?(.?)/g)].every(
		([, called = "", first]) =>
			FUNCTIONS.has(called.toLowerCase()) || (called.toLowerCase() === "url" && first === "#"),
	);
}

/** Returns whether an SVG has too many elements to be read or drawn, or draws something within itself. */
function isTooComplex(svg: string): boolean {
	/** The number of elements in each part that has an id, and the parts that each draws; "" is the whole. */
	const sizes = new Map<string, number>();
	const drawn = new Map<string, string[]>();
	const open: string[][] = [];
	let count = 0;
	let deepest = 0;
	let styles = 0;
	const names: string[] = [];
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				count += 1;
				names.push(name);
				deepest = Math.max(deepest, open.length);
				// What follows would be parsed for nothing.
				if (isOver()) return parser.pause();
				const within = [...(open.at(-1) ?? [""]), ...(attributes.id ? [attributes.id] : [])];
				open.push(within);
				const used = listUsed(attributes);
				for (const id of within) {
					sizes.set(id, (sizes.get(id) ?? 0) + 1);
					drawn.set(id, [...(drawn.get(id) ?? []), ...used]);
				}
			},
			onclosetag: () => {
				open.pop();
				names.pop();
			},
			ontext: (text) => {
				if (names.at(-1)?.endsWith("style")) styles += text.length;
			},
		},
		{ xmlMode: true },
	);
	const isOver = () => count > ELEMENTS_MAX || deepest > DEPTH_MAX || styles > STYLES_MAX;
	parser.end(svg);
	return isOver() || countDrawn(sizes, drawn) > DRAWN_MAX;
}

/** Lists the ids of the parts that an element draws. */
function listUsed(attributes: Record<string, string>): string[] {
	return Object.entries(attributes).flatMap(([name, value]) =>
		name === "href" || name === "xlink:href"
			? [value.trim().slice(1)]
			: [...value.matchAll(/url\(\s*["']?#([^"')]+)/gi)].map(([, id = ""]) => id),
	);
}

/** Counts the elements that are drawn, each as often as it is; infinite where a part draws itself. */
function countDrawn(
	sizes: ReadonlyMap<string, number>,
	drawn: ReadonlyMap<string, readonly string[]>,
): number {
	const counts = new Map<string, number>();
	const countOf = (id: string): number => {
		const known = counts.get(id);
		if (known !== undefined) return known;
		// Until it is known, for a part within which it is drawn again.
		counts.set(id, Number.POSITIVE_INFINITY);
		const used = (drawn.get(id) ?? []).filter((each) => sizes.has(each));
		const count = used.reduce((sum, each) => sum + countOf(each), sizes.get(id) ?? 0);
		counts.set(id, count);
		return count;
	};
	return countOf("");
}
