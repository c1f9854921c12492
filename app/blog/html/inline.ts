import type { ElementContent } from "hast";
import { parseSafely } from "./sanitise.ts";
import { removeShortcodes } from "./shortcodes.ts";
import { element, getLine, getText, INLINE, isElement, renderHtml, SPACE } from "./tree.ts";

const STYLED = new Set(["b", "code", "em", "i", "strong", "sub", "sup"]);

/** A title of HTML from anywhere as safe HTML: text and em, strong, b, i, code, sub, sup without attributes. */
export function makeSafeTitle(html: string): string {
	return renderLine(flatten(parseSafely(html)));
}

/**
 * An excerpt likewise, as one run of text: a link is only its text, since the card around it is a link. What WordPress
 * puts at a cut, ` [&hellip;]`, becomes `…`.
 */
export function makeSafeExcerpt(html: string): string {
	const nodes = parseSafely(html);
	removeShortcodes(nodes);
	const line = flatten(nodes);
	endWithEllipsis(line);
	return renderLine(line);
}

/** The text of HTML, safe or not, without tags and entities, in one line. */
export function toPlainText(html: string): string {
	return getLine({ type: "root", children: parseSafely(html) });
}

function flatten(nodes: readonly ElementContent[]): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return [node];
		const children = flatten(node.children);
		if (STYLED.has(node.tagName)) {
			const isBlank = getText(node).trim() === "";
			return isBlank ? children : [element(node.tagName, {}, children)];
		}
		const isInline = INLINE.has(node.tagName) && node.tagName !== "br";
		return isInline ? children : [SPACE, ...children, SPACE];
	});
}

function endWithEllipsis(nodes: readonly ElementContent[]): void {
	const last = nodes.findLast((node) => getText(node).trim() !== "");
	if (last?.type === "text") last.value = last.value.replace(/\s?\[(?:…|\.\.\.)\]\s*$/, "…");
	else if (isElement(last)) endWithEllipsis(last.children);
}

/** Spaces that do not break are the author's, and stay. */
function renderLine(nodes: ElementContent[]): string {
	return renderHtml(nodes)
		.replaceAll(/[ \t\n]+/g, " ")
		.trim();
}
