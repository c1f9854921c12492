import type { ElementContent } from "./hast.ts";
import { getTextContent, isElement } from "./tree.ts";

// WordPress converts the quotes of a shortcode that it leaves as text to typographic ones.
const QUOTES = ['"', "'", "“”″„", "‘’′"];
const VALUES = QUOTES.map((some) => `[${some}][^${some}\\[\\]]{0,500}[${some}]`);
const NAME = "[a-z][a-z0-9_-]{1,40}";
const ATTRIBUTES = `(?:\\s{1,9}[a-z][a-z0-9_-]{0,40}=(?:${VALUES.join("|")}|[\\w,.-]{1,80})){0,40}`;
const SHORTCODE = new RegExp(`\\[(/?)(${NAME})(${ATTRIBUTES})\\s{0,9}/?\\]`, "g");
const QUOTED = new RegExp(`[${QUOTES.join("")}]`);
/** The shortcodes of WordPress and common plug-ins that have no attributes. */
const KNOWN = /^(?:audio|caption|embed|gallery|playlist|video|products|cart)$/;
const MAX_PARAGRAPH = 4_000;

/**
 * Removes the shortcodes of deactivated plug-ins, which WordPress leaves as text, from a tree: those with attributes,
 * and those in pairs. `[sic]` and `[1]` stay. Returns a function that checks whether a paragraph contains nothing but
 * shortcodes.
 */
export function removeShortcodes(nodes: readonly ElementContent[]) {
	const opened = new Set<string>();
	const closed = new Set<string>();
	for (const [, slash, name = ""] of nodes.map(getTextContent).join("").matchAll(SHORTCODE))
		(slash ? closed : opened).add(name);
	const remove = (text: string, isAlone = false) =>
		text.replaceAll(SHORTCODE, (match, slash: string, name: string, attributes: string) => {
			const isCode =
				QUOTED.test(attributes) ||
				(closed.has(name) && opened.has(name)) ||
				(slash !== "" && name.includes("_")) ||
				(isAlone && (slash + attributes !== "" || KNOWN.test(name) || /[_-]/.test(name)));
			return isCode ? "" : match;
		});
	const clean = (node: ElementContent) => {
		if (node.type === "text") node.value = remove(node.value);
		else if (isElement(node) && !/^(?:pre|code|kbd)$/.test(node.tagName))
			node.children.forEach(clean);
	};
	if (opened.size + closed.size > 0) nodes.forEach(clean);
	return (paragraph: readonly ElementContent[]): boolean => {
		if (paragraph.some((child) => isElement(child) && child.tagName !== "br")) return false;
		const text = paragraph.map(getTextContent).join("");
		if (text.length > MAX_PARAGRAPH || !text.includes("[")) return false;
		return remove(text, true).trim() === "";
	};
}
