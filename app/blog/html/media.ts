import * as z from "zod/mini";
import type { Element, ElementContent, Properties } from "./hast.ts";
import { element, getAttribute, getLine, isElement, walk } from "./tree.ts";

/**
 * The attributes in which plug-ins for lazy loading keep the address. They have priority over `src`, which has a
 * placeholder.
 */
const LATE_ADDRESS =
	/^(?:data-(?:(?:lazy|orig|original|opt|ll|litespeed|real|full)-)?src(?:-cmplz)?|data-(?:original|lazy|lazyload|echo|cfsrc)|nitro-lazy-src|suppressedsrc)$/;
const LATE_CANDIDATES = /^(?:data|nitro)-(?:[a-z]+-)*(?:srcset|original-set)$/;
const PICTURE_FILE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i;
const SOUND_FILE = /\.(?:aac|flac|m4a|mp3|oga|ogg|opus|wav)$/i;
const FILM_FILE = /\.(?:m4v|mov|mp4|ogv|webm)$/i;
/** The names of files that are shown until the picture is loaded. */
const PLACEHOLDER_FILE =
	/\/(?:blank|placeholder|spacer|transparent|trans|lazy|loading|loader|pixel|gr[ea]y|1x1)[\w-]*\.\w+$/i;
const MEDIA = /^(?:img|iframe|video|audio)$/;

/**
 * The elements whose address came from such an attribute, or is still missing: a `<noscript>` beside them repeats them.
 */
type Found = { late: Set<Element>; addresses: Set<string> };

/**
 * Sets on media the address that they are finally shown from: of lazy loading, of `<source>`, `<object>` and `<embed>`.
 * The content of a `<noscript>` is kept unless it is elsewhere in the tree.
 */
export function resolveMedia(nodes: readonly ElementContent[]): ElementContent[] {
	const late = new Set<Element>();
	const resolved = resolve(nodes, late);
	const addresses = new Set(listMedia(resolved).flatMap(listAddresses));
	return placeCopies(resolved, { late, addresses });
}

function resolve(nodes: readonly ElementContent[], late: Set<Element>): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return [node];
		node.children = resolve(node.children, late);
		if (node.tagName === "object" || node.tagName === "embed") return resolveObject(node);
		if (getAttribute(node, "data-widget_type") === "video.default") addWidgetVideo(node);
		if (MEDIA.test(node.tagName) || node.tagName === "source") setAddress(node, late);
		if (/^(?:video|audio)$/.test(node.tagName)) return resolvePlayer(node);
		return node.tagName === "picture" ? resolvePicture(node) : [node];
	});
}

function setAddress(node: Element, late: Set<Element>): void {
	const { properties, tagName } = node;
	const find = (isName: (name: string) => boolean, isValue = (_value: string) => true) =>
		Object.entries(properties)
			.map(([name, value]) => isName(name) && isAddress(value) && isValue(value) && value)
			.find((value) => value !== false);
	const src = getAttribute(node, "src");
	const isPlaceholder = !isAddress(src) || PLACEHOLDER_FILE.test(src);
	const candidates = find((name) => LATE_CANDIDATES.test(name));
	let address = find((name) => LATE_ADDRESS.test(name));
	// The plug-in that would set the address is not known.
	if (!address && isPlaceholder)
		address =
			tagName === "img"
				? find((name) => name.startsWith("data-"), isPictureFile)
				: find((name) => /^data-.*src/.test(name), isWholeAddress);
	if (candidates) properties.srcSet = candidates;
	if (address) properties.src = address;
	if (candidates || address || isPlaceholder) late.add(node);
}

const widgetSchema = z.object({
	youtube_url: z.optional(z.string()),
	vimeo_url: z.optional(z.string()),
	dailymotion_url: z.optional(z.string()),
});

/** Adds the video of an Elementor widget, which creates its player by a script from settings in an attribute. */
function addWidgetVideo(widget: Element): void {
	if (walk(widget.children).some(({ tagName }) => MEDIA.test(tagName))) return;
	const { data } = widgetSchema.safeParse(parseJson(getAttribute(widget, "data-settings") ?? ""));
	const src = data?.youtube_url ?? data?.vimeo_url ?? data?.dailymotion_url;
	if (isAddress(src)) widget.children.push(element("iframe", { src }));
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const BASE = "https://base.example";

/** Returns whether a value may be the address of a file: no placeholder in the address itself, no number, no word. */
function isAddress(value: Properties[string]): value is string {
	return (
		typeof value === "string" &&
		/\/|\.[a-z]\w{1,4}(?:[?#]|$)/i.test(value) &&
		!/^(?:data|about|javascript):/i.test(value)
	);
}

function isPictureFile(address: string): boolean {
	return PICTURE_FILE.test(URL.parse(address, BASE)?.pathname ?? "");
}

function isWholeAddress(address: string): boolean {
	return /^(?:https?:)?\/\//.test(address);
}

/** Returns a player with its address, which may be that of its first source; without an address, the links in it. */
function resolvePlayer(node: Element): ElementContent[] {
	const sources = [node, ...walk(node.children).filter(({ tagName }) => tagName === "source")];
	const src = sources.map((source) => getAttribute(source, "src")).find(isAddress);
	if (!src) return walk(node.children).filter(({ tagName }) => tagName === "a");
	node.properties.src = src;
	node.children = [];
	return [node];
}

/** Returns the picture for browsers without `<picture>`, with the first source where it has no address. */
function resolvePicture({ children }: Element): ElementContent[] {
	const sources = walk(children).filter(({ tagName }) => tagName === "source");
	const srcSet = sources.map(({ properties }) => properties.srcSet).find(isAddress);
	const image = walk(children).find(({ tagName }) => tagName === "img");
	if (image && srcSet && listAddresses(image).length === 0) image.properties.srcSet = srcSet;
	const others = children.filter((child) => !isElement(child, "source"));
	return image || !srcSet ? others : [...others, element("img", { srcSet })];
}

/** Returns the fallback content of an object, which browsers show that do not support it. */
function resolveObject(node: Element): ElementContent[] {
	const { children } = node;
	if (walk(children).some(({ tagName }) => /^(?:a|iframe|video|audio)$/.test(tagName)))
		return children.filter((child) => !isElement(child, "param"));
	const parameters = walk(children).filter(
		(child) => child.tagName === "param" && /^(?:movie|src|url)$/i.test(getName(child)),
	);
	const names = ["data", "src", "data-src"].map((name) => getAttribute(node, name));
	const values = parameters.map((parameter) => getAttribute(parameter, "value"));
	const src = [...names, ...values].find(isAddress);
	if (!src) return children;
	const type = getAttribute(node, "type") ?? "";
	const alt = getLine(children) || getAttribute(node, "aria-label") || "";
	const stills = walk(children).filter(({ tagName }) => tagName === "img");
	const tagName = toTagName(src, type);
	if (tagName === "img" && stills.length > 0) return stills;
	return [element(tagName, { src, alt, title: getAttribute(node, "title") }), ...stills];
}

function getName(node: Element): string {
	return getAttribute(node, "name") ?? "";
}

function toTagName(address: string, type: string): string {
	const path = URL.parse(address, BASE)?.pathname ?? "";
	if (type.startsWith("image/") || PICTURE_FILE.test(path)) return "img";
	if (type.startsWith("audio/") || SOUND_FILE.test(path)) return "audio";
	return type.startsWith("video/") || FILM_FILE.test(path) ? "video" : "iframe";
}

function placeCopies(nodes: readonly ElementContent[], found: Found): ElementContent[] {
	const dropped = new Set<ElementContent>();
	const placed = nodes.flatMap((node, at): ElementContent[] => {
		if (!isElement(node)) return [node];
		if (node.tagName !== "noscript") {
			node.children = placeCopies(node.children, found);
			return [node];
		}
		const copies = listMedia(node.children, true);
		const beside = [findBeside(nodes, at, -1), findBeside(nodes, at, 1)];
		const twins = listMedia(beside.flatMap((one) => one ?? [])).filter((one) =>
			found.late.has(one),
		);
		const hasReal = twins.some(isReal);
		const isCopy = (copy: Element) => listAddresses(copy).some((one) => found.addresses.has(one));
		const missing = hasReal ? [] : copies.filter((copy) => !isCopy(copy));
		if (missing.length > 0) for (const twin of twins) dropped.add(twin);
		if (copies.length === 0 && walk(node.children).some(isFileLink)) return node.children;
		return missing.map((copy) => findLink(node.children, copy) ?? copy);
	});
	return dropped.size > 0 ? without(placed, dropped) : placed;
}

/** Returns whether an element links to a file, as playlists of WordPress do for browsers without scripts. */
function isFileLink(node: Element): boolean {
	const href = getAttribute(node, "href");
	const path = (href && URL.parse(href, BASE)?.pathname) || "";
	return node.tagName === "a" && (SOUND_FILE.test(path) || FILM_FILE.test(path));
}

/** Finds the link around a picture, such as the still of a video. */
function findLink(nodes: readonly ElementContent[], media: Element): Element | undefined {
	return walk(nodes).find(
		({ tagName, children }) => tagName === "a" && walk(children).includes(media),
	);
}

/** Finds the next element in that direction, scripts and styles skipped; none behind a `<noscript>`. */
function findBeside(nodes: readonly ElementContent[], from: number, step: 1 | -1) {
	for (let at = from + step; nodes[at]; at += step) {
		const node = nodes[at];
		if (isElement(node) && !/^(?:script|style)$/.test(node.tagName))
			return node.tagName === "noscript" ? undefined : node;
		if (node?.type === "text" && node.value.trim() !== "") return undefined;
	}
	return undefined;
}

function without(nodes: readonly ElementContent[], dropped: ReadonlySet<ElementContent>) {
	return nodes.flatMap((node): ElementContent[] => {
		if (dropped.has(node)) return [];
		if (isElement(node)) node.children = without(node.children, dropped);
		return [node];
	});
}

/** Lists the media of a tree, without those in `<noscript>` unless it is one. */
function listMedia(nodes: readonly ElementContent[], isInside = false): Element[] {
	return nodes.flatMap((node) => {
		if (!isElement(node) || (node.tagName === "noscript" && !isInside)) return [];
		return MEDIA.test(node.tagName) ? [node] : listMedia(node.children, isInside);
	});
}

function isReal(node: Element): boolean {
	return listAddresses(node).some((address) => !PLACEHOLDER_FILE.test(address));
}

function listAddresses({ properties: { src, srcSet } }: Element): string[] {
	const all = parseCandidates(typeof srcSet === "string" ? srcSet : "").map(
		({ address }) => address,
	);
	return [...(isAddress(src) ? [src] : []), ...all];
}

const MAX_SRCSET = 4_000;

/** Parses the candidates of a srcset, each with its width in pixels or its density. */
export function parseCandidates(srcset: string) {
	return srcset
		.slice(0, MAX_SRCSET)
		.replaceAll(/(\s[\d.]{1,9}[wx]),/g, "$1, ")
		.split(/,\s+/)
		.flatMap((candidate) => {
			const [address = "", size = "1x", ...more] = candidate.trim().split(/\s+/);
			const [, number, unit] = /^(\d{1,5}(?:\.\d{1,3})?)([wx])$/.exec(size) ?? [];
			if (!number || more.length > 0 || !isAddress(address)) return [];
			return [{ address, size: Number(number), isWidth: unit === "w" }];
		});
}
