import sanitizeHtml from "sanitize-html";

/** An element of foreign HTML, or of ours; `ids` are the old names by which links may point to it. */
export type HtmlElement = {
	name: string;
	attributes: Record<string, string>;
	ids: string[];
	children: HtmlNode[];
};
/** Text stands as it is read, without entities. */
export type HtmlNode = string | HtmlElement;

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
const CONTAINERS = "address article aside center div fieldset footer form header main nav section";
const KEPT = `p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote figure figcaption pre code details summary hr br
	table caption thead tbody tfoot tr th td a img em strong b i u s sub sup mark small abbr cite q time kbd
	span iframe video audio`;
const SILENT = `script style textarea option select xmp noscript noembed noframes template title head svg object
	applet canvas map plaintext`;
/** htmlparser2 takes quadratic time in the depth of what is open; no article comes near this. */
const MAX_DEPTH = 1_000;
/** Deeper elements lose their tag and keep their text. */
const MAX_KEPT_DEPTH = 200;

class TooDeep extends Error {}

/** Reads foreign HTML into a tree of known elements, balanced, without scripts, styles and comments. */
export function parseHtml(html: string): HtmlElement {
	const clean = html.replaceAll(CONTROLS, "").replaceAll(/\r\n?/g, "\n");
	try {
		return build(sanitise(clean));
	} catch (error) {
		if (!(error instanceof TooDeep)) throw error;
		return build(sanitise(clean.replaceAll(/<[^>]*>?/g, " ")));
	}
}

/** What no text needs, and what parsers disagree about. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are taken out
const CONTROLS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/g;

/** Text without control characters and broken surrogates. */
export function tidyText(text: string): string {
	return text.replaceAll(CONTROLS, "").replaceAll("\r", "\n").toWellFormed();
}

export function element(
	name: string,
	attributes: Record<string, string> = {},
	children: HtmlNode[] = [],
): HtmlElement {
	return { name, attributes, ids: [], children };
}

/** The text of a node and all in it; a space between blocks. */
export function readText(node: HtmlNode): string {
	const parts: string[] = [];
	collectText(node, parts);
	return parts.join("");
}

function collectText(node: HtmlNode, parts: string[]): void {
	if (typeof node === "string") {
		parts.push(node);
		return;
	}
	const isInline = INLINE.has(node.name) && node.name !== "br";
	if (!isInline) parts.push(" ");
	for (const child of node.children) collectText(child, parts);
	if (!isInline) parts.push(" ");
}

export const INLINE: ReadonlySet<string> = new Set(
	"a abbr b br cite code em i img kbd mark q s small span strong sub sup time u".split(" "),
);

export function hasClass(node: HtmlElement, pattern: RegExp): boolean {
	return (node.attributes.class ?? "").split(/\s+/).some((name) => pattern.test(name));
}

function sanitise(html: string): string {
	let depth = 0;
	return sanitizeHtml(html, {
		allowedTags: [...KEPT.split(/\s+/), "div"],
		nonTextTags: SILENT.split(/\s+/),
		allowedAttributes: {
			"*": ["class", "id", "lang", "dir"],
			a: ["href", "name"],
			abbr: ["title"],
			audio: ["src", "title"],
			iframe: ["src", "title"],
			img: ["src", "alt", "width", "height", "data-src", "data-lazy-src", "data-widths"],
			li: ["value"],
			ol: ["start"],
			pre: ["data-enlighter-language", "data-lang"],
			code: ["data-lang"],
			td: ["colspan", "rowspan", "align", "data-align"],
			th: ["colspan", "rowspan", "scope", "align", "data-align"],
			time: ["datetime"],
			video: ["src", "title"],
		},
		allowedSchemes: ["http", "https", "mailto", "tel"],
		nestingLimit: MAX_KEPT_DEPTH,
		transformTags: {
			...RENAMED,
			...Object.fromEntries(CONTAINERS.split(" ").map((name) => [name, "div"])),
			// Under another name, for our own reading: the library's reader of srcset is slow on long ones.
			img: (tagName, attribs) => ({
				tagName,
				attribs: {
					...attribs,
					"data-widths": (attribs.srcset ?? attribs["data-srcset"] ?? "").slice(0, 4_000),
				},
			}),
		},
		onOpenTag: () => {
			depth += 1;
			if (depth > MAX_DEPTH) throw new TooDeep();
		},
		onCloseTag: () => {
			depth -= 1;
		},
	});
}

/** The sanitiser's output has one spelling only, so that this reads all of it. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [^\s=>]+(?:="[^"]*")?)*)(?: \/)?>|[^<]+/g;
const ATTRIBUTE = / ([^\s=>]+)(?:="([^"]*)")?/g;
const VOID = new Set(["br", "hr", "img"]);

function build(html: string): HtmlElement {
	const root = element("div");
	const open = [root];
	for (const [token, slash, name, attributes = ""] of html.matchAll(TOKEN)) {
		const parent = open.at(-1) ?? root;
		if (!name) append(parent, tidyText(decode(token)));
		else if (slash) {
			if (name !== "span" && open.length > 1) open.pop();
		} else {
			const node = element(name, readAttributes(attributes));
			const { id, name: anchor } = node.attributes;
			// A bare anchor goes with what it stands in, such as a heading.
			const owner = name === "span" || name === "a" ? parent : node;
			owner.ids.push(...[id, anchor].filter((each) => each !== undefined));
			if (name === "span") continue;
			parent.children.push(node);
			if (!VOID.has(name)) open.push(node);
		}
	}
	return root;
}

function append(parent: HtmlElement, text: string): void {
	const last = parent.children.length - 1;
	const before = parent.children[last];
	if (typeof before === "string") parent.children[last] = before + text;
	else if (text !== "") parent.children.push(text);
}

function readAttributes(source: string): Record<string, string> {
	const attributes: Record<string, string> = {};
	for (const [, name = "", value = ""] of source.matchAll(ATTRIBUTE)) {
		attributes[name] = tidyText(decode(value));
	}
	return attributes;
}

function decode(text: string): string {
	return text
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");
}
