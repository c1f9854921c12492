import type { Element, ElementContent, RootContent } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { parseHtml } from "./parse-html.ts";
import { getAttribute, getIds, INLINE } from "./tree.ts";

const BLOCKS =
	`address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer
	form h1 h2 h3 h4 h5 h6 header hr iframe audio video li main nav ol p pre section summary table tbody td tfoot th
	thead tr ul`.split(/\s+/);
const RENAMED: Record<string, string> = {
	acronym: "abbr",
	del: "s",
	dfn: "i",
	ins: "u",
	samp: "code",
	strike: "s",
	tt: "code",
	var: "i",
};
/** Lose their text with their tag. */
const STRIPPED =
	`applet canvas head map noembed noframes noscript object option plaintext script select style svg
	template textarea title xmp`.split(/\s+/);
/** Of the classic editor, of Jetpack and of the block editor's first years, when a gallery was a list. */
export const GALLERY = /^(?:gallery|tiled-gallery|blocks-gallery-grid)$/;
const GALLERY_CLASS: [string, RegExp] = ["className", GALLERY];
const INTEGER = /^-?\d{1,5}$/;
const CELL: NonNullable<Schema["attributes"]>[string] = [
	["colSpan", INTEGER],
	["rowSpan", INTEGER],
	["align", "right"],
	["data-align", "right"],
	["className", "has-text-align-right", "number"],
];

/** As people and their telephones write them: hast-util-sanitize compares letter by letter. */
const HTTP = ["http", "https", "Http", "Https", "HTTP", "HTTPS"];

/** All of foreign HTML that passes. Its classes are those that the next steps look for; none of them is rendered. */
const SCHEMA: Schema = {
	tagNames: [...BLOCKS, ...INLINE, ...Object.keys(RENAMED)],
	strip: STRIPPED,
	attributes: {
		"*": [
			"id",
			["lang", /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/],
			["dir", "ltr", "rtl", "auto"],
		],
		a: ["href", "name"],
		abbr: ["title"],
		acronym: ["title"],
		audio: ["src"],
		blockquote: [["className", "wp-embedded-content"]],
		code: ["className", "data-lang"],
		div: [GALLERY_CLASS],
		figure: [["className", "embed", "wp-block-embed"]],
		iframe: ["src", "title", ["className", "wp-embedded-content"]],
		img: [
			"src",
			"alt",
			["width", /^\d{1,5}$/],
			["height", /^\d{1,5}$/],
			"srcSet",
			"data-src",
			"data-lazy-src",
			"data-srcset",
			["className", "emoji", "wp-smiley"],
		],
		li: [["value", INTEGER]],
		ol: [["start", INTEGER], GALLERY_CLASS],
		pre: ["className", "data-enlighter-language", "data-lang"],
		td: CELL,
		th: [...CELL, ["scope", "col", "row", "colgroup", "rowgroup"]],
		time: [["dateTime", /^[\w:.+ -]{1,40}$/]],
		ul: [GALLERY_CLASS],
		video: ["src"],
	},
	protocols: { href: [...HTTP, "mailto", "tel"], src: HTTP },
	required: {},
	ancestors: {},
	// Their ids need no prefix, as none is rendered: headings.ts creates new ones.
	clobber: [],
};

/** Parses HTML from anywhere to known elements and attributes, without scripts, styles and forms. */
export function parseSafely(html: string): ElementContent[] {
	const safe = sanitize(parseHtml(html), SCHEMA);
	return normalise("children" in safe ? safe.children : [safe]);
}

/** One name for elements that look alike, no spans, and ids in `data`: a bare anchor's goes to what it stands in. */
function normalise(nodes: readonly RootContent[], owner?: Element): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (node.type !== "element") return node.type === "text" ? [node] : [];
		const isSpan = node.tagName === "span";
		const ids = getIds(((isSpan || node.tagName === "a") && owner) || node);
		for (const key of ["id", "name"]) {
			const id = getAttribute(node, key);
			if (id !== undefined) ids.push(id);
		}
		node.tagName = RENAMED[node.tagName] ?? node.tagName;
		node.children = normalise(node.children, isSpan ? owner : node);
		return isSpan ? node.children : [node];
	});
}
