import type { ElementContent } from "./hast.ts";
import { getAttribute, getTextContent, hasClass, isElement } from "./tree.ts";

/** The classes by which WordPress, its blocks and themes mark the link to the whole post. */
const MORE_CLASS =
	/(?:^|[-_])(?:more-?link|link-?more|read-?more|readmore|more-?tag|excerpt-?more|continue-?reading)(?:$|[-_])/i;
const CUT = /^\s*[[(]?\s*(?:…|\.\.\.)/;

/** Removes links to the whole post, whatever they are called: those with a known class, and a last one to `page`. */
export function removeMoreLinks(
	nodes: readonly ElementContent[],
	page: string | undefined,
): ElementContent[] {
	const marked = replaceMarked(nodes);
	return page ? removeLast(marked, page, true) : marked;
}

function replaceMarked(nodes: readonly ElementContent[]): ElementContent[] {
	return joinTexts(
		nodes.map((node) => {
			if (!isElement(node)) return node;
			if (hasClass(node, MORE_CLASS)) return toCut(node);
			return { ...node, children: replaceMarked(node.children) };
		}),
	);
}

/** Joins adjacent texts, so that brackets around a removed link are in one text. */
function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
	const joined: ElementContent[] = [];
	for (const node of nodes) {
		const last = joined.at(-1);
		if (last?.type === "text" && node.type === "text")
			joined[joined.length - 1] = { type: "text", value: last.value + node.value };
		else joined.push(node);
	}
	return joined;
}

/** Returns the sign of a cut if the link's text has one, else an empty text. */
function toCut(link: ElementContent): ElementContent {
	return { type: "text", value: CUT.test(getTextContent(link)) ? "…" : "" };
}

/** Removes the last link to the page, unless nothing is before it: then it is the excerpt itself. */
function removeLast(nodes: ElementContent[], page: string, isAlone: boolean): ElementContent[] {
	const at = nodes.findLastIndex(hasWords);
	const node = nodes[at];
	if (!isElement(node)) return nodes;
	const isFirst = isAlone && !nodes.slice(0, at).some(hasWords);
	if (node.tagName === "a" && leadsTo(getAttribute(node, "href"), page))
		return isFirst ? nodes : joinTexts(nodes.with(at, toCut(node)));
	return nodes.with(at, { ...node, children: removeLast(node.children, page, isFirst) });
}

function hasWords(node: ElementContent): boolean {
	return /[\p{L}\p{N}]|…|\.\.\./u.test(getTextContent(node));
}

function leadsTo(href: string | undefined, page: string): boolean {
	const own = URL.parse(page);
	const url = own && href ? URL.parse(href, page) : null;
	if (!url || !own || url.host !== own.host || url.search !== own.search) return false;
	return url.pathname.replace(/\/+$/, "") === own.pathname.replace(/\/+$/, "");
}

/** The rests of a removed link: brackets around it, and arrows behind it. */
const REST = /(?:\[\s{0,9}\]|\(\s{0,9}\)|[→»›])$/;
const MAX_RESTS = 5;

/** Replaces ` [&hellip;]` at the end by `…`, and removes the rests of a link. */
export function endWithEllipsis(nodes: readonly ElementContent[]): void {
	const last = nodes.findLast((node) => getTextContent(node).trim() !== "");
	if (isElement(last)) endWithEllipsis(last.children);
	if (last?.type !== "text") return;
	let text = last.value.trimEnd();
	for (let times = 0; times < MAX_RESTS; times++) text = text.replace(REST, "").trimEnd();
	const whole = text.replace(/(?:…|\[(?:…|\.\.\.)\])$/, "");
	last.value = whole === text ? text : `${whole.trimEnd()}…`;
}
