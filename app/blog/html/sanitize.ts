import { rehype } from "rehype";
import rehypeSanitize, { type Options as Schema } from "rehype-sanitize";
import type { Element, ElementContent, Root } from "./hast.ts";
import { writeFormulas } from "./math.ts";
import { resolveMedia } from "./media.ts";
import { parseHtml } from "./parse-html.ts";
import { getAttribute, getIds, INLINE, isElement, SPACE } from "./tree.ts";
import { removeHidden } from "./visible.ts";

const BLOCKS =
	`address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer
	form h1 h2 h3 h4 h5 h6 header hgroup hr iframe audio video legend li main nav ol p pre search section summary table
	tbody td tfoot th thead tr ul`.split(/\s+/);
const RENAMED: Record<string, string> = {
	acronym: "abbr",
	del: "s",
	dfn: "i",
	dir: "ul",
	ins: "u",
	menu: "ul",
	samp: "code",
	strike: "s",
	tt: "code",
	var: "i",
};
/** The elements that are removed with their content. */
const STRIPPED =
	`applet canvas head map noembed noframes noscript object option plaintext script select style svg
	template textarea title xmp`.split(/\s+/);
/** The classes of galleries of the classic editor, of Jetpack and of the block editor's first years. */
export const GALLERY = /^(?:gallery|tiled-gallery|blocks-gallery-grid)$/;
const INTEGER = /^-?\d{1,5}$/;
const CELL: [string, RegExp | string][] = [
	["colSpan", INTEGER],
	["rowSpan", INTEGER],
	["align", "right"],
];

/** The spellings of the allowed schemes, as rehype-sanitize compares them case-sensitively. */
const HTTP = ["http", "https", "Http", "Https", "HTTP", "HTTPS"];

/**
 * The allowed elements and attributes. Classes and data attributes are for the next steps, which render none of them.
 */
const SCHEMA: Schema = {
	tagNames: [...BLOCKS, ...INLINE, ...Object.keys(RENAMED), "button"],
	strip: STRIPPED,
	attributes: {
		"*": [
			"id",
			"className",
			"data*",
			["lang", /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/],
			["dir", "ltr", "rtl", "auto"],
		],
		a: ["href", "name"],
		abbr: ["title"],
		acronym: ["title"],
		audio: ["src"],
		iframe: ["src", "title"],
		img: ["src", "srcSet", "alt", ["width", /^\d{1,5}$/], ["height", /^\d{1,5}$/]],
		li: [["value", INTEGER]],
		ol: [["start", INTEGER]],
		td: CELL,
		th: [...CELL, ["scope", "col", "row", "colgroup", "rowgroup"]],
		time: [["dateTime", /^[\w:.+ -]{1,40}$/]],
		video: ["src", "title"],
	},
	protocols: { href: [...HTTP, "mailto", "tel"], src: HTTP },
	required: {},
	ancestors: {},
	// Their ids need no prefix, as none is rendered: headings.ts creates new ones.
	clobber: [],
};

const sanitizer = rehype().use(rehypeSanitize, SCHEMA);

/** Parses HTML from anywhere to known elements and attributes, without scripts, styles and forms. */
export function parseSafely(html: string): ElementContent[] {
	const children = writeFormulas(resolveMedia(removeHidden(parseHtml(html))));
	return normalize(sanitizer.runSync({ type: "root", children }).children);
}

/**
 * Unwraps spans and buttons, renames elements that look alike and moves ids to the list of getIds: those of a bare anchor to the
 * element around it.
 */
function normalize(nodes: Root["children"], owner?: Element): ElementContent[] {
	const normalized = nodes.flatMap((node): ElementContent[] => {
		if (node.type !== "element") return node.type === "text" ? [node] : [];
		const isSpan = node.tagName === "span";
		const ids = getIds(((isSpan || node.tagName === "a") && owner) || node);
		for (const key of ["id", "name"]) {
			const id = getAttribute(node, key);
			if (id !== undefined) ids.push(id);
		}
		node.tagName = RENAMED[node.tagName] ?? node.tagName;
		node.children = normalize(node.children, isSpan ? owner : node);
		if (node.tagName === "button") return [SPACE, ...node.children, SPACE];
		return isSpan ? node.children : [node];
	});
	return separateLinks(normalized);
}

/** Inserts a blank between links that are separated by styles alone at their source. */
function separateLinks(nodes: ElementContent[]): ElementContent[] {
	const isLink = (node: ElementContent | undefined) =>
		isElement(node, "a") && node.children.length > 0;
	return nodes.flatMap((node, at) =>
		isLink(node) && isLink(nodes[at - 1]) ? [SPACE, node] : [node],
	);
}
