import { removeShortcodes } from "./shortcodes.ts";
import { type HtmlElement, type HtmlNode, INLINE, parseHtml, readText } from "./tree.ts";
import { escapeText } from "./write-html.ts";

const STYLED = new Set(["b", "code", "em", "i", "strong", "sub", "sup"]);

/** A title of HTML from anywhere as safe HTML: text and em, strong, b, i, code, sub, sup without attributes. */
export function makeSafeTitle(html: string): string {
	return tidySpaces(writeInline(parseHtml(html)));
}

/**
 * An excerpt likewise, as one run of text: a link is only its text, since the card around it is a link. What WordPress
 * puts at a cut, ` [&hellip;]`, becomes `…`.
 */
export function makeSafeExcerpt(html: string): string {
	const root = parseHtml(html);
	removeShortcodes(root);
	return tidySpaces(writeInline(root)).replace(/ ?\[(?:…|\.\.\.)\]((?:<\/\w+>)*)$/, "…$1");
}

/** The text of HTML, safe or not, without tags and entities, in one line. */
export function toPlainText(html: string): string {
	return readText(parseHtml(html)).replaceAll(/\s+/g, " ").trim();
}

function writeInline(node: HtmlElement): string {
	const inner = node.children.map((child: HtmlNode) =>
		typeof child === "string" ? escapeText(child) : writeInline(child),
	);
	const content = inner.join("");
	if (STYLED.has(node.name)) {
		return content.trim() === "" ? content : `<${node.name}>${content}</${node.name}>`;
	}
	return INLINE.has(node.name) && node.name !== "br" ? content : ` ${content} `;
}

/** Spaces that do not break are the author's, and stay. */
function tidySpaces(html: string): string {
	return html.replaceAll(/[ \t\n]+/g, " ").trim();
}
