import { type CodeBudget, makeCodeBlock } from "./code.ts";
import { makeEmbed, readEmbedFigure } from "./embeds.ts";
import { isHeading } from "./headings.ts";
import { makePicture, type PictureOptions } from "./pictures.ts";
import { makeTable } from "./tables.ts";
import { element, type HtmlElement, type HtmlNode, hasClass, INLINE } from "./tree.ts";

type ArrangeOptions = PictureOptions & {
	budget: CodeBudget;
	/** Whether a paragraph is to be left out, being a plug-in's. */
	isShortcode: (paragraph: readonly HtmlNode[]) => boolean;
};

/** Attributes that go through as they are; what may stand in them is checked on writing. */
const KEPT = ["lang", "dir", "title", "datetime", "start", "value"];
const MEDIA = new Set(["img", "embed", "table", "pre", "figure", "blockquote", "div"]);

/**
 * Foreign blocks as a page's flow of blocks: nothing that a browser would have to move when it reads them, no text
 * outside of a paragraph, nothing empty.
 */
export function arrangeBlocks(nodes: readonly HtmlNode[], options: ArrangeOptions): HtmlNode[] {
	return flow(nodes, { ...options, isWrapped: true, isInLink: false });
}

/** Of the classic editor, of Jetpack and of the block editor's first years, when a gallery was a list. */
const GALLERY = /^(?:gallery|tiled-gallery|blocks-gallery-grid)$/;

type Scope = ArrangeOptions & {
	/** Whether loose text becomes a paragraph. */
	isWrapped: boolean;
	isInLink: boolean;
};

function flow(nodes: readonly HtmlNode[], scope: Scope, source?: HtmlElement): HtmlNode[] {
	const made: HtmlNode[] = [];
	let run: HtmlNode[] = [];
	const endRun = () => {
		const text = trim(inline(run, scope));
		run = [];
		if (text.length === 0) return;
		if (scope.isWrapped && scope.isShortcode(text)) return;
		if (scope.isWrapped) made.push(element("p", keep(source), text));
		else made.push(...text);
	};
	for (const node of nodes) {
		if (typeof node === "string" || !hasBlock(node)) {
			run.push(node);
			continue;
		}
		endRun();
		made.push(...block(node, scope));
	}
	endRun();
	const first = made[0];
	// Its name goes with what is left of it.
	if (source && typeof first === "object") first.ids.push(...source.ids);
	return made;
}

const blocks = new WeakMap<HtmlElement, boolean>();

function hasBlock(node: HtmlElement): boolean {
	const known = blocks.get(node);
	if (known !== undefined) return known;
	const found =
		!INLINE.has(node.name) ||
		node.children.some((child) => typeof child === "object" && hasBlock(child));
	blocks.set(node, found);
	return found;
}

function block(source: HtmlElement, scope: Scope): HtmlNode[] {
	const node = source.name === "figure" ? readEmbedFigure(source, scope.base) : source;
	const wrapped = { ...scope, isWrapped: true };
	const loose = { ...scope, isWrapped: false };
	const make = (name: string, children: HtmlNode[], attributes = keep(node)): HtmlNode[] => {
		if (children.length === 0) return [];
		return [{ name, attributes, ids: [...node.ids], children }];
	};
	if (isHeading(node.name)) return makeHeading(node, scope);
	switch (node.name) {
		case "a":
			if (scope.isInLink) return flow(node.children, wrapped, node);
			return make("a", flow(node.children, { ...wrapped, isInLink: true }), {
				href: node.attributes.href ?? "",
			});
		case "p":
			return flow(node.children, wrapped, node);
		case "hr":
			return [element("hr")];
		case "ul":
		case "ol":
			if (hasClass(node, GALLERY)) return makeFigure(node, scope);
			return make(node.name, makeItems(node, loose));
		case "dl":
			return make("dl", makeTerms(node, loose));
		case "blockquote":
			return make("blockquote", flow(node.children, wrapped));
		case "details":
			return make("details", makeDetails(node, wrapped));
		case "pre": {
			const code = makeCodeBlock(node, scope.budget);
			return code ? [{ ...code, ids: [...node.ids] }] : [];
		}
		case "table": {
			const { stray, table } = makeTable(node, {
				flow: (cell) => flow(cell, loose),
				inline: (caption) => trim(inline(caption, scope)),
			});
			const before = flow(stray, scope);
			return table ? [...before, { ...table, ids: [...node.ids] }] : before;
		}
		case "iframe":
		case "video":
		case "audio":
			return scope.isInLink
				? []
				: makeEmbed(node, scope.base).flatMap((each) => flow([each], scope));
		case "embed":
		case "figure":
			return makeFigure(node, scope);
		case "div":
			return hasClass(node, GALLERY) ? makeFigure(node, scope) : flow(node.children, wrapped, node);
		default:
			return flow(node.children, wrapped, node);
	}
}

function makeHeading(node: HtmlElement, scope: Scope): HtmlNode[] {
	const content = trim(inline(node.children, scope));
	if (content.some((child) => !isBlank(child, true))) {
		return [renew(node, content)];
	}
	return content.length > 0 ? [element("p", {}, content)] : [];
}

function makeFigure(node: HtmlElement, scope: Scope): HtmlNode[] {
	const isCaption = (child: HtmlNode) => typeof child === "object" && child.name === "figcaption";
	const inside = openDivs(node.children);
	const captions = inside.filter(isCaption).map((child) => {
		return typeof child === "object"
			? trim(flow(child.children, { ...scope, isWrapped: false }))
			: [];
	});
	const caption = captions
		.filter((each) => each.length > 0)
		.flatMap((each, place) => (place > 0 ? [" ", ...each] : each));
	const rest = inside.filter((child) => !isCaption(child));
	const content = flow(rest, { ...scope, isWrapped: false });
	const end = caption.length > 0 ? [element("figcaption", {}, caption)] : [];
	const only = content[0];
	// A figure around one of our own, as the classic and the block editor write videos and galleries.
	if (
		content.length === 1 &&
		typeof only === "object" &&
		/^[eg]/.test(only.attributes.class ?? "")
	) {
		return [{ ...only, ids: [...only.ids, ...node.ids], children: [...only.children, ...end] }];
	}
	const isEmbed = node.name === "embed";
	const hasMedia = content.some((child) => typeof child === "object" && holdsMedia(child));
	if (!isEmbed && !hasMedia && end.length === 0) return wrapLoose(content, scope);
	const figures = content.filter((child) => typeof child === "object" && child.name === "figure");
	const ours = isEmbed ? "embed" : figures.length > 1 ? "gallery" : null;
	const attributes: Record<string, string> = ours ? { class: ours } : {};
	return [{ name: "figure", attributes, ids: [...node.ids], children: [...content, ...end] }];
}

/** What a figure's wrappers hold. */
function openDivs(nodes: readonly HtmlNode[]): HtmlNode[] {
	return nodes.flatMap((node) =>
		typeof node === "object" && node.name === "div" ? openDivs(node.children) : [node],
	);
}

/** Arranged text outside of a paragraph into one; blocks stay. */
function wrapLoose(arranged: readonly HtmlNode[], scope: Scope): HtmlNode[] {
	const made: HtmlNode[] = [];
	let paragraph: HtmlElement | null = null;
	for (const node of arranged) {
		if (typeof node === "object" && hasBlock(node)) {
			made.push(node);
			paragraph = null;
			continue;
		}
		if (!paragraph) {
			paragraph = element("p");
			made.push(paragraph);
		}
		paragraph.children.push(node);
	}
	return made.filter(
		(node) => typeof node === "string" || node.name !== "p" || !scope.isShortcode(node.children),
	);
}

function holdsMedia(node: HtmlElement): boolean {
	if (MEDIA.has(node.name)) return true;
	return node.children.some((child) => typeof child === "object" && holdsMedia(child));
}

function makeItems(list: HtmlElement, scope: Scope): HtmlNode[] {
	const items: HtmlElement[] = [];
	for (const child of list.children) {
		const isItem = typeof child === "object" && child.name === "li";
		const content = flow(isItem ? child.children : [child], scope);
		if (content.length === 0) continue;
		const isNested = typeof child === "object" && (child.name === "ul" || child.name === "ol");
		const before = items.at(-1);
		if (isItem) items.push(renew(child, content));
		else if (isNested && before) before.children.push(...content);
		else items.push(element("li", {}, content));
	}
	return items;
}

function makeTerms(list: HtmlElement, scope: Scope): HtmlNode[] {
	const items: HtmlElement[] = [];
	const entries = list.children.flatMap((each) =>
		typeof each === "object" && each.name === "div" ? each.children : [each],
	);
	for (const child of entries) {
		const isTerm = typeof child === "object" && child.name === "dt";
		const isEntry = isTerm || (typeof child === "object" && child.name === "dd");
		const inner = isEntry ? child.children : [child];
		const content = isTerm ? trim(inline(inner, scope)) : flow(inner, scope);
		if (content.length === 0) continue;
		if (isEntry) items.push(renew(child, content));
		else items.push(element("dd", {}, content));
	}
	return items;
}

function makeDetails(node: HtmlElement, scope: Scope): HtmlNode[] {
	const isSummary = (child: HtmlNode) => typeof child === "object" && child.name === "summary";
	const first = node.children.find(isSummary);
	const title =
		typeof first === "object" ? trim(inline(first.children, { ...scope, isInLink: true })) : [];
	const content = flow(
		node.children.filter((child) => child !== first),
		scope,
	);
	if (content.length === 0 && title.length === 0) return [];
	return [element("summary", {}, title.length > 0 ? title : ["Details"]), ...content];
}

/** Text and inline elements only; blocks are read as their text. */
function inline(nodes: readonly HtmlNode[], scope: Scope): HtmlNode[] {
	return nodes.flatMap((node): HtmlNode[] => {
		if (typeof node === "string") return [node];
		if (node.name === "br") return [element("br")];
		if (node.name === "img") return makePicture(node, scope);
		if (node.name === "iframe" || node.name === "video" || node.name === "audio") return [];
		const isLink = node.name === "a";
		const children = inline(node.children, { ...scope, isInLink: scope.isInLink || isLink });
		if (!INLINE.has(node.name)) return [" ", ...children, " "];
		if ((isLink && scope.isInLink) || children.every((child) => isBlank(child))) return children;
		const attributes = isLink ? { href: node.attributes.href ?? "" } : keep(node);
		return [{ name: node.name, attributes, ids: [...node.ids], children }];
	});
}

function renew(source: HtmlElement, children: HtmlNode[]): HtmlElement {
	return { name: source.name, attributes: keep(source), ids: [...source.ids], children };
}

function keep(node: HtmlElement | undefined): Record<string, string> {
	if (!node) return {};
	return Object.fromEntries(
		KEPT.flatMap((name) => {
			const value = node.attributes[name];
			return value === undefined ? [] : [[name, value]];
		}),
	);
}

/** Whether nothing is seen of it; `asText` does not count pictures. */
function isBlank(node: HtmlNode, asText = false): boolean {
	if (typeof node === "string") return node.trim() === "";
	if (node.name === "img") return asText;
	return node.name === "br" || node.children.every((child) => isBlank(child, asText));
}

function trim(nodes: HtmlNode[]): HtmlNode[] {
	let from = 0;
	let to = nodes.length;
	while (from < to && isBlank(nodes[from] ?? "")) from += 1;
	while (to > from && isBlank(nodes[to - 1] ?? "")) to -= 1;
	const kept = nodes.slice(from, to);
	const first = kept[0];
	if (typeof first === "string") kept[0] = first.trimStart();
	const last = kept.at(-1);
	if (typeof last === "string") kept[kept.length - 1] = last.trimEnd();
	return kept;
}
