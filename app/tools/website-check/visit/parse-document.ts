import { Parser } from "htmlparser2";
import { createLoadCollector, type Form, type Load } from "./loads.ts";

type Attributes = Readonly<Record<string, string>>;
/** What a link or a heading is read out as. */
type Named = {
	/** Its words, with the alt of its pictures, the titles of its drawings and the labels of its parts; or its `title`. */
	name: string;
	/** Whether a picture is within it. */
	hasPicture: boolean;
	/** Whether a drawing, a video or the like is within it. */
	hasDrawing: boolean;
	/** Whether it is hidden by an attribute of its own or of an element around it, or stands in `<noscript>` or `<template>`. */
	isHidden: boolean;
};
export type Heading = Named & { level: number; text: string; attributes: Attributes };
export type Link = Named & {
	href: string;
	rel: string;
	text: string;
	attributes: Attributes;
	/** Whether it stands in a `<nav>` that is not that of a footer. */
	isInMenu: boolean;
};
/** A picture, with the name of its link where it is within one. */
export type Picture = {
	src: string;
	alt: string | null;
	attributes: Attributes;
	linkName: string | null;
	isHidden: boolean;
};
export type Script = {
	src: string | null;
	attributes: Attributes;
	text: string;
	isInHead: boolean;
};
/** An element of HTML with what one reads of it. */
export type Frame = { src: string; attributes: Attributes };

/** What a page in HTML has, in the order of its source. */
export type Document = {
	/** The attribute `lang` of the root, or empty. */
	lang: string;
	/** The address by which relative ones are resolved, from the first `<base>`; null without one. */
	base: string | null;
	/** The languages of parts of the page that are no links or choices, as of an article in another language. */
	partLangs: readonly string[];
	titles: readonly string[];
	/** The attributes of each `<meta>`. */
	metas: readonly Attributes[];
	/** The attributes of each `<link>`. */
	heads: readonly Attributes[];
	headings: readonly Heading[];
	/** The links with an address, with their text, which is that of their pictures, or `aria-label`, where they have no words. */
	links: readonly Link[];
	pictures: readonly Picture[];
	scripts: readonly Script[];
	frames: readonly Frame[];
	/** Each block of JSON-LD as its value, or as the error of the parser. */
	data: readonly ({ value: unknown } | { error: string })[];
	/** The types and the properties that the elements name as microdata or RDFa. */
	microdata: { types: readonly string[]; properties: readonly string[] };
	/** The elements right below `<body>`. */
	roots: readonly { tag: string; attributes: Attributes }[];
	/** The number of forms with a field that one fills in. */
	forms: number;
	/** The forms with the fields that one fills in, also those without any. */
	formDetails: readonly Form[];
	/** What a browser with scripts loads for the page. */
	loads: readonly Load[];
	/** Whether a field asks for a password. */
	hasPassword: boolean;
	/** The visible words, with spaces between blocks. */
	text: string;
	/** The words within `<noscript>`. */
	noscript: string;
};

/** Elements whose text nobody sees. */
const HIDDEN = new Set(["script", "style", "template", "noscript", "svg", "title"]);
const BLOCKS = new Set(
	"address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table td th tr ul".split(
		" ",
	),
);
const FIELDS = new Set(["input", "textarea", "select"]);
/** Fields that one does not fill in. */
const BUTTONS = new Set(["hidden", "submit", "button", "image", "reset"]);
/** Elements that nobody sees unless scripts are off, or until a script copies them. */
const ABSENT = new Set(["noscript", "template"]);
const DRAWINGS = new Set(["svg", "video", "canvas", "object"]);
/** Elements that name a language in it, as those of a switch between languages do. */
const SWITCHES = new Set(["a", "button", "option", "span"]);
const HEADING = /^h[1-6]$/;

/** Parses a page in HTML. */
export function parseDocument(html: string): Document {
	const found = createCollector();
	const parser = new Parser(found.handler, { decodeEntities: true });
	parser.end(html);
	return found.finish();
}

function createCollector() {
	const titles: string[] = [];
	const metas: Attributes[] = [];
	const heads: Attributes[] = [];
	const headings: Heading[] = [];
	const links: Link[] = [];
	const pictures: Picture[] = [];
	const scripts: Script[] = [];
	const frames: Frame[] = [];
	const partLangs: string[] = [];
	const types: string[] = [];
	const properties: string[] = [];
	const roots: { tag: string; attributes: Attributes }[] = [];
	const open: string[] = [];
	/** Whether each of the open elements is hidden. */
	const hidden: boolean[] = [];
	const words: string[] = [];
	const noscript: string[] = [];
	const loads = createLoadCollector();
	let lang = "";
	let base: string | null = null;
	let forms = 0;
	let hasField = false;
	let hasPassword = false;
	let title: string | null = null;
	let heading: Heading | null = null;
	let link: Link | null = null;
	let script: Script | null = null;
	/** The place of the first picture of the open link. */
	let linked = 0;

	const isHidden = () => open.some((tag) => HIDDEN.has(tag));
	const isAbsent = () => hidden.at(-1) ?? false;
	const addName = (text: string) => {
		if (link) link.name += text;
		if (heading) heading.name += text;
	};
	const addSpace = (tag: string) => {
		if (!BLOCKS.has(tag)) return;
		words.push(" ");
		addName(" ");
	};

	return {
		handler: {
			onopentag(tag: string, attributes: Record<string, string>) {
				if (open.at(-1) === "body") roots.push({ tag, attributes });
				open.push(tag);
				hidden.push(isAbsent() || hides(tag, attributes));
				if (attributes["aria-label"]) addName(` ${attributes["aria-label"]}`);
				if (attributes.lang && tag !== "html" && !SWITCHES.has(tag))
					partLangs.push(attributes.lang);
				types.push(...list(attributes.itemtype), ...list(attributes.typeof));
				properties.push(...list(attributes.itemprop), ...list(attributes.property));
				for (const named of [link, heading]) {
					if (!named) continue;
					named.hasPicture ||= tag === "img";
					named.hasDrawing ||= DRAWINGS.has(tag);
				}
				addSpace(tag);
				loads.onOpenTag(tag, attributes, open);
				if (tag === "html") lang = attributes.lang ?? "";
				else if (tag === "base") base ??= attributes.href ?? null;
				else if (tag === "title" && !open.includes("svg")) title = "";
				else if (tag === "meta") metas.push(attributes);
				else if (tag === "link") heads.push(attributes);
				else if (HEADING.test(tag)) {
					const level = Number(tag.slice(1));
					heading = { level, text: "", attributes, ...createNamed(attributes, isAbsent()) };
				} else if (tag === "iframe") frames.push({ src: attributes.src ?? "", attributes });
				else if (tag === "form") hasField = false;
				else if (FIELDS.has(tag)) {
					hasField ||= !BUTTONS.has(attributes.type ?? "text");
					hasPassword ||= attributes.type?.toLowerCase() === "password";
				}
				if (tag === "script") {
					const isInHead = open.includes("head");
					script = { src: attributes.src ?? null, attributes, text: "", isInHead };
				} else if (tag === "a" && attributes.href !== undefined) {
					const { href, rel = "" } = attributes;
					const isInMenu = open.includes("nav") && !open.includes("footer");
					const text = attributes["aria-label"] ?? "";
					link = { href, rel, text, attributes, isInMenu, ...createNamed(attributes, isAbsent()) };
					linked = pictures.length;
				} else if (tag === "svg" && heading && attributes["aria-label"]) {
					heading.text += ` ${attributes["aria-label"]}`;
				} else if (tag === "img") {
					const { alt = null } = attributes;
					const src = attributes.src ?? "";
					pictures.push({ src, alt, attributes, linkName: null, isHidden: isAbsent() });
					if (alt) addName(` ${alt}`);
					if (link && alt) link.text += ` ${alt}`;
					if (heading && alt) heading.text += ` ${alt}`;
				}
			},
			ontext(text: string) {
				if (script) script.text += text;
				if (title !== null) title += text;
				if (open.includes("noscript")) noscript.push(text);
				// The title of a drawing is its alternative text.
				if (heading && open.at(-1) === "title") heading.text += ` ${text}`;
				if (open.at(-1) === "title") addName(` ${text}`);
				if (isHidden()) return;
				addName(text);
				words.push(text);
				if (heading) heading.text += text;
				if (link && !link.attributes["aria-label"]) link.text += text;
			},
			onclosetag(tag: string) {
				const at = open.lastIndexOf(tag);
				if (at >= 0) {
					open.length = at;
					hidden.length = at;
				}
				loads.onCloseTag(tag);
				addSpace(tag);
				if (tag === "title" && title !== null) {
					titles.push(collapse(title));
					title = null;
				} else if (heading && HEADING.test(tag)) {
					headings.push({ ...heading, text: collapse(heading.text), name: getName(heading) });
					heading = null;
				} else if (tag === "a" && link) {
					const name = getName(link);
					links.push({ ...link, text: collapse(link.text), name });
					for (const picture of pictures.slice(linked)) picture.linkName = name;
					link = null;
				} else if (tag === "script" && script) {
					scripts.push(script);
					script = null;
				} else if (tag === "form" && hasField) forms++;
			},
		},
		finish: (): Document => ({
			lang,
			base,
			partLangs,
			titles,
			metas,
			heads,
			headings,
			links,
			pictures,
			scripts,
			frames,
			data: scripts.flatMap(({ attributes, text }) =>
				isData(attributes) && text.trim() ? [parseData(text)] : [],
			),
			microdata: { types, properties },
			roots,
			forms,
			...loads.finish(),
			hasPassword,
			text: collapse(words.join("")),
			noscript: collapse(noscript.join(" ")),
		}),
	};
}

function createNamed(attributes: Attributes, isHidden: boolean): Named {
	return {
		name: `${attributes["aria-label"] ?? ""} `,
		hasPicture: false,
		hasDrawing: false,
		isHidden,
	};
}

function getName({ name, attributes }: Heading | Link): string {
	return collapse(name) || collapse(attributes.title ?? "");
}

function hides(tag: string, attributes: Attributes): boolean {
	return ABSENT.has(tag) || "hidden" in attributes || attributes["aria-hidden"] === "true";
}

/** Returns the first words of an attribute with several, such as `class`. */
function list(attribute = ""): readonly string[] {
	return attribute.slice(0, 500).split(/\s+/).filter(Boolean);
}

function isData({ type = "" }: Attributes): boolean {
	return type.split(";", 1)[0]?.trim().toLowerCase() === "application/ld+json";
}

/** What older software wraps data in, so that browsers without JSON-LD do not read it. */
const WRAPPERS = [
	["<!--", "-->"],
	["//<![CDATA[", "//]]>"],
	["/*<![CDATA[*/", "/*]]>*/"],
	["<![CDATA[", "]]>"],
] as const;

function unwrap(text: string): string {
	const [start, end] = WRAPPERS.find(([start]) => text.startsWith(start)) ?? ["", ""];
	return text.endsWith(end) ? text.slice(start.length, text.length - end.length) : text;
}

function parseData(text: string): Document["data"][number] {
	try {
		return { value: JSON.parse(unwrap(text.trim())) };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}

function collapse(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}
