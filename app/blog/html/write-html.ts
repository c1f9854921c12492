import { type HtmlNode, tidyText } from "./tree.ts";

const WHOLE_NUMBER = /^-?\d{1,5}$/;
/** Of our own making only; never script. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/;
const PICTURE = /^(?:https?:\/\/|\/(?![/\\]))/;

/** Every element and attribute that may stand in a body, and what its value must look like. */
const ATTRIBUTES: Record<string, Record<string, RegExp>> = {
	a: { href: LINK, rel: /^noopener external$/ },
	abbr: { title: /^/ },
	b: {},
	blockquote: {},
	br: {},
	caption: {},
	cite: {},
	code: { class: /^language-[a-z]+$/ },
	dd: {},
	details: {},
	div: { class: /^wide-table$/, role: /^group$/, "aria-label": /^Table$/, tabindex: /^0$/ },
	dl: {},
	dt: {},
	em: {},
	figcaption: {},
	figure: { class: /^(?:embed|gallery)$/ },
	h2: {},
	h3: {},
	h4: {},
	h5: {},
	h6: {},
	hr: {},
	i: {},
	img: {
		src: PICTURE,
		srcset: PICTURE,
		sizes: /^[a-z0-9():,. -]+$/,
		alt: /^/,
		width: WHOLE_NUMBER,
		height: WHOLE_NUMBER,
		loading: /^lazy$/,
		decoding: /^async$/,
	},
	kbd: {},
	li: { value: WHOLE_NUMBER },
	mark: {},
	ol: { start: WHOLE_NUMBER },
	p: {},
	pre: { role: /^group$/, "aria-label": /^Code$/, tabindex: /^0$/ },
	q: {},
	s: {},
	small: {},
	span: { class: /^code-[a-z]+$/ },
	strong: {},
	sub: {},
	summary: {},
	sup: {},
	table: {},
	tbody: {},
	td: { colspan: WHOLE_NUMBER, rowspan: WHOLE_NUMBER, class: /^number$/ },
	tfoot: {},
	th: {
		colspan: WHOLE_NUMBER,
		rowspan: WHOLE_NUMBER,
		class: /^number$/,
		scope: /^(?:col|row|colgroup|rowgroup)$/,
	},
	thead: {},
	time: { datetime: /^[\w:.+ -]{1,40}$/ },
	tr: {},
	u: {},
	ul: {},
};
const EVERYWHERE: Record<string, RegExp> = {
	id: /^part-/,
	lang: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/,
	dir: /^(?:ltr|rtl|auto)$/,
};
const VOID = new Set(["br", "hr", "img"]);

/** HTML of nothing but the elements and attributes listed here, whatever the tree holds. */
export function writeHtml(nodes: readonly HtmlNode[]): string {
	const parts: string[] = [];
	for (const node of nodes) write(node, parts);
	return parts.join("");
}

/** Text as HTML. */
export function escapeText(text: string): string {
	return tidyText(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function write(node: HtmlNode, parts: string[]): void {
	if (typeof node === "string") {
		parts.push(escapeText(node));
		return;
	}
	const known = Object.hasOwn(ATTRIBUTES, node.name) ? ATTRIBUTES[node.name] : undefined;
	if (known) parts.push(`<${node.name}${writeAttributes(node.attributes, known)}>`);
	if (VOID.has(node.name)) return;
	for (const child of node.children) write(child, parts);
	if (known) parts.push(`</${node.name}>`);
}

function writeAttributes(
	attributes: Record<string, string>,
	known: Record<string, RegExp>,
): string {
	let written = "";
	for (const [name, value] of Object.entries(attributes)) {
		const list = Object.hasOwn(known, name) ? known : EVERYWHERE;
		if (!Object.hasOwn(list, name) || !list[name]?.test(value)) continue;
		written += ` ${name}="${escapeText(value).replaceAll('"', "&quot;")}"`;
	}
	return written;
}
