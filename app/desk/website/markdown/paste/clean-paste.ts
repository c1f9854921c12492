import {
	create,
	type Element,
	type ElementContent,
	hasClass,
	isElement,
	type Root,
	readStyles,
} from "./nodes.ts";
import { buildWordLists } from "./word-lists.ts";

type Styles = ReturnType<typeof readStyles>;
type Rule = (children: ElementContent[], node: Element) => ElementContent[];

/** Returns a pasted document in the plain HTML that it would have by hand: what programs say by styles is said by elements. */
export function cleanPaste({ children }: Root, origin: string): Root {
	const clean = (nodes: Root["children"]): ElementContent[] =>
		buildWordLists(nodes.filter(isContent)).flatMap(cleanNode);
	const cleanNode = (node: ElementContent): ElementContent[] => {
		if (!isElement(node)) return node.type === "text" ? [node] : [];
		const styles = readStyles(node);
		if (isLeftOut(node, styles)) return [];
		if (hasClass(node, "Apple-converted-space")) return [toText(" ")];
		const inner = node.tagName === "pre" ? node.children : clean(node.children);
		if (node.tagName === "a") return cleanLink(node, inner, origin);
		if (TEXT_ELEMENTS.has(node.tagName)) return mark(inner, listMarks(node.tagName, styles));
		return RULES[node.tagName]?.(inner, node) ?? [{ ...node, children: inner }];
	};
	return { type: "root", children: clean(children) };
}

const RULES: Record<string, Rule> = {
	table: (children, node) => [withHead({ ...node, children })],
	td: (children, node) => [{ ...node, children: toLines(children) }],
	th: (children, node) => [{ ...node, children: toLines(children) }],
	ul: (children, node) => [{ ...node, children: nestLists(children) }],
	ol: (children, node) => [{ ...node, children: nestLists(children) }],
};

function isContent(node: Root["children"][number]): node is ElementContent {
	return node.type !== "doctype";
}

const MEDIA = new Set(["img", "picture", "video", "audio", "iframe"]);
const COMMENTS = ["comment", "comment-list"];

/** Returns whether a node is no text of the document: media, hidden parts, comments, marks of lists, deleted words. */
function isLeftOut(node: Element, styles: Styles): boolean {
	const { cite, dateTime } = node.properties;
	if (MEDIA.has(node.tagName) || styles.get("display") === "none") return true;
	if (styles.get("mso-list") === "ignore" || styles.get("mso-hide") === "all") return true;
	if (COMMENTS.includes(styles.get("mso-element") ?? "")) return true;
	if (node.tagName === "del" && (cite !== undefined || dateTime !== undefined)) return true;
	return hasClass(node, "MsoCommentReference") || hasClass(node, "msocomanchor");
}

/** The elements that are only a part of a line: what they say is said by `strong`, `em` and `del`. */
const TEXT_ELEMENTS = new Set(
	"span font b strong i em s strike del u ins mark small big sub sup cite o:p".split(" "),
);
const BOLD = new Set(["b", "strong"]);
const ITALIC = new Set(["i", "em"]);
const STRUCK = new Set(["s", "strike", "del"]);
const BOLD_FROM = 600;

/** Lists the elements that say how an element looks, always in the same order. A style outweighs the element's name. */
function listMarks(tagName: string, styles: Styles): string[] {
	const weight = styles.get("font-weight");
	const slant = styles.get("font-style");
	const line = styles.get("text-decoration") ?? styles.get("text-decoration-line") ?? "";
	const isBold = weight ? isHeavy(weight) : BOLD.has(tagName);
	const isItalic = slant ? slant !== "normal" : ITALIC.has(tagName);
	const isStruck = STRUCK.has(tagName) || line.includes("line-through");
	return [isBold && "strong", isItalic && "em", isStruck && "del"].filter((each) => each !== false);
}

function isHeavy(weight: string): boolean {
	return weight.startsWith("bold") || Number(weight) >= BOLD_FROM;
}

function mark(children: ElementContent[], marks: readonly string[]): ElementContent[] {
	return marks.reduceRight((inner, tagName) => [create(tagName, inner)], children);
}

/** Keeps a link that leads somewhere from another page; of others the words. */
function cleanLink(node: Element, children: ElementContent[], origin: string): ElementContent[] {
	const address = toAddress(String(node.properties.href ?? ""), origin);
	return address === null ? children : [create("a", children, { href: address })];
}

const SCHEMES = ["http:", "https:", "mailto:", "tel:"];
/** The parameters by which advertisers know one click again. */
const CLICK_IDS = ["gclid", "fbclid", "msclkid"];

/** Returns where a link leads: past the pages that only count clicks, and on this site by its path. */
function toAddress(href: string, origin: string): string | null {
	const url = URL.parse(href);
	if (!url || !SCHEMES.includes(url.protocol)) return null;
	const { hostname, pathname, searchParams } = url;
	const isGoogle = hostname === "www.google.com" && pathname === "/url";
	const isOutlook = hostname.endsWith(".safelinks.protection.outlook.com");
	const target = searchParams.get(isGoogle ? "q" : "url");
	if ((isGoogle || isOutlook) && target) return toAddress(target, origin);
	const isOwn = url.origin === origin;
	const removed = [...CLICK_IDS, ...(isOwn ? ["draft"] : [])].filter((each) =>
		searchParams.has(each),
	);
	for (const each of removed) searchParams.delete(each);
	if (isOwn) return url.pathname + url.search + url.hash;
	return removed.length > 0 ? url.href : href;
}

/** Returns a table with a head, as Markdown has none without: its first row, if it says of none. */
function withHead(table: Element): Element {
	const rows = listElements(table, "tr");
	const [first] = rows;
	if (!first || rows.some((row) => listElements(row, "th").length > 0)) return table;
	for (const cell of listElements(first, "td")) cell.tagName = "th";
	return table;
}

/** Lists the elements of a name within another, but for those of an inner table. */
function listElements(within: Element, tagName: string): Element[] {
	return within.children.flatMap((each) => {
		if (!isElement(each) || each.tagName === "table") return [];
		return each.tagName === tagName ? [each] : listElements(each, tagName);
	});
}

const BLOCKS = new Set("p div ul ol li h1 h2 h3 h4 h5 h6 blockquote pre table tr td th".split(" "));

/** Returns the content of a cell, which has no blocks in Markdown, with breaks between its blocks. */
function toLines(children: readonly ElementContent[]): ElementContent[] {
	return children.flatMap((each, index) => {
		if (!isElement(each) || !BLOCKS.has(each.tagName)) return [each];
		return [...(index > 0 ? [create("br", [])] : []), ...toLines(each.children)];
	});
}

/** Returns the items of a list, with lists that stand between them as parts of those before, as HTML wants it. */
function nestLists(children: readonly ElementContent[]): ElementContent[] {
	const items: Element[] = [];
	for (const child of children) {
		if (!isElement(child)) continue;
		const last = items.at(-1);
		const isList = child.tagName === "ul" || child.tagName === "ol";
		if (isList && last) last.children.push(child);
		else items.push(child);
	}
	return items;
}

function toText(value: string): ElementContent {
	return { type: "text", value };
}
