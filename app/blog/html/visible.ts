import { LRUCache } from "lru-cache";
import { type Declaration, parse } from "postcss";
import { removeInvisible } from "#app/platform/plain-text.ts";
import type { Element, ElementContent } from "./hast.ts";
import { getAttribute, hasClass, isElement, walk } from "./tree.ts";

/** The classes of text for screen readers: WordPress's, Bootstrap's and Tailwind's, Foundation's, Elementor's. */
const FOR_SCREEN_READERS =
	/^(?:screen-reader-(?:text|only)|sr-only|(?:u-)?visually-?hidden|show-for-sr|elementor-screen-only)$/;
/** The length of an offset that puts an element far outside of the page. */
const OUTSIDE = /^-\d{3,}(?:\.\d+)?(?:px|r?em|vw|%)$/;
const HIDING = new Map(
	Object.entries({
		display: /^none$/,
		visibility: /^(?:hidden|collapse)$/,
		"content-visibility": /^hidden$/,
		clip: /^rect\((?:[\s,]*[01](?:px)?){4}[\s,]*\)$/,
		"clip-path": /^inset\((?:50|100)%\)$/,
		left: OUTSIDE,
		top: OUTSIDE,
		"margin-left": OUTSIDE,
		"text-indent": OUTSIDE,
	}),
);
const MAY_HIDE = /none|hid|collapse|clip|-\s*\d{3}/i;
const PROPERTIES = /display|visibility|clip|left|top|indent/i;
const MEDIA = new Set(["img", "picture", "iframe", "video", "audio", "object", "embed"]);
/** The greatest length of compared texts, in characters; a longer text is compared with no other. */
const MAX_COMPARED = 1_000;

/** The results by style attribute, as most are repeated, and postcss takes long for what is malformed. */
const styles = new LRUCache<string, boolean>({
	maxSize: 500_000,
	sizeCalculation: (_isHiding, style) => style.length,
});

/**
 * Removes what no visitor of the source sees: hidden elements, text for screen readers, notes on formulas, and, of what
 * is hidden from screen readers, signs such as the plus of an accordion and copies. `<details>`, what a search in the
 * page opens and the panels of tabs and accordions stay.
 */
export function removeHidden(nodes: readonly ElementContent[]): ElementContent[] {
	const controlled = walk(nodes).flatMap((node) => getAttribute(node, "aria-controls") ?? []);
	return removeFrom(nodes, new Set(controlled));
}

function removeFrom(
	nodes: readonly ElementContent[],
	controlled: ReadonlySet<string>,
	parent?: Element,
): ElementContent[] {
	const shown = nodes.filter((node) => !isElement(node) || !isHidden(node, controlled));
	for (const node of shown)
		if (isElement(node)) node.children = removeFrom(node.children, controlled, node);
	const seen = removeCopies(shown);
	if (!seen.some(isForScreenReaders)) return seen;
	// The text stays in a link that contains nothing else but an icon.
	const names = parent?.tagName === "a" ? seen.filter(isShown) : [];
	return seen.filter(
		(node) => !isForScreenReaders(node) || (names.length === 1 && names[0] === node),
	);
}

function isHidden(node: Element, controlled: ReadonlySet<string>): boolean {
	const { hidden, popover, role } = node.properties;
	if (/^annotation(?:-xml)?$/.test(node.tagName)) return true;
	const isPanel = controlled.has(getAttribute(node, "id") ?? "") && role !== "dialog";
	if (isPanel || role === "tabpanel") return false;
	if (hidden !== undefined && String(hidden).toLowerCase() !== "until-found") return true;
	if (popover !== undefined) return true;
	if (node.tagName === "dialog" && node.properties.open === undefined) return true;
	// This is the preview of a PDF, beside a link to it.
	if (hasClass(node, /^wp-block-file__embed$/)) return true;
	const style = getAttribute(node, "style") ?? "";
	if (!MAY_HIDE.test(style)) return false;
	const known = styles.get(style);
	if (known !== undefined) return known;
	const isHiding = isHidingStyle(style);
	styles.set(style, isHiding);
	return isHiding;
}

function isHidingStyle(style: string): boolean {
	const values = new Map<string, string>();
	for (const { prop, value } of parseStyle(style))
		values.set(prop.toLowerCase(), value.toLowerCase().trim());
	return [...values].some(([name, value]) => HIDING.get(name)?.test(value));
}

/** Parses declarations and leaves out those that cannot be read, as a browser does. */
function parseStyle(style: string): Declaration[] {
	const found: Declaration[] = [];
	try {
		parse(style).walkDecls((declaration) => void found.push(declaration));
		return found;
	} catch {
		const parts = style.split(";").filter((part) => PROPERTIES.test(part));
		return parts.length === 1 && parts[0] === style ? [] : parts.flatMap(parseStyle);
	}
}

/** Removes elements with aria-hidden that say nothing or repeat one beside them, and a second link to a download. */
function removeCopies(nodes: ElementContent[]): ElementContent[] {
	const isSilent = (node: ElementContent) =>
		isElement(node) && getAttribute(node, "aria-hidden")?.toLowerCase() === "true";
	const isDownload = (node: ElementContent) =>
		isElement(node, "a") && node.properties.download !== undefined;
	if (!nodes.some((node) => isSilent(node) || isDownload(node))) return nodes;
	const others = nodes.filter((node) => !isSilent(node) && !isForScreenReaders(node));
	const texts = new Set(others.map(getComparedText));
	const hasFormula = others.some((node) => walk([node]).some(({ tagName }) => tagName === "math"));
	const links = nodes.filter((node) => isElement(node, "a") && !isDownload(node));
	const addresses = new Set(links.map((link) => isElement(link) && link.properties.href));
	return nodes.filter((node) => {
		if (isDownload(node) && isElement(node)) return !addresses.has(node.properties.href ?? false);
		if (!isSilent(node)) return true;
		const text = getComparedText(node);
		if (!/[\p{L}\p{N}]/u.test(text)) return hasMedia(node);
		return !hasFormula && (text.length >= MAX_COMPARED || !texts.has(text));
	});
}

function isForScreenReaders(node: ElementContent): boolean {
	return isElement(node) && hasClass(node, FOR_SCREEN_READERS);
}

function isShown(node: ElementContent): boolean {
	return getComparedText(node) !== "" || hasMedia(node);
}

function hasMedia(node: ElementContent): boolean {
	return walk([node]).some(({ tagName }) => MEDIA.has(tagName));
}

const texts = new WeakMap<Element, string>();

/** Returns the beginning of the text without blanks, so that the comparison does not depend on the layout. */
function getComparedText(node: ElementContent): string {
	if (node.type === "text")
		return removeInvisible(node.value).replaceAll(/\s+/g, "").slice(0, MAX_COMPARED);
	if (!isElement(node) || /^(?:svg|script|style)$/.test(node.tagName)) return "";
	const known = texts.get(node);
	if (known !== undefined) return known;
	let text = "";
	for (const child of node.children) {
		if (text.length >= MAX_COMPARED) break;
		text += getComparedText(child);
	}
	text = text.slice(0, MAX_COMPARED);
	texts.set(node, text);
	return text;
}
