import type { ElementContent } from "./hast.ts";
import { endWithEllipsis, removeMoreLinks } from "./more-links.ts";
import { parseSafely } from "./sanitize.ts";
import { removeShortcodes } from "./shortcodes.ts";
import {
	element,
	getLine,
	getTextContent,
	isBlankText,
	isElement,
	isInlineName,
	renderHtml,
	SPACE,
} from "./tree.ts";

/**
 * Converts a title of HTML from anywhere to safe HTML: text and em, strong, b, i, code, sub, sup without attributes.
 */
export function sanitizeTitle(html: string): string {
	return renderLine(flatten(parseSafely(html)));
}

/**
 * Converts an excerpt likewise, in one line. A link becomes its text, since the card around it is a link, and one that
 * leads to the whole post is removed. ` [&hellip;]`, which WordPress puts at a cut, becomes `…`.
 */
export function sanitizeExcerpt(html: string, page?: string): string {
	const nodes = removeMoreLinks(parseSafely(html), page);
	removeShortcodes(nodes);
	const line = flatten(nodes);
	endWithEllipsis(line);
	return renderLine(line);
}

/** Returns the text of HTML from anywhere, without tags and entities, in one line. */
export function toPlainText(html: string): string {
	const line = getLine(parseSafely(html));
	return isBlankText(line) ? "" : line;
}

const STYLED = new Set(["b", "code", "em", "i", "strong", "sub", "sup"]);

function flatten(nodes: readonly ElementContent[]): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return [node];
		const children = flatten(node.children);
		if (STYLED.has(node.tagName)) {
			const isBlank = getTextContent(node).trim() === "";
			return isBlank ? children : [element(node.tagName, {}, children)];
		}
		return isInlineName(node.tagName) ? children : [SPACE, ...children, SPACE];
	});
}

/** Renders nodes in one line. No-break spaces stay, as the author wrote them. */
function renderLine(nodes: ElementContent[]): string {
	if (isBlankText(getLine(nodes))) return "";
	return renderHtml(nodes)
		.replaceAll(/[ \t\n]+/g, " ")
		.trim();
}
